"""Whether a game whose cards or map are partly reconstructed plays well, and what to correct, as data."""

from __future__ import annotations

import statistics

from msgspec import Struct
from msgspec.structs import replace

from fondaco.arena.figures import Analysis, Share
from fondaco.arena.tally import Z
from fondaco.games import find
from fondaco.kernel import Guess

RARE_ENDING = 0.02
RARE_EVENT = 0.2
DOMINANT = 0.95  # what is nearly always chosen when there are others
DEAD = 0.005  # what is hardly ever
FAR = 0.03  # what wins so much more or less than others that chance deals, the whole interval included
NARROW = 0.05  # an interval half as wide can show it
TOO_FEW = 200  # cases to speak of
ENOUGH_TO_REFUTE = 20  # to see that something is chosen after all takes few
SELDOM = 0.02
SEAT = 0.05  # an order of play may be so far from even


class Check(Struct, frozen=True):
    """A promise of the reconstruction, whether it holds (None: too few games to say), and by which figures."""

    name: str
    holds: bool | None
    figures: str


class Proposal(Struct, frozen=True):
    """A correction to try: which fact of which file, for which piece, and why."""

    file: str
    field: str
    subject: str
    piece: str
    change: str
    share: Share
    usual: float
    stands: bool | None = (
        None  # whether a stronger bot's games bear it out; None where they were not asked or say nothing
    )


class Reconstruction(Struct, frozen=True):
    """The verdict on a game."""

    game: str
    checks: tuple[Check, ...]
    proposals: tuple[Proposal, ...]


def judge(analysis: Analysis, stronger: Analysis | None = None) -> Reconstruction:
    """The verdict; games of a stronger bot tell a fault of the cards from a habit of the first."""
    game = find(analysis.game)
    proposals = [proposal for guess in game.guesses for proposal in _proposals(analysis, guess)]
    if stronger is not None:
        proposals = [replace(proposal, stands=_stands(proposal, stronger)) for proposal in proposals]
    return Reconstruction(
        game=game.name,
        checks=tuple(check for check in _checks(analysis) if check is not None),
        proposals=tuple(proposals),
    )


def _stands(proposal: Proposal, stronger: Analysis) -> bool | None:
    """Whether the stronger bot, too, always or never chooses it, or wins more or less with it."""
    for each in stronger.traits.get(proposal.subject, ()):
        if each.name == proposal.piece:
            if each.won.cases < TOO_FEW:
                return None
            if each.won.low <= stronger.even <= each.won.high:
                return False
            return (each.won.share > stronger.even) == (proposal.share.share > proposal.usual)
    for piece in stronger.pieces.get(proposal.subject, ()):
        if piece.name == proposal.piece and piece.picked.cases >= ENOUGH_TO_REFUTE:
            never = proposal.share.share < proposal.usual
            return piece.picked.share < SELDOM if never else piece.picked.share > 1 - SELDOM
    return None


def _checks(analysis: Analysis) -> tuple[Check | None, ...]:
    return (
        *(_order(analysis), _endings(analysis), _events(analysis)),
        *(_dominance(analysis), _dominant_pieces(analysis), _luck(analysis)),
    )


def _order(analysis: Analysis) -> Check:
    unfair = [share for share in analysis.by_order if max(share.low - analysis.even, analysis.even - share.high) > 0]
    worst = max(abs(share.share - analysis.even) for share in analysis.by_order)
    told = ", ".join(f"{share.share:.1%} ({share.low:.1%} - {share.high:.1%})" for share in analysis.by_order)
    name = f"no place in the order of play is more than {SEAT:.0%} from even"
    holds: bool | None = not unfair or worst < SEAT
    if holds and any(share.high - share.low > 2 * SEAT for share in analysis.by_order):
        holds = None
    return Check(name, holds, f"wins from the first to move on: {told}")


def _endings(analysis: Analysis) -> Check:
    common = [ending for ending, share in analysis.endings.items() if share.share >= RARE_ENDING]
    told = ", ".join(f"{name} {share.share:.1%} (up to {share.high:.1%})" for name, share in analysis.endings.items())
    unseen = [share for share in analysis.endings.values() if share.share < RARE_ENDING]
    holds: bool | None = len(common) > 1
    if not holds and any(share.high >= RARE_ENDING for share in unseen):
        holds = None
    return Check("the game ends in more than one way", holds, told)


