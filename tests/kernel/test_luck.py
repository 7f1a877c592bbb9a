"""HOUSE-2: seeds, commitments, and the luck of each move."""

from __future__ import annotations

import hashlib
import random
import secrets
import struct

import pytest

from fondaco.games import GAMES
from fondaco.games.batavia import GAME
from fondaco.kernel import Match, OptionError, Record, RecordError, State, verify
from fondaco.kernel.playing.luck import SECURE, commitment, deal_luck, fresh_seed, seed_of
from fondaco.kernel.playing.stream import Stream
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


# -- luck of matches that people play -------------------------------------------


def words_of(seed: bytes, ply: int, count: int) -> list[int]:
    """The definition of docs/record.md, so that others can check it."""
    blocks = [hashlib.sha256(b"fondaco/2" + seed + struct.pack(">II", ply, block)).digest() for block in range(count)]
    return list(struct.unpack(f">{8 * count}I", b"".join(blocks)))[:count]


def test_luck_2_is_sha_256_counted_on() -> None:
    seed = bytes(range(32))
    for ply in (0, 1, 70_000):
        stream = Stream(seed, ply)
        assert [stream.word() for _ in range(50)] == words_of(seed, ply, 50)


@pytest.mark.parametrize("bound", [1, 6, 110, 1_500_000_000])
def test_luck_2_draws_fairly_and_by_the_definition(bound: int) -> None:
    s, seed = State(), seed_of(4)
    deal_luck(s, seed, 3, SECURE)
    words = iter(words_of(seed, 3, 100))
    for _ in range(20):
        product = next(words) * bound
        while product % 2**32 < 2**32 % bound:
            product = next(words) * bound
        assert s.below(bound) == product >> 32


def random_match(name: str, luck: int, seed: int = 5) -> Match:
    game = GAMES[name]
    match, rng = Match(game, max(game.seats), seed, luck=luck), random.Random(seed)
    while not match.over and match.ply < 150:
        seat = match.deciding[0]
        match.play_move(seat, rng.choice(match.offers(seat)))
    return match


@pytest.mark.parametrize("name", GAMES)
def test_luck_2_is_told_by_the_record_which_verifies(name: str) -> None:
    match = random_match(name, SECURE)
    text = match.record.write()
    assert "\nluck 2\n" in text
    again = verify(match.game, Record.read(text))
    assert again.luck == SECURE
    assert match.game.dump(again.state) == match.game.dump(match.state)
    states = [match.game.dump(s) for s in match.states()]
    assert states[-1] == match.game.dump(match.state)


@pytest.mark.parametrize("name", GAMES)
def test_records_without_the_line_keep_the_luck_they_had(name: str) -> None:
    match = random_match(name, 1)
    text = match.record.write()
    assert "luck" not in text.split("commitment")[0]
    assert verify(match.game, Record.read(text)).luck == 1
    other = Match.replay(match.game, Record.read(text.replace("commitment", "luck 2\ncommitment")), 0)
    if match.ply and any(ply.is_lucky for ply in match.plies):
        assert match.game.dump(next(iter(match.states()))) != match.game.dump(other.state)


@pytest.mark.parametrize("version", ["0", "3", "x", "1 2"])
def test_an_unknown_luck_is_refused_by_its_line(version: str) -> None:
    text = dealt(3, 9).record.write().replace("commitment", f"luck {version}\ncommitment")
    with pytest.raises(RecordError) as caught:
        Record.read(text)
    assert caught.value.facts["line"] == text.splitlines().index(f"luck {version}") + 1


def test_luck_2_moves_on_the_words_by_which_a_lucky_move_is_known() -> None:
    """HOUSE-1.6: a move that drew luck is final."""
    match = random_match("batavia", SECURE)
    quick = random_match("batavia", 1)
    assert any(ply.is_lucky for ply in match.plies)
    assert any(ply.is_lucky for ply in quick.plies)
    assert match.state.script is None


def test_house_2_3_luck_2_is_the_same_when_a_move_is_played_again() -> None:
    match = random_match("spice_islands", SECURE)
    before = match.game.dump(match.state)
    last = match.plies[-1]
    match.rewind(match.ply - 1)
    match.play_move(last.seat, last.move)
    assert match.game.dump(match.state) == before
