"""Analysis: figures with intervals that hold, from games that can be read again; proposals only where chance deals."""

from __future__ import annotations

import random
from functools import cache
from pathlib import Path

import msgspec
import pytest

from fondaco import compiled
from fondaco.arena.analysis import write_html, write_markdown
from fondaco.arena.figures import Analysis, AnalysisError, Had, Picked, Share, analyse, mean_of, ratio, share_of_games
from fondaco.arena.observe import Observed, observe
from fondaco.arena.play import Pairing, play_match, play_one, schedule
from fondaco.arena.reconstruction import judge
from fondaco.arena.run import read_lines, run_all
from fondaco.arena.tasks import HERE
from fondaco.games import GAMES
from fondaco.kernel import Match
from tests.declared import declaring

GUESSED = [name for name, game in GAMES.items() if game.guesses]
# Random games of Indonesia find no end, and a plain run has no time for others.
PLAYED = [name for name in GAMES if name != "indonesia" or compiled()]


def bot_for(name: str) -> str:
    return "easy" if name == "indonesia" else "random"


@cache
def observed(name: str, games: int = 2) -> list[Observed]:
    game = GAMES[name]
    return [observe(pairing) for pairing in schedule(name, [bot_for(name)], game.seats[0], games, 4)]


# -- what is observed ---------------------------------------------------------------


@pytest.mark.parametrize("name", PLAYED)
def test_an_observed_game_is_the_game_the_arena_plays(name: str) -> None:
    pairing = Pairing(name, 5, (bot_for(name),) * GAMES[name].seats[0])
    seen, played = observe(pairing), play_one(pairing)
    assert (seen.ending, seen.scores, seen.ranks, seen.decisions) == (
        *(played.ending, played.scores, played.ranks, played.decisions),
    )
    assert seen.key == played.key
    assert sum(seen.shares()) == pytest.approx(1)


@pytest.mark.parametrize("name", declaring("traits"))
def test_every_trait_names_fields_of_its_event(name: str) -> None:
    game = GAMES[name]
    assert game.traits
    for trait in game.traits:
        assert trait.event in game.events
        assert trait.seat in trait.event.__struct_fields__
        assert trait.piece is None or trait.piece in trait.event.__struct_fields__
    assert len({trait.name for trait in game.traits}) == len(game.traits)


@pytest.mark.parametrize("name", GUESSED)
def test_every_guess_is_about_something_that_is_dealt_or_chosen_and_a_file_that_exists(name: str) -> None:
    game = GAMES[name]
    folder = Path(__file__).parents[2] / "src/fondaco/games" / name
    dealt = {trait.name for trait in game.traits if trait.dealt}
    chosen = {f"{kind.word} {argument}" for kind in game.moves.kinds for argument in kind.names}
    for guess in game.guesses:
        assert guess.subject in dealt | chosen
        assert (folder / guess.file).exists()


@pytest.mark.parametrize("name", PLAYED)
def test_what_is_chosen_was_on_offer(name: str) -> None:
    for seen in observed(name):
        for key, times in seen.chosen.items():
            assert 0 < times <= seen.offered[key]
        assert set(seen.traits[0]) <= {key for counted in seen.traits for key in counted}
        assert seen.first in range(len(seen.bots))


def test_self_play_deals_every_game_afresh_and_rivals_rotate() -> None:
    alone = list(schedule("batavia", ["easy"], 4, 8, 1))
    assert len({pairing.key for pairing in alone}) == 8
    rivals = list(schedule("batavia", ["easy", "random", "random", "random"], 4, 4, 1))
    assert len({pairing.deal for pairing in rivals}) == 1
    assert {pairing.bots.index("easy") for pairing in rivals} == {0, 1, 2, 3}


def test_a_match_of_the_arena_has_the_record_of_its_game() -> None:
    pairing = Pairing("batavia", 3, ("random", "random", "random"))
    match = play_match(pairing)
    assert match.result is not None
    assert match.result.scores == play_one(pairing).scores
    assert Match.replay(match.game, match.record).result == match.result


def test_games_are_kept_and_not_played_again(tmp_path: Path) -> None:
    pairings = list(schedule("batavia", ["random"], 3, 3, 1))
    file = tmp_path / "games.jsonl"
    first = run_all(pairings, observe, Observed, file, HERE, lambda _: None)
    file.write_bytes(file.read_bytes() + b'{"game": "bat')  # cut off
    again = run_all(pairings, _never, Observed, file, HERE, lambda _: None)
    assert first == again == read_lines(file, Observed)


