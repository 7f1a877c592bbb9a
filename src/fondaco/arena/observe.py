"""One game between bots, looked at closely: openings, what each seat had and did, what was chosen of what there was."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from fondaco.arena.play import Ended, Pairing, Thinking
from fondaco.kernel import Amount, Event, Game, Match


class Observed(Ended, frozen=True):
    """What came of a game, and of whom to say what.

    `chosen` and `offered` count decisions by a move's word ("lay") where several words were on offer, and by word,
    argument and piece ("lay port tidore") where several pieces were.
    """

    first: int  # the seat that moved first, of those who choose at the same time the lowest
    openings: tuple[str, ...]  # each seat's first move that was a choice
    traits: tuple[dict[str, int], ...]  # by seat: how often
    offered: dict[str, int]
    chosen: dict[str, int]
    tallied: dict[str, int]  # the events that the game wants counted


def observe(pairing: Pairing) -> Observed:
    """Play a game and count."""
    table = Thinking(pairing)
    game = table.game
    match = Match(game, len(pairing.bots), pairing.deal)
    counts = Counts(game, match.seats)
    while not match.over:
        seat = match.deciding[0]
        offers = match.offers(seat)
        move = table.choose(match.state, seat)
        table.check()
        counts.note(seat, offers, move)
        match.play_move(seat, move)
    for event in told(match):
        counts.hear(event)
    result = match.result
    assert result is not None
    return Observed(
        game=game.name,
        deal=pairing.deal,
        bots=pairing.bots,
        ending=result.ending,
        scores=result.scores,
        ranks=result.ranks,
        decisions=match.ply,
        first=match.plies[0].seat,
        openings=tuple(counts.openings),
        traits=tuple(_sorted(counted) for counted in counts.traits),
        offered=_sorted(counts.offered),
        chosen=_sorted(counts.chosen),
        tallied=_sorted(counts.tallied),
    )


def _sorted(counted: Counter[str]) -> dict[str, int]:
    """In the same order in every process: sets of texts have another one in each."""
    return dict(sorted(counted.items()))


def told(match: Match) -> Iterator[Event]:
    """Everything that happened to a seat: what the deal told each seat of itself, and then whole, hidden or not."""
    for seat in range(match.seats):
        yield from (event for event in match.events(seat)[0] if getattr(event, "seat", None) == seat)
    for ply in match.plies:
        yield from ply.events


class Counts:
    """Counts while a game goes on."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        self.openings = [""] * seats
        self.traits: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.offered: Counter[str] = Counter()
        self.chosen: Counter[str] = Counter()
        self.tallied: Counter[str] = Counter()
        self._spelt: dict[int, tuple[str, dict[str, str], str]] = {}

    def note(self, seat: int, offers: Sequence[int], move: int) -> None:
        """A decision."""
        if len(offers) == 1:
            return
        word, pieces, notation = self._spell(move)
        if not self.openings[seat]:
            self.openings[seat] = notation
        spelt = [self._spell(offer) for offer in offers]
        words = {each[0] for each in spelt}
        if len(words) > 1:
            self.offered.update(words)
            self.chosen[word] += 1
        self._note_pieces(spelt, word, pieces)

    def _note_pieces(self, spelt: list[tuple[str, dict[str, str], str]], word: str, pieces: dict[str, str]) -> None:
        for name, piece in pieces.items():
            others = {each[1][name] for each in spelt if each[0] == word}
            if len(others) > 1:
                self.offered.update(f"{word} {name} {other}" for other in others)
                self.chosen[f"{word} {name} {piece}"] += 1

    def hear(self, event: Event) -> None:
        if type(event) in self.game.tallied:
            self.tallied[event.message()] += 1
        for trait in self.game.traits:
            if type(event) is not trait.event:
                continue
            seat = getattr(event, trait.seat)
            found = None if trait.piece is None else getattr(event, trait.piece)
            names = found if isinstance(found, tuple) else [found]
            for name in names:
                self.traits[seat][trait.name if name is None else f"{trait.name} {name}"] += 1

    def _spell(self, move: int) -> tuple[str, dict[str, str], str]:
        """Word, pieces by the name of the argument (amounts left out), notation."""
        if move not in self._spelt:
            spelt = self.game.moves.spell(move)
            kind = spelt.kind
            pieces = {
                name: word
                for name, argument, word in zip(kind.names, kind.arguments, spelt.words, strict=True)
                if not isinstance(argument, Amount)
            }
            self._spelt[move] = (kind.word, pieces, spelt.notation)
        return self._spelt[move]
