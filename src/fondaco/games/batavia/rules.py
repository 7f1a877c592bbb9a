"""Batavia's rules, in the order of the rulebook; BAT-x.y are the paragraphs of docs/rules/batavia.md."""

from __future__ import annotations

from fondaco.games.batavia import bot, data, moves, redeal
from fondaco.games.batavia.data import COMPANY_NAMES, GOOD_NAMES, QUICK_START, TILE_NAMES
from fondaco.games.batavia.state import State
from fondaco.kernel.errors import Refusal
from fondaco.kernel.moves import KIND
from fondaco.kernel.rules import Rules as BaseRules
from fondaco.kernel.state import State as BaseState

OVER, AUCTION, ACTION, PLAY, CONVERSION = data.OVER, data.AUCTION, data.ACTION, data.PLAY, data.CONVERSION
BID, PASS, DRAW, LAY = moves.BID, moves.PASS, moves.DRAW, moves.LAY
SAIL, HEX, CONVERT, KEEP = moves.SAIL, moves.HEX, moves.CONVERT, moves.KEEP
COMPANIES, GOODS, SPACES, BLOCK, FINAL_HEX = data.COMPANIES, data.GOODS, data.SPACES, data.BLOCK, data.FINAL_HEX
NOBODY, NO_TILE = data.NOBODY, data.NO_TILE
CONVERSION_GOLD = data.CONVERSION_GOLD
PIRATES_AT = data.PIRATES_AT
MAJORITY_GOLD = data.MAJORITY_GOLD
TIE_GOLD = data.TIE_GOLD
LAST_TILE, LAST_BLOCK = range(2)  # the choices of the option `reveal`
BY_FINAL_HEX = 1  # the one ending


# -- BAT-1 Set-up -------------------------------------------------------------


def set_up(s: State) -> None:
    """BAT-1"""
    for seat in range(s.seats):
        s.bills[seat] = data.BILLS  # BAT-1.1
    if s.quick_start:
        lay_quick_start(s)
    else:
        lay_stations(s)
    for company in range(COMPANIES):
        s.deck[company] = data.SHIPS_OF_A_COMPANY
    for seat in range(s.seats):
        for _ in range(data.OPENING_HAND):  # BAT-1.6
            s.hand[seat * 5 + s.take(s.deck, COMPANIES)] += 1
        if s.heard is not None:
            s.heard.append(moves.Dealt(seat, data.OPENING_HAND, hand_of(s, seat)))
    if s.first_auctioneer == 0:  # BAT-1.8
        s.auctioneer = s.below(s.seats)
    else:
        s.auctioneer = s.first_auctioneer - 1
    begin_round(s)


def lay_stations(s: State) -> None:
    """BAT-1.2, BAT-1.3, BAT-1.4: shuffled goods of each company, one tile of each company in every block."""
    for company in range(COMPANIES):
        for good in range(GOODS):
            s.track[1 + good * BLOCK + company] = company * GOODS + good
    redeal.shuffle_stations(s, 0)
    s.shown = data.OPENING_STATIONS


def lay_quick_start(s: State) -> None:
    """BAT-1.5: a fixed order, all face up."""
    for space in range(1, SPACES + 1):
        s.track[space] = QUICK_START[space - 1]
    s.shown = SPACES


# -- BAT-2 Round --------------------------------------------------------------


def begin_round(s: State) -> None:
    """BAT-2.1, BAT-3.1: the die is rolled and the lot turned up."""
    s.round += 1
    die = s.below(6) + 1
    turned = [0] * 5
    for _ in range(die):
        ship = draw_ship(s)
        if ship < 0:
            break  # BAT-11.2
        turned[ship] += 1
        s.lot[ship] += 1
    if s.heard is not None:
        s.heard.append(moves.LotTurned(s.auctioneer, die, ships(turned), ships(s.lot)))
    s.bidding = (1 << s.seats) - 1
    s.phase = AUCTION
    s.turn(s.left_of(s.auctioneer))  # BAT-3.2


def begin_actions(s: State) -> None:
    """BAT-2.1: one action each, from the first player clockwise."""
    s.bid = 0
    s.bidder = NOBODY
    s.bidding = 0
    s.to_act = s.seats
    s.phase = ACTION
    s.turn(s.ship)


def end_action(s: State) -> None:
    """BAT-2.2, BAT-2.3, BAT-2.4"""
    check_pirates(s)
    s.laid = 0
    s.to_act -= 1
    if s.to_act > 0:
        s.phase = ACTION
        s.turn(s.left_of(s.actor))
    elif s.hex == NOBODY:
        s.auctioneer = s.ship
        begin_round(s)
    else:
        score(s)