def _never(pairing: Pairing) -> Observed:
    raise AssertionError(pairing)


# -- figures --------------------------------------------------------------------------


def test_intervals_hold_what_they_should() -> None:
    """Of 200 samples the interval misses the truth in about ten."""
    rng = random.Random(1)
    missed = {"wilson": 0, "ratio": 0, "mean": 0}
    for number in range(200):
        games = [rng.random() < 0.25 for _ in range(120)]
        share = share_of_games(sum(games), len(games))
        missed["wilson"] += not share.low <= 0.25 <= share.high
        sizes = [rng.randint(1, 4) for _ in range(120)]
        found = ratio([(float(sum(rng.random() < 0.3 for _ in range(size))), float(size)) for size in sizes])
        missed["ratio"] += not found.low <= 0.3 <= found.high
        if number < 60:
            mean = mean_of([rng.gauss(10, 3) for _ in range(60)], number)
            missed["mean"] += not mean.low <= 10 <= mean.high
    assert missed["wilson"] <= 20
    assert missed["ratio"] <= 20
    assert missed["mean"] <= 9


def test_decisions_of_one_game_are_not_counted_as_if_they_were_apart() -> None:
    """Ten games that always choose alike tell no more than ten decisions."""
    alike = ratio([(100.0, 100.0), (0.0, 100.0)] * 5)
    apart = ratio([(1.0, 1.0), (0.0, 1.0)] * 500)
    assert alike.share == apart.share == 0.5
    assert alike.high - alike.low > 5 * (apart.high - apart.low)


@pytest.mark.parametrize("name", PLAYED)
def test_all_figures_are_shares_with_intervals_around_them(name: str) -> None:
    found = analyse(observed(name))
    shares = [*found.by_seat, *found.by_order, *found.endings.values()]
    shares += [each.won for had in found.traits.values() for each in had]
    shares += [each.picked for pieces in found.pieces.values() for each in pieces]
    for share in shares:
        assert 0 <= share.low <= share.share <= share.high <= 1
    assert sum(share.share for share in found.by_order) == pytest.approx(1, abs=0.001)
    assert found.decisions.least <= found.decisions.low <= found.decisions.high <= found.decisions.most
    assert set(GAMES[name].endings[1:]) <= set(found.endings)


def test_games_of_different_numbers_of_seats_are_refused() -> None:
    small, large = (observe(pairing) for seats in (3, 4) for pairing in schedule("batavia", ["random"], seats, 1, 4))
    for games, code in (([small, large], "seats-differ"), ([large, small], "seats-differ"), ([], "no-games")):
        with pytest.raises(AnalysisError) as caught:
            analyse(games)
        assert caught.value.code == code


def test_pages_hold_every_figure() -> None:
    games = observed("borneo")
    found = analyse(games)
    verdict = judge(found)
    page, text = write_html(found, verdict, games), write_markdown(found, verdict)
    for heading in ("Does the reconstruction play well?", "Corrections to try", "First moves", "Who wins: mission"):
        assert heading in page
        assert heading in text
    assert page.count("<img ") >= 5
    assert "<script" not in page
    assert msgspec.json.decode(msgspec.json.encode(found), type=Analysis) == found


# -- the reconstruction -------------------------------------------------------------------


NO_PIECES = "no card, place or good is always chosen"  # of which the made-up figures have none


def share(value: float, around: float = 0.01, cases: int = 5000) -> Share:
    return Share(value, max(0.0, value - around), min(1.0, value + around), cases)


def with_figures(**changes: object) -> Analysis:
    fair = analyse(observed("borneo"))
    plain = {
        "by_order": (share(0.33),) * 3,
        "even": 0.33,
        "endings": {"ports": share(0.9), "cards": share(0.1)},
        "tallied": {"monopoly": share(0.5), "quota": share(0.5)},
        "words": (Picked("lay", share(0.6)),),
        "traits": {"dealt": ()},
        "pieces": {},
    }
    return msgspec.structs.replace(fair, **(plain | changes))


def test_a_sound_reconstruction_passes() -> None:
    verdict = judge(with_figures(traits={"dealt": (Had("E01", share(0.1), share(0.34), share(0.4)),)}))
    assert all(check.holds for check in verdict.checks if check.name != NO_PIECES)
    assert verdict.proposals == ()


