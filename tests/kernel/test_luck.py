"""HOUSE-2: seeds, commitments, and the luck of each move."""

from __future__ import annotations

import hashlib
import secrets
import struct

import pytest

from fondaco.games.batavia import GAME
from fondaco.kernel import Match, OptionError, Record, RecordError, State, verify
from fondaco.kernel.playing.luck import commitment, deal_luck, fresh_seed, seed_of
from tests.games.batavia.table import at, dealt, now, play, table


def test_house_2_1_the_seed_has_32_bytes_from_the_secure_generator(monkeypatch: pytest.MonkeyPatch) -> None:
    assert len(fresh_seed()) == 32
    assert fresh_seed() != fresh_seed()
    monkeypatch.setattr(secrets, "token_bytes", lambda size: b"\x07" * size)
    assert Match(GAME, 3).seed == b"\x07" * 32


@pytest.mark.parametrize("seed", [b"", b"x", bytes(31), bytes(33)])
def test_house_2_1_a_seed_of_another_size_is_refused(seed: bytes) -> None:
    with pytest.raises(OptionError) as caught:
        Match(GAME, 3, seed)
    assert (caught.value.code, caught.value.facts) == ("seed-size", {"wanted": 32, "found": len(seed)})
    assert Record.read(Match(GAME, 3, bytes(32)).record.write()).seed == bytes(32)


def test_house_2_1_the_commitment_is_the_sha_256_of_the_seed() -> None:
    match = Match(GAME, 4)
    assert match.commitment == commitment(match.seed) == hashlib.sha256(match.seed).hexdigest()
    assert match.record.commitment == match.commitment


def test_house_2_1_no_view_and_no_event_shows_the_seed() -> None:
    match = Match(GAME, 3)
    for seat in (-1, 0, 1, 2):
        assert match.seed.hex() not in str((match.view(seat), match.events(seat), match.legal(seat)))


def test_house_2_2_with_the_seed_anybody_can_deal_the_match_again() -> None:
    match = dealt(3, 9, first_auctioneer="seat1")
    play(match, "B bid 2", "C pass", "A pass", "B draw", "C draw", "A draw")
    assert GAME.dump(verify(GAME, Record.read(match.record.write())).state) == GAME.dump(match.state)


def test_house_2_2_an_exchanged_seed_is_noticed() -> None:
    match = dealt(3, 9)
    text = match.record.write().replace(match.seed.hex(), seed_of(10).hex())
    with pytest.raises(RecordError) as caught:
        verify(GAME, Record.read(text))
    assert caught.value.code == "record-commitment"


def test_house_2_3_the_luck_of_a_move_comes_from_seed_and_number_alone() -> None:
    """The definition, so that others can check it: SHA-256 of "fondaco/1", the seed and four bytes of the number."""
    seed = bytes(range(32))
    for ply in (0, 1, 255, 70_000):
        s = State()
        s.below(5)
        deal_luck(s, seed, ply)
        digest = hashlib.sha256(b"fondaco/1" + seed + struct.pack(">I", ply)).digest()
        assert list(s.luck) == list(struct.unpack(">4I", digest[:16]))


def test_house_2_3_taking_back_and_playing_again_never_changes_the_luck() -> None:
    match = at(table())
    play(match, "A draw")
    first = (now(match), match.events(0))
    for _ in range(3):
        match.undo()
        play(match, "A draw")
        assert (now(match), match.events(0)) == first


def test_house_2_3_what_came_before_does_not_change_the_luck_of_a_move() -> None:
    """Two ways to the third move: the same die comes though the moves differ."""
    lots = []
    for moves in (("B bid 1", "C pass", "A pass"), ("B bid 9", "C pass", "A pass")):
        match = dealt(3, 12, first_auctioneer="seat1")
        play(match, *moves, "B draw")
        lots.append(now(match)["hand"][1])
    assert lots[0] == lots[1]


def test_house_2_3_each_move_has_luck_of_its_own() -> None:
    words = set()
    for ply in range(200):
        s = State()
        deal_luck(s, seed_of(1), ply)
        words.add(tuple(s.luck))
    assert len(words) == 200


def test_seeds_for_trials_are_spread_from_numbers() -> None:
    assert len({seed_of(number) for number in range(100)}) == 100
    assert all(len(seed_of(number)) == 32 for number in (-1, 0, 10**30))
