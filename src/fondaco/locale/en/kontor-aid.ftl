### Kontor: the player aid and the coach.

## Player aid

kontor-aid-goal = Have the most points. You get them by closing yards in which your warehouses are stronger, and by guarding the largest ones at the end.
kontor-aid-choose = **1 Choose** a hand card in secret, both at the same time; or pass and take a florin.
kontor-aid-tax = **2 Harbour tax.** A card with the florin costs the other player { $tax } florin. Who cannot pay takes the card back and is out of this round.
kontor-aid-first = **3 The higher value** goes first and does everything that follows, then the other does.
kontor-aid-ship = **4 Ship symbol:** you may move the ship to any other canal, and then remove one quay card beside it that shows the ship too.
kontor-aid-lay = **5 Lay** your card beside any other; the harbour has at most { $size } spaces.
kontor-aid-yards = **6 Yards.** The goods on a quay become your warehouses there. A yard without a free space beside it is closed and scored.
kontor-aid-income = **7 Income.** A canal brings a florin. Draw a card of the sort you laid.
kontor-aid-difference = **Who wins a yard:** compare wine, spices and tea one by one. The greatest lead in a single good takes it.
kontor-aid-goods = If these leads are equal: who leads in more goods.
kontor-aid-circle = If that is equal too: wine beats spices, spices beat tea, tea beats wine.
kontor-aid-hand = You hold { $quay } quay and { $canal } canal cards, and start with { $florins } florins.
kontor-aid-crane = **Crane:** only its owner may lay quay cards beside it.
kontor-aid-point = A yard you win: 1 point and your guardian on it, at once.
kontor-aid-bonus = At the end: 1 point for each of the { $yards } largest guarded yards of both players. If two are the same size, the one nearer to the anchor counts as larger.
kontor-aid-struck = Yards equal in size and distance are all left out.
kontor-aid-tie = Equal points: more florins win.
kontor-aid-end = At once when all { $spaces } spaces are filled; also after { $idle } rounds without a card laid, or { $stale } in which the harbour did not grow. Open yards give nothing.
kontor-aid-trap-edge = There is no edge until a direction has { $rows } rows or columns: until then the space outside is free and keeps a yard open.
kontor-aid-trap-sum = The sum of your warehouses does not count, only the lead in one good.
kontor-aid-trap-florin = Without a florin you lose your round to any card that taxes you.
kontor-aid-trap-balance = If everything is balanced nobody gets the yard.
kontor-aid-trap-ship = Safe from the ship: quay cards without its symbol, canals, closed yards.
kontor-aid-trap-crane = A crane brings no warehouse, but it counts for the size.
kontor-aid-trap-last = When the last space is filled the other player does not act any more.

## Coach

kontor-coach-buying = Before each round you may buy an unknown special card for florins. It does not replace a card of your hand, and florins also pay the harbour tax, so keep one.
kontor-coach-showing = Both of you want the last special card: the higher card that is shown buys it. The cards go back to the hands, so showing a high one costs you nothing but the secret.
kontor-coach-choosing = You both choose at the same time, and the higher value goes first. Ask yourself which yard is about to close, who leads it, and whether you want to act before or after the other.
kontor-coach-shipping = Your card shows the ship, so you may sail to any other canal before you lay. Go where a quay card with the ship symbol gives the other player a lead in an open yard.
kontor-coach-removing = You may take one card beside the ship out of the harbour; its warehouses go with it. Removing your own card is allowed too, but rarely wise.
kontor-coach-laying = Your card goes to any free space beside another card. A quay card adds warehouses to the yards it touches, a canal closes them: close what you lead, and keep open what you do not.