# -- BAT-3 Auction ------------------------------------------------------------


class Phase:
    """A chapter in which somebody decides: what is on offer, and what a move does."""

    def offer(self, s: State) -> None:
        raise NotImplementedError

    def apply(self, s: State, kind: int, value: int) -> None:
        raise NotImplementedError

    def why_not(self, s: State, kind: int, value: int) -> Refusal:
        raise NotImplementedError


class Auction(Phase):
    """BAT-3: everyone bids bills of exchange for the lot and the right to go first."""

    def offer(self, s: State) -> None:
        s.offer(PASS)  # BAT-3.4: even the first bidder may pass
        s.offer_range(BID, s.bid + 1, s.bills[s.actor], 1)  # BAT-3.3

    def apply(self, s: State, kind: int, value: int) -> None:
        if kind == BID:
            s.bid = value
            s.bidder = s.actor
            if s.heard is not None:
                s.heard.append(moves.Bid(s.actor, value))
        else:
            s.bidding &= ~(1 << s.actor)  # BAT-3.4: out of this auction
            if s.heard is not None:
                s.heard.append(moves.Passed(s.actor))
        if s.bidding == 0:
            leave_unsold(s)  # BAT-3.5
        elif s.bidder != NOBODY and s.bidding == 1 << s.bidder:
            sell(s)  # BAT-3.5
        else:
            seat = s.left_of(s.actor)
            while not (s.bidding >> seat) & 1:
                seat = s.left_of(seat)
            s.turn(seat)

    def why_not(self, s: State, kind: int, value: int) -> Refusal:
        if kind != BID:
            return moves.BidOrPass()
        if value <= s.bid:
            return moves.BidTooLow(s.bid)
        return moves.TooFewBills(s.bills[s.actor])


def sell(s: State) -> None:
    """BAT-3.6, BAT-3.7: the price goes round the others from the left; ship and lot go to the winner."""
    winner = s.bidder
    if s.heard is not None:
        s.heard.append(moves.Sold(winner, s.bid, ships(s.lot)))
    s.bills[winner] -= s.bid
    rest = s.bid
    seat = s.left_of(winner)
    for others in range(s.seats - 1, 0, -1):
        share = (rest + others - 1) // others  # those nearer to the left get one more
        rest -= share
        s.bills[seat] += share
        if s.heard is not None and share > 0:
            s.heard.append(moves.Paid(winner, seat, share))
        seat = s.left_of(seat)
    for company in range(COMPANIES):
        s.hand[winner * 5 + company] += s.lot[company]
        s.known[winner * 5 + company] += s.lot[company]
        s.lot[company] = 0
    s.ship = winner
    begin_actions(s)


def leave_unsold(s: State) -> None:
    """BAT-3.8, BAT-3.9: the lot stays; the first player too, or in the very first auction the auctioneer."""
    if s.ship == NOBODY:
        s.ship = s.auctioneer
    if s.heard is not None:
        s.heard.append(moves.Unsold(s.ship))
    begin_actions(s)


# -- BAT-4 Actions ------------------------------------------------------------


class Action(Phase):
    """BAT-4.1: draw two cards, or begin a play by laying a card."""

    def offer(self, s: State) -> None:
        s.offer(DRAW)  # BAT-4.1: always allowed
        if can_play(s):
            offer_cards(s)

    def apply(self, s: State, kind: int, value: int) -> None:
        if kind == LAY:
            s.phase = PLAY
            lay(s, value)
        else:
            draw_two(s)
            end_action(s)

    def why_not(self, s: State, kind: int, value: int) -> Refusal:
        if kind in (BID, PASS):
            return moves.NoAuctionNow()
        if kind in (CONVERT, KEEP):
            return moves.NothingToConvert()
        if kind != LAY:
            return moves.CardsFirst()
        if s.hand[s.actor * 5 + value] == 0:
            return moves.NoSuchCard(COMPANY_NAMES[value])
        return moves.NoMajorityPossible() if s.hex == NOBODY else moves.LastRoundNeedsTile()


def draw_two(s: State) -> None:
    """BAT-4.2"""
    drawn = [0] * 5
    count = 0
    for _ in range(2):
        ship = draw_ship(s)
        if ship >= 0:
            drawn[ship] += 1
            s.hand[s.actor * 5 + ship] += 1
            count += 1
    if s.heard is not None:
        s.heard.append(moves.Drew(s.actor, count, ships(drawn)))


