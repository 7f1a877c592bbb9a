"""Encrypting and signing a push, against the example of the RFC and other programs."""

import http_ece
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02

from fondaco.server.notify.channels import web_push
from fondaco.server.notify.channels.web_push import base64_of, bytes_of

# RFC 8291, appendix A
TEXT = b"When I grow up, I want to be a watermelon"
SENDER = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
BROWSER = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"
BROWSER_POINT = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
SECRET, SALT = "BTBZMqHH6r4Tts7J_aSIgg", "DGv6ra1nlYgDCS1FRnbzlw"
ENCRYPTED = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml"
    "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
    "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def key_of(text: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(bytes_of(text), "big"), ec.SECP256R1())


def test_the_example_of_the_rfc_comes_out_to_the_byte() -> None:
    parts = (bytes_of(SALT), TEXT, bytes_of(BROWSER_POINT), bytes_of(SECRET))
    assert base64_of(web_push.encrypt_with(key_of(SENDER), *parts)) == ENCRYPTED


@pytest.mark.parametrize("length", [1, 41, 4079, 5000])
def test_the_browser_reads_what_was_encrypted_for_it(length: int) -> None:
    browser, data = key_of(BROWSER), bytes(range(256)) * 20
    body = web_push.encrypt(data[:length], web_push.point_of(browser), bytes_of(SECRET))
    assert body != web_push.encrypt(data[:length], web_push.point_of(browser), bytes_of(SECRET))
    read = http_ece.decrypt(body, private_key=browser, auth_secret=bytes_of(SECRET), version="aes128gcm")
    assert read == data[:length]


@pytest.mark.parametrize("point", [b"", b"\4" + bytes(64), bytes_of(BROWSER_POINT)[:-1]])
def test_a_point_that_is_none_is_refused(point: bytes) -> None:
    with pytest.raises(ValueError, match=r"."):
        web_push.encrypt(TEXT, point, bytes_of(SECRET))


def test_others_take_the_signature_for_ours() -> None:
    claims = {"sub": "mailto:house@play.example", "exp": 2_000_000_000, "aud": "https://push.example"}
    header = web_push.authorization(key_of(SENDER), claims)
    assert Vapid02.verify(header)
    token = header.removeprefix("vapid t=").partition(",k=")[0]
    head, said, signature = token.split(".")
    assert bytes_of(head) == b'{"typ":"JWT","alg":"ES256"}'
    assert bytes_of(said) == b'{"aud":"https://push.example","exp":2000000000,"sub":"mailto:house@play.example"}'
    forged = f"vapid t={head}.{base64_of(bytes_of(said) + b' ')}.{signature},k={header.partition(',k=')[2]}"
    assert not Vapid02.verify(forged)
