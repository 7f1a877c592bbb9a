### Spice Islands: the player aid and the coach.

## Player aid

spice_islands-aid-goal = Have the most cash. Treasuries and shares are worth nothing at the end: only what was paid out to you counts.
spice_islands-aid-roll = **Roll { $dice } dice.** Purple ones come first; each other one is one action of its colour, whoever the ships belong to.
spice_islands-aid-buy = **Purple:** everybody, beginning with you, may buy the top share of one stack.
spice_islands-aid-merchant = **Green, blue, yellow:** load a piece in port (a ship holds { $hold }), or sail one space: with goods to the Islands, with spice to Europe.
spice_islands-aid-pirate = **Black:** sail, or attack a merchant ship in the same space: one die and one more for each piece aboard; each skull takes a piece, more skulls than pieces sink the ship.
spice_islands-aid-navy = **Orange:** sail, or attack the pirates in the same way. The first to move a navy or pirate ship without a captain becomes captain.
spice_islands-aid-step = **Or a step** on a track of the die’s colour: election, dividend, for black mutiny. On { $trigger } it happens at once.
spice_islands-aid-free = **A captain** has one more action of the pawn’s colour, once a turn.
spice_islands-aid-good-pays-more = A good pays { $good } $ to the company of its own colour and { $freight } $ to that of the ship. * { $sunk } $ for each pirate share in the players’ hands.
spice_islands-aid-income = What the bank pays for each piece
spice_islands-aid-event = Event
spice_islands-aid-treasury = Treasury
spice_islands-aid-captain = Captain
spice_islands-aid-good = good delivered
spice_islands-aid-spice = spice delivered
spice_islands-aid-loot = sold in Madagascar
spice_islands-aid-half = see split
spice_islands-aid-recovered = recovered
spice_islands-aid-sunk = pirates sunk
spice_islands-aid-prices = Shares of each colour
spice_islands-aid-price = Price
spice_islands-aid-how-many = How many
spice_islands-aid-dividend = **Dividend** on { $trigger }: the treasury divided by the shares that players hold, rounded down. Then all these shares and the captain go back.
spice_islands-aid-election = **Election** on { $trigger }: one die for the step, one for the captain, one for each share. The highest single die wins; the captain wins ties.
spice_islands-aid-mutiny = **Mutiny** on { $trigger }: the same dice; most skulls win.
spice_islands-aid-split = **Pirates in Madagascar:** the captain takes half of their treasury, rounded up; the other half goes to the pirate shares of the others. Then shares and captain go back. (Two players: all to the shares.)
spice_islands-aid-end = At once, when all goods of one colour ({ $pieces }) or all spices ({ $pieces }) are out of the game. No last dividend is paid.
spice_islands-aid-tie = Equal cash: more captains, then more shares.
spice_islands-aid-trap-shares = Shares and treasuries are worth nothing at the end.
spice_islands-aid-trap-back = A dividend takes all shares of that colour away, yours too.
spice_islands-aid-trap-colour = The money for a good goes by the colour of the good, not of the ship.
spice_islands-aid-trap-empty = A merchant ship does not sail empty and never turns round.
spice_islands-aid-trap-new = A captain you win in your own turn acts from your next turn on.
spice_islands-aid-trap-port = No mutiny in Madagascar: the marker stops one step before.
spice_islands-aid-trap-others = Your purple dice let the others buy as well.

## Coach

spice_islands-coach-purchase = A share earns when its organisation pays a dividend, and gives you a die in its elections. Cheap shares pay as much as dear ones: buy where a treasury is filling.
spice_islands-coach-action = Each die is one action with the organisation of its colour, whoever has its shares. Bring money where you hold shares or are captain, and use the other dice so that they help nobody too much.
spice_islands-coach-captain = A captain’s free action is one more action of that colour. You have only one in a turn, however many captains you hold.
spice_islands-coach-plunder = The attack hit, and you say what the pirates take. Every piece sells for the same in Madagascar, so take what hurts the others or hastens the end.
spice_islands-coach-overflow = The pirates’ hold is full, and what does not fit is out of the game. Think of how close each colour is to being used up.
spice_islands-coach-recovery = The navy takes a piece back and is paid for it, whatever the piece is. Each piece leaves the game, so count what is left of that colour.
spice_islands-coach-harbour = The ship goes to a port, and both are equally near. Send it where it can be loaded with what suits you.
spice_islands-coach-move-attack = You may attack now: you roll one die, and one more for each piece aboard, and every skull is a hit. A skull is one face in six, so a laden ship is the better target.
spice_islands-coach-move-election = A step on the election track can make you captain, when it reaches its last space. Your shares and the step itself give you dice, so take the last step yourself.
spice_islands-coach-move-dividend = A step on the dividend track turns a treasury into cash for the shares, when it reaches its last space. Afterwards the shares are gone, so let it happen when the treasury is full and many of the shares are yours.
spice_islands-coach-move-captain = You hold a captain, so you have one action without a die each turn. Use it before the turn ends.