def can_play(s: State) -> bool:
    """BAT-4.5, BAT-4.6: a card to lay, and a hand that could bring a majority (`State.can_lead` has both cases)."""
    return s.hand_size(s.actor) > 0 and s.can_lead(s.actor)


def offer_cards(s: State) -> None:
    """BAT-4.4: any number, one by one."""
    mine = s.actor * 5
    for company in range(COMPANIES):
        if s.hand[mine + company] > 0:
            s.offer(LAY + company)


def lay(s: State, company: int) -> None:
    """BAT-4.4, BAT-5.3"""
    mine = s.actor * 5 + company
    s.hand[mine] -= 1
    if s.known[mine] > 0:
        s.known[mine] -= 1
    s.table[mine] += 1
    s.marker[company] += 1
    s.cannon += 1
    s.laid += 1
    if s.heard is not None:
        s.heard.append(moves.Laid(s.actor, COMPANY_NAMES[company]))
    count_majority(s, s.actor, company)


# -- BAT-5 Majority, seals, markers -------------------------------------------


def count_majority(s: State, seat: int, company: int) -> None:
    """BAT-5.1, BAT-5.2: after a player got ships: strictly most takes the seal, a tie sends it to the board."""
    ships = s.table[seat * 5 + company]
    if ships > s.most[company]:
        s.most[company] = ships
        give_seal(s, company, seat)
    elif ships == s.most[company] and ships > 0:
        give_seal(s, company, NOBODY)


def give_seal(s: State, company: int, holder: int) -> None:
    if s.seal[company] == holder:
        return
    s.seal[company] = holder
    if s.heard is not None:
        if holder == NOBODY:
            s.heard.append(moves.SealReturned(COMPANY_NAMES[company]))
        else:
            s.heard.append(moves.SealTaken(holder, COMPANY_NAMES[company]))


# -- BAT-6 Moving and storing -------------------------------------------------


class Play(Phase):
    """BAT-4.3, BAT-6: more cards, or name a company whose seal is held and sail."""

    def offer(self, s: State) -> None:
        offer_cards(s)
        mine = s.actor
        seals = 0
        tiles_ahead = 0
        for company in range(COMPANIES):
            if s.seal[company] == mine:
                seals += 1
                if s.ahead(mine, company) > 0:  # BAT-6.3
                    s.offer(SAIL + company)
                    tiles_ahead += 1
        if seals > 0 and tiles_ahead == 0 and s.hex == NOBODY:
            s.offer(HEX)  # BAT-9.1

    def apply(self, s: State, kind: int, value: int) -> None:
        if kind == LAY:
            lay(s, value)
        elif kind == SAIL:
            sail(s, value)
        else:
            take_hex(s)

    def why_not(self, s: State, kind: int, value: int) -> Refusal:
        if kind in (BID, PASS):
            return moves.NoAuctionNow()
        if kind == DRAW:
            return moves.OneActionOnly()
        if kind == LAY:
            return moves.NoSuchCard(COMPANY_NAMES[value])
        if kind == SAIL:
            if s.seal[value] != s.actor:
                return moves.NotYourSeal(COMPANY_NAMES[value])
            return moves.NoTileAhead(COMPANY_NAMES[value])
        if kind == HEX:
            for company in range(COMPANIES):
                if s.seal[company] == s.actor and s.ahead(s.actor, company) > 0:
                    return moves.TileComesFirst(COMPANY_NAMES[company])
            return moves.NoMajorityYet() if s.hex == NOBODY else moves.LastRoundNeedsTile()
        return moves.NothingToConvert()


def sail(s: State, company: int) -> None:
    """BAT-6.2, BAT-6.4, BAT-6.5: to the nearest tile of the company; take it and store a crate."""
    space = s.ahead(s.actor, company)
    if space > s.shown:
        reveal_stations(s)  # BAT-6.7
    tile = s.track[space]
    s.track[space] = NO_TILE
    s.merchant[s.actor] = space
    s.tiles[s.actor * 5 + company] += 1
    s.box[tile] = s.actor
    if s.heard is not None:
        s.heard.append(moves.Sailed(s.actor, space, COMPANY_NAMES[company], GOOD_NAMES[tile - company * GOODS]))
    if space == s.shown or (s.reveal == LAST_BLOCK and space > s.shown - BLOCK):
        reveal_stations(s)  # BAT-6.6, BAT-6.9
    if s.tiles[s.actor * 5 + company] == 1:
        s.phase = CONVERSION  # BAT-7.1
    else:
        end_action(s)


