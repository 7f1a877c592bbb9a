"""What a seat cannot know, dealt afresh: other hands, the decks, secret discards; when forgetting, captures too.

Picks, payments, kept cards and missions are seen by all (BOR-13.3), so perfect memory knows every capture. When the
discards have been shuffled, a player who saw a card discarded knows that it was in the new deck: nobody can have it
who has not drawn since, and this too is kept.
"""

from __future__ import annotations

from fondaco.games.borneo import data
from fondaco.games.borneo.rules.phase import ATTACK, PAYMENT
from fondaco.games.borneo.state import State


def redeal(s: State, seat: int, forget: bool) -> None:
    """BOR-13; seat -1 is a spectator. At the end nothing that counts is hidden any more."""
    if s.deciding == 0:
        return
    if forget:
        shuffle_unseen(s, seat, 0, data.CARDS)
        shuffle_unseen(s, seat, data.CARDS, data.PIECES)
        count_captures(s)
        redeal_missions(s, seat)
    else:
        redeal_cards(s, seat)
    gather_hands(s, seat)
    while not attack_can_go_on(s, seat):
        if forget:
            shuffle_unseen(s, seat, 0, data.CARDS)
            count_captures(s)
        else:
            redeal_cards(s, seat)
        gather_hands(s, seat)