def test_too_few_games_neither_clear_nor_blame() -> None:
    """Two random games show next to nothing, and nothing is claimed."""
    few = {check.name: check.holds for check in judge(analyse(observed("borneo"))).checks}
    assert few["nothing that is dealt decides"] is None
    assert few["the game ends in more than one way"] is not False
    assert next(holds for name, holds in few.items() if "order of play" in name) is not True


@pytest.mark.parametrize(
    ("failing", "changes"),
    [
        ("order of play", {"by_order": (share(0.45), share(0.3), share(0.25))}),
        ("ends in more than one way", {"endings": {"ports": share(1.0), "cards": share(0.0)}}),
        ("all happen", {"tallied": {"monopoly": share(0.95), "quota": share(0.05)}}),
        ("kind of move", {"words": (Picked("lay", share(0.99)),)}),
        (
            "card, place or good",
            {"pieces": {"lay port": (Picked("tidore", share(0.99)), Picked("bantam", share(0.1)))}},
        ),
        ("dealt decides", {"traits": {"dealt": (Had("E01", share(0.1), share(0.5), share(0.5)),)}}),
    ],
)
def test_each_promise_can_fail(failing: str, changes: dict[str, object]) -> None:
    broken = [check.name for check in judge(with_figures(**changes)).checks if check.holds is False]
    assert len(broken) == 1
    assert failing in broken[0]


def test_corrections_are_proposed_for_what_is_dealt_and_for_what_is_always_or_never_chosen() -> None:
    dealt = (Had("E01", share(0.1), share(0.5), share(0.5)), Had("E02", share(0.1), share(0.2), share(0.2)))
    ports = (Picked("tidore", share(0.99)), Picked("bantam", share(0.3)), Picked("ambon", share(0.0001, 0.001)))
    verdict = judge(with_figures(traits={"dealt": dealt}, pieces={"lay port": ports}))
    proposed = {each.piece: each.change for each in verdict.proposals}
    assert proposed == {
        "E01": "one flag less on top",
        "E02": "one flag more on top",
        "tidore": "room for one card more",
        "ambon": "room for one card less",
    }


def test_what_winners_happen_to_have_proves_nothing() -> None:
    completed = (Had("each3", share(0.2), share(0.7), share(0.7)), Had("each1", share(0.2), share(0.2), share(0.2)))
    assert judge(with_figures(traits={"dealt": (), "mission": completed})).proposals == ()


def test_a_few_cases_prove_nothing_either() -> None:
    rare = (Had("E01", share(0.1), share(0.9, cases=20), share(0.9)),)
    assert judge(with_figures(traits={"dealt": rare})).proposals == ()


def test_many_cards_compared_need_more_to_stand_out() -> None:
    """What would stand out alone may be the luckiest of sixty."""
    lucky = Had("E01", share(0.1), share(0.40, 0.035), share(0.4))
    rest = tuple(Had(f"E{number:02}", share(0.1), share(0.33), share(0.33)) for number in range(2, 61))
    assert [each.piece for each in judge(with_figures(traits={"dealt": (lucky,)})).proposals] == ["E01"]
    assert judge(with_figures(traits={"dealt": (lucky, *rest)})).proposals == ()


def test_a_stronger_bot_that_plays_otherwise_withdraws_a_correction() -> None:
    never = with_figures(pieces={"lay port": (Picked("tidore", share(0.3)), Picked("ambon", share(0.0001, 0.001)))})
    for chosen, stands in ((0.15, False), (0.001, True)):
        stronger = with_figures(pieces={"lay port": (Picked("ambon", share(chosen, 0.1, cases=30)),)})
        assert [each.stands for each in judge(never, stronger).proposals] == [stands]
    silent = with_figures(pieces={"lay port": (Picked("ambon", share(0.5, 0.3, cases=4)),)})
    assert [each.stands for each in judge(never, silent).proposals] == [None]
    assert [each.stands for each in judge(never).proposals] == [None]


def test_a_stronger_bots_few_hands_neither_bear_out_nor_withdraw() -> None:
    dealt = with_figures(traits={"dealt": (Had("E01", share(0.1), share(0.5), share(0.5)),)})
    for cases, won, stands in ((12, 0.9, None), (12, 0.1, None), (400, 0.9, True), (400, 0.1, False)):
        hands = Had("E01", share(0.1), share(won, cases=cases), share(won))
        assert [each.stands for each in judge(dealt, with_figures(traits={"dealt": (hands,)})).proposals] == [stands]