def reveal_stations(s: State) -> None:
    """BAT-6.6: turn up the next five, if there are any."""
    if s.shown == SPACES:
        return
    s.shown += BLOCK
    if s.heard is not None:
        tiles = tuple([TILE_NAMES[s.track[space]] for space in range(s.shown - BLOCK + 1, s.shown + 1)])
        s.heard.append(moves.StationsRevealed(s.shown - BLOCK + 1, s.shown, tiles))


# -- BAT-7 Converting tiles to gold -------------------------------------------


class Conversion(Phase):
    """BAT-7: after a tile of a company not held before, one tile of each company may become gold."""

    def offer(self, s: State) -> None:
        s.offer(CONVERT)
        s.offer(KEEP)  # BAT-7.5

    def apply(self, s: State, kind: int, value: int) -> None:
        if kind == CONVERT:
            convert(s)
        elif s.heard is not None:
            s.heard.append(moves.Kept(s.actor))
        end_action(s)

    def why_not(self, s: State, kind: int, value: int) -> Refusal:
        return moves.ConvertOrKeep()


def convert(s: State) -> None:
    """BAT-7.2, BAT-7.3, BAT-7.4"""
    given = [0] * 5
    count = 0
    for company in range(COMPANIES):
        if s.tiles[s.actor * 5 + company] > 0:
            s.tiles[s.actor * 5 + company] -= 1
            given[company] = 1
            count += 1
    s.gold[s.actor] += CONVERSION_GOLD[count]
    if s.heard is not None:
        s.heard.append(moves.Converted(s.actor, ships(given), CONVERSION_GOLD[count]))


# -- BAT-8 Pirates ------------------------------------------------------------


def check_pirates(s: State) -> None:
    """BAT-8.1 to BAT-8.4: one attack, on the company with most ships or on all that tie for it."""
    if s.cannon < PIRATES_AT[s.seats]:
        return
    most = 0
    for company in range(COMPANIES):
        most = max(most, s.marker[company])
    attacked = [0] * 5
    sunk = 0
    for company in range(COMPANIES):
        if s.marker[company] == most:
            attacked[company] = 1
            sunk += most
            for seat in range(s.seats):
                s.table[seat * 5 + company] = 0
            s.discard[company] += most
            s.marker[company] = 0
            s.most[company] = 0
    s.cannon -= sunk
    if s.heard is not None:
        s.heard.append(moves.PiratesAttacked(ships(attacked), sunk))
    for company in range(COMPANIES):
        if attacked[company]:
            give_seal(s, company, NOBODY)


# -- BAT-9 End of the game ----------------------------------------------------


def take_hex(s: State) -> None:
    """BAT-9.1, BAT-9.3: no crate, no conversion."""
    s.merchant[s.actor] = FINAL_HEX
    s.hex = s.actor
    if s.heard is not None:
        s.heard.append(moves.HexReached(s.actor))
    end_action(s)


# -- BAT-10 Scoring -----------------------------------------------------------


def score(s: State) -> None:
    """BAT-10"""
    show_hands(s)
    score_goods(s)
    score_bills(s)
    s.gold[s.hex] += data.FINAL_HEX_GOLD  # BAT-10.4
    if s.heard is not None:
        s.heard.append(moves.HexScored(s.hex, data.FINAL_HEX_GOLD))
    score_seals(s)
    s.phase = OVER
    s.ending = BY_FINAL_HEX
    s.deciding = 0


def show_hands(s: State) -> None:
    """BAT-10.1: all hand cards go face up, then the seals are assigned."""
    for seat in range(s.seats):
        if s.heard is not None:
            s.heard.append(moves.HandShown(seat, hand_of(s, seat)))
        for company in range(COMPANIES):
            s.table[seat * 5 + company] += s.hand[seat * 5 + company]
            s.marker[company] += s.hand[seat * 5 + company]
            s.cannon += s.hand[seat * 5 + company]
            s.hand[seat * 5 + company] = 0
            s.known[seat * 5 + company] = 0
    for company in range(COMPANIES):
        s.most[company] = 0
        holder = NOBODY
        for seat in range(s.seats):
            if s.table[seat * 5 + company] > s.most[company]:
                s.most[company] = s.table[seat * 5 + company]
                holder = seat
            elif s.table[seat * 5 + company] == s.most[company]:
                holder = NOBODY
        give_seal(s, company, holder)