def attack_can_go_on(s: State, seat: int) -> bool:
    """BOR-6.2: an attacker has shown to hold a card of the colour."""
    if s.phase != ATTACK or s.attack_cards > 0 or s.active == seat:
        return True
    return (s.colours_in_hand(s.active) >> (s.attacker // data.ROW)) & 1 == 1


# -- Perfect memory -----------------------------------------------------------


def redeal_cards(s: State, seat: int) -> None:
    """Unknown cards change places, but those known to come from the last shuffle stay with such cards' places."""
    fresh = [0] * data.CARDS  # cards the seat knows to have been in the deck when it was last shuffled
    fresh_cards = 0
    other = [0] * data.CARDS  # all other unknown cards
    others = 0
    origins = [0] * data.ORIGINS  # how those of them that were in it came there
    secret = [0] * data.CARDS
    secrets = 0
    for card in range(data.CARDS):
        if is_unknown(s, seat, s.place[card]):
            if s.origin[card] == data.SHUFFLED_OPENLY or (s.origin[card] == data.SHUFFLED_BY + seat and seat >= 0):
                fresh[fresh_cards] = card
                fresh_cards += 1
                continue
            other[others] = card
            others += 1
            origins[s.origin[card]] += 1
    for origin in range(data.NOT_SHUFFLED + 1, data.ORIGINS):
        for _ in range(origins[origin]):
            secret[secrets] = origin
            secrets += 1
    places = [0] * data.CARDS  # first the places of cards from the last shuffle, then the rest
    news = list_places(s, seat, places)
    shuffle(s, places, news)
    shuffle(s, other, others)
    shuffle(s, secret, secrets)
    for number in range(fresh_cards):
        s.place[fresh[number]] = places[number]
    for number in range(others):
        s.place[other[number]] = places[fresh_cards + number]
        s.origin[other[number]] = secret[number] if number < secrets else data.NOT_SHUFFLED


def is_unknown(s: State, seat: int, place: int) -> bool:
    """The deck, other hands, and what others discarded in secret."""
    if data.DISCARDED_BY <= place < data.IN_HAND:
        return place != data.DISCARDED_BY + seat or seat < 0
    if data.IN_HAND <= place < data.CAPTURED:
        return place != data.IN_HAND + seat or seat < 0
    return place == data.IN_DECK


def list_places(s: State, seat: int, places: list[int]) -> int:
    """The places of unknown cards, those of cards from the last shuffle first; how many of these there are.

    Which of a player's hand and secret discards came from the shuffle the others cannot know: it is dealt afresh.
    """
    held = [0] * data.MAX_PLAYERS
    dropped = [0] * data.MAX_PLAYERS
    new = [0] * data.MAX_PLAYERS
    in_deck = [0] * 2  # not from the shuffle, from it
    news = count_unknown(s, seat, held, dropped, new, in_deck)
    head = in_deck[1]
    tail = news + in_deck[0]
    for number in range(head):
        places[number] = data.IN_DECK
    for number in range(news, tail):
        places[number] = data.IN_DECK
    for player in range(s.seats):
        for left in range(held[player] + dropped[player], 0, -1):
            place = data.IN_HAND + player if left > dropped[player] else data.DISCARDED_BY + player
            if s.below(left) < new[player]:
                new[player] -= 1
                places[head] = place
                head += 1
            else:
                places[tail] = place
                tail += 1
    return news


def count_unknown(s: State, seat: int, held: list[int], dropped: list[int], new: list[int], in_deck: list[int]) -> int:
    """Unknown cards by hand and by secret discards, how many of both are from the last shuffle; how many in all are."""
    news = 0
    for card in range(data.CARDS):
        place = s.place[card]
        if not is_unknown(s, seat, place):
            continue
        fresh = 1 if s.origin[card] != data.NOT_SHUFFLED else 0
        news += fresh
        if data.IN_HAND <= place < data.CAPTURED:
            held[place - data.IN_HAND] += 1
            new[place - data.IN_HAND] += fresh
        elif place >= data.DISCARDED_BY:
            dropped[place - data.DISCARDED_BY] += 1
            new[place - data.DISCARDED_BY] += fresh
        else:
            in_deck[fresh] += 1
    return news


# -- Without memory -----------------------------------------------------------


def shuffle_unseen(s: State, seat: int, first: int, end: int) -> None:
    """All cards, or all ports, that the seat does not see now change places."""
    pieces = [0] * data.PIECES
    places = [0] * data.PIECES
    count = 0
    for piece in range(first, end):
        if is_unseen(s, seat, s.place[piece]) and not is_shown(s, piece):
            pieces[count] = piece
            places[count] = s.place[piece]
            count += 1
    shuffle(s, places, count)
    for number in range(count):
        s.place[pieces[number]] = places[number]
        if first == 0:
            s.origin[pieces[number]] = data.NOT_SHUFFLED


def is_shown(s: State, piece: int) -> bool:
    """A port on the table, even if it has an owner already (in a split) or is out of the game (at the end)."""
    for slot in range(data.OPEN_PORTS):
        if piece == data.CARDS + s.port[slot]:
            return True
    return False


def is_unseen(s: State, seat: int, place: int) -> bool:
    """Everything but the table, the own hand and the own captures; who is paying keeps the goods to pay with."""
    if place >= data.ON_TABLE:
        return place == data.REMOVED
    if place >= data.CAPTURED:
        return place != data.CAPTURED + seat and not (s.phase == PAYMENT and s.deciding == 1 << (place - data.CAPTURED))
    return place < data.IN_HAND or place != data.IN_HAND + seat


def count_captures(s: State) -> None:
    """BOR-4.4: singles and doubles as the captures now are."""
    s.singles = [0] * (data.MAX_PLAYERS * data.GOODS)
    s.doubles = [0] * (data.MAX_PLAYERS * data.GOODS)
    for piece in range(data.PIECES):
        if data.CAPTURED <= s.place[piece] < data.ON_TABLE:
            if data.UNITS[piece] == 2:
                s.doubles[(s.place[piece] - data.CAPTURED) * data.GOODS + data.GOOD[piece]] += 1
            else:
                s.singles[(s.place[piece] - data.CAPTURED) * data.GOODS + data.GOOD[piece]] += 1


def redeal_missions(s: State, seat: int) -> None:
    """BOR-13.2: the others' missions lie face down; how many each has can be seen."""
    kinds = [0] * data.MISSIONS
    owners = [0] * data.MISSIONS
    count = 0
    for player in range(s.seats):
        if player == seat:
            continue
        for kind in range(data.MISSION_KINDS):
            while s.done[player * data.MISSION_KINDS + kind] > 0:
                s.done[player * data.MISSION_KINDS + kind] -= 1
                kinds[count] = kind
                owners[count] = player
                count += 1
    shuffle(s, kinds, count)
    for number in range(count):
        s.done[owners[number] * data.MISSION_KINDS + kinds[number]] += 1


# -----------------------------------------------------------------------------


def shuffle(s: State, numbers: list[int], count: int) -> None:
    """Fisher and Yates."""
    for last in range(count - 1, 0, -1):
        chosen = s.below(last + 1)
        numbers[last], numbers[chosen] = numbers[chosen], numbers[last]


def gather_hands(s: State, seat: int) -> None:
    """Put the hands of the others together as the places of the cards say."""
    for player in range(s.seats):
        if player != seat:
            s.hand_size[player] = 0
    for card in range(data.CARDS):
        player = s.place[card] - data.IN_HAND
        if 0 <= player < data.MAX_PLAYERS and player != seat:
            s.hand[player * data.HAND_ROOM + s.hand_size[player]] = card
            s.hand_size[player] += 1
