### Batavia: the player aid and the coach.

## Player aid

batavia-aid-goal = Have the most gold. It comes from tiles you convert during the game, and at the end from warehouses, seals, bills and the Final Hex.
batavia-aid-auction = **Auction.** A die says how many ships are for sale. Bid bills for the lot; the winner takes the ships, acts first, and hands the price out to the others, bill by bill from the left.
batavia-aid-draw = **Action: draw** two cards,
batavia-aid-lay = **or play:** lay one or more ships. Afterwards you must have the seal of at least one company: more of its ships on the table than anybody else.
batavia-aid-sail = **Then sail** to the next station of a company whose seal you have. Take the tile and store a crate in the warehouse of its good.
batavia-aid-convert = **Then convert,** if you like and if the tile is your first of that company: give up one tile of each company you have.
batavia-aid-pirates = **After every action:** once the ships on the table reach { $few } ({ $many } with four or five players), pirates sink all ships of the largest company.
batavia-aid-conversion = Converting tiles
batavia-aid-companies = Companies
batavia-aid-gold = Gold
batavia-aid-warehouses = Most crates of a good, at the end
batavia-aid-good = Good
batavia-aid-alone = Alone
batavia-aid-shared = Shared
batavia-aid-hands = All lay down their hands first, and the seals move accordingly. No pirates come.
batavia-aid-seals = Each seal: { $gold } gold.
batavia-aid-bills = Most bills: { $gold } gold, if shared { $tied } each.
batavia-aid-hex = Final Hex: { $gold } gold.
batavia-aid-end = Whoever must sail and has no station ahead for any of their seals takes the Final Hex. The round is finished; after that, play only if a seal still leads to a station.
batavia-aid-trap-tie = A shared lead is nobody’s: the seal goes back to the board.
batavia-aid-trap-tiles = Tiles you still have at the end are worth nothing.
batavia-aid-trap-each = Converting takes one tile of every company you have; you cannot keep one back.
batavia-aid-trap-first = A second tile of the same company blocks converting on that turn.
batavia-aid-trap-back = Merchants only go forward, and always to the nearest station of the company.
batavia-aid-trap-pay = Your bid pays the others: a high price makes them strong in the next auction.
batavia-aid-trap-pirates = Pirates sink the ships of everybody in that company, and its seal is gone.

## Coach

batavia-coach-auction = The auction sells the ships of the lot together with the right to act first. Bills are not gold, but those you spend go to the others and buy the next lots.
batavia-coach-action = Draw to collect ships, or lay some to win a seal and sail this turn. Look for a company whose next station is useful and in which nobody has many ships.
batavia-coach-play = Every ship you lay stays on the table and defends a majority, but it also brings the pirates closer. Lay as few as you need for the seal you want.
batavia-coach-conversion = You may turn one tile of each company you have into gold now, or wait for more companies. Each further company makes all of them worth more, but tiles that are left at the end bring nothing.
batavia-coach-move-sail = You have a seal, so you may sail to the next station of its company. The crate stays in the warehouse for the final majority, so look at the good as well as at the company.
batavia-coach-move-hex = None of your seals leads to a station any more, so this play takes the Final Hex. That begins the last round: it pays to do so when you are ahead.