def score_goods(s: State) -> None:
    """BAT-10.2: most crates of a good; tied players get the tie value each."""
    for good in range(GOODS):
        crates = [0] * 5
        for company in range(COMPANIES):
            if s.box[company * GOODS + good] != NOBODY:
                crates[s.box[company * GOODS + good]] += 1
        most = 0
        for seat in range(s.seats):
            most = max(most, crates[seat])
        if most == 0:
            continue
        leaders = [seat for seat in range(s.seats) if crates[seat] == most]
        gold = MAJORITY_GOLD[good] if len(leaders) == 1 else TIE_GOLD[good]
        for seat in leaders:
            s.gold[seat] += gold
        if s.heard is not None:
            s.heard.append(moves.GoodScored(GOOD_NAMES[good], tuple(leaders), gold))


def score_bills(s: State) -> None:
    """BAT-10.3"""
    most = 0
    for seat in range(s.seats):
        most = max(most, s.bills[seat])
    leaders = [seat for seat in range(s.seats) if s.bills[seat] == most]
    gold = data.MOST_BILLS_GOLD if len(leaders) == 1 else data.TIED_BILLS_GOLD
    for seat in leaders:
        s.gold[seat] += gold
    if s.heard is not None:
        s.heard.append(moves.BillsScored(tuple(leaders), most, gold))


def score_seals(s: State) -> None:
    """BAT-10.5"""
    for seat in range(s.seats):
        held = [0] * 5
        gold = 0
        for company in range(COMPANIES):
            if s.seal[company] == seat:
                held[company] = 1
                gold += data.SEAL_GOLD
        s.gold[seat] += gold
        if s.heard is not None and gold > 0:
            s.heard.append(moves.SealsScored(seat, ships(held), gold))


# -- BAT-11 Draw pile ---------------------------------------------------------


def draw_ship(s: State) -> int:
    """BAT-11.1, BAT-11.2: the top card; -1 if there is none even among the discards."""
    ship = s.take(s.deck, COMPANIES)
    if ship >= 0:
        return ship
    count = 0
    for company in range(COMPANIES):
        count += s.discard[company]
        s.deck[company] = s.discard[company]
        s.discard[company] = 0
    if s.heard is not None and count > 0:
        s.heard.append(moves.DeckReshuffled(count))
    return s.take(s.deck, COMPANIES)


# -----------------------------------------------------------------------------


def ships(counts: list[int]) -> tuple[str, ...]:
    """Counts by company as names, for events."""
    names: list[str] = []
    for company in range(COMPANIES):
        names += [COMPANY_NAMES[company]] * counts[company]
    return tuple(names)


def hand_of(s: State, seat: int) -> tuple[str, ...]:
    """A hand as names, for events."""
    return ships([s.hand[seat * 5 + company] for company in range(COMPANIES)])


PHASES: list[Phase] = [Phase(), Auction(), Action(), Play(), Conversion()]


class Rules(BaseRules):
    """Batavia behind the kernel's contract."""

    def new(self) -> State:
        return State()

    def setup(self, s: BaseState) -> None:
        assert isinstance(s, State)
        set_up(s)

    def offer(self, s: BaseState) -> None:
        assert isinstance(s, State)
        s.clear()
        phase: Phase = PHASES[s.phase]
        phase.offer(s)

    def apply(self, s: BaseState, move: int) -> None:
        assert isinstance(s, State)
        phase: Phase = PHASES[s.phase]
        phase.apply(s, move & KIND, move & 0xFFFF)

    def why_not(self, s: BaseState, move: int) -> Refusal:
        assert isinstance(s, State)
        phase: Phase = PHASES[s.phase]
        return phase.why_not(s, move & KIND, move & 0xFFFF)

    def copy(self, s: BaseState) -> State:
        assert isinstance(s, State)
        return s.copy()

    def redeal(self, s: BaseState, seat: int, forget: bool) -> None:
        assert isinstance(s, State)
        redeal.redeal(s, seat, forget)

    def score(self, s: BaseState, seat: int) -> int:
        """BAT-10.6: equal gold is a shared victory, so the standing is the score."""
        assert isinstance(s, State)
        state: State = s
        return state.gold[seat]

    def evaluate(self, s: BaseState, seat: int) -> float:
        assert isinstance(s, State)
        return bot.evaluate(s, seat)

    def candidates(self, s: BaseState) -> None:
        assert isinstance(s, State)
        s.clear()
        phase: Phase = PHASES[s.phase]
        phase.offer(s)
        bot.thin(s)