def _events(analysis: Analysis) -> Check | None:
    """Borneo: monopolies and quotas are the two ends of a port."""
    if len(analysis.tallied) < 2:
        return None
    told = ", ".join(f"{name} {share.share:.1%}" for name, share in analysis.tallied.items())
    holds = all(share.low > RARE_EVENT for share in analysis.tallied.values())
    return Check(f"all happen: {', '.join(analysis.tallied)}", holds, told)


def _luck(analysis: Analysis) -> Check | None:
    """What is dealt at random should not decide."""
    dealt = [trait.name for trait in find(analysis.game).traits if trait.dealt]
    if not any(analysis.traits.get(name) for name in dealt):
        return None
    far = [
        f"{name} {each.name} {each.won.share:.1%}"
        for name in dealt
        for each in analysis.traits.get(name, ())
        if _is_far(each.won, analysis.even, len(analysis.traits[name]))
    ]
    told = ", ".join(far) or f"nothing is surely more than {FAR:.0%} from even"
    known = all(
        _can_tell(each.won, len(analysis.traits[name])) for name in dealt for each in analysis.traits.get(name, ())
    )
    return Check("nothing that is dealt decides", False if far else True if known else None, told)


def _is_far(share: Share, usual: float, compared: int) -> bool:
    """Whether all of the interval, widened for as many pieces as are compared (Bonferroni), lies too far off."""
    if share.cases < TOO_FEW:
        return False
    wider = _wider(compared)
    low, high = share.share - wider * (share.share - share.low), share.share + wider * (share.high - share.share)
    return low > usual + FAR or high < usual - FAR


def _wider(compared: int) -> float:
    return statistics.NormalDist().inv_cdf(1 - 0.025 / max(1, compared)) / Z


def _can_tell(share: Share, compared: int) -> bool:
    """Whether the widened interval is narrow enough to see a piece that decides."""
    return share.cases >= TOO_FEW and _wider(compared) * (share.high - share.low) / 2 <= NARROW


def _dominance(analysis: Analysis) -> Check:
    """A bot's habits look the same: compare with a stronger one before a rule is blamed."""
    found = [each for each in analysis.words if each.picked.low > DOMINANT and each.picked.cases >= TOO_FEW]
    told = ", ".join(f"{each.name} {each.picked.share:.1%}" for each in analysis.words) or "no choice between kinds"
    known = any(each.picked.cases >= TOO_FEW for each in analysis.words)
    holds = not found if known else None
    return Check("no kind of move is always chosen", holds, f"chosen when on offer beside others: {told}")


def _dominant_pieces(analysis: Analysis) -> Check:
    found = [
        f"{group} {each.name} {each.picked.share:.1%}"
        for group, pieces in analysis.pieces.items()
        for each in pieces
        if each.picked.low > DOMINANT and each.picked.cases >= TOO_FEW
    ]
    known = any(each.picked.cases >= TOO_FEW for pieces in analysis.pieces.values() for each in pieces)
    told = ", ".join(found) or "none above 95%"
    return Check("no card, place or good is always chosen", not found if known else None, told)


def _proposals(analysis: Analysis, guess: Guess) -> list[Proposal]:
    """For what chance deals: pieces that win too much or too little; for what is chosen: those always or never taken.

    That cards are not chosen alike is what cards are for; and what winners happen to have proves nothing.
    """
    found = []
    for each in analysis.traits.get(guess.subject, ()):
        if guess.piece in (None, each.name) and _is_far(each.won, analysis.even, len(analysis.traits[guess.subject])):
            change = guess.too_strong if each.won.share > analysis.even else guess.too_weak
            found.append(_propose(guess, each.name, change, each.won, analysis.even))
    pieces = [each for each in analysis.pieces.get(guess.subject, ()) if each.picked.cases >= TOO_FEW]
    for piece in pieces:
        usual = round(statistics.median(other.picked.share for other in pieces), 4)
        if piece.picked.low > DOMINANT:
            found.append(_propose(guess, piece.name, guess.too_strong, piece.picked, usual))
        elif piece.picked.high < DEAD:
            found.append(_propose(guess, piece.name, guess.too_weak, piece.picked, usual))
    return found


def _propose(guess: Guess, piece: str, change: str, share: Share, usual: float) -> Proposal:
    return Proposal(guess.file, guess.field, guess.subject, piece, change, share, usual)
