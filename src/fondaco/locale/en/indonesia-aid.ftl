### Indonesia: the player aid and the coach.

## Player aid

indonesia-aid-goal = Have the most money after three eras. Companies earn by selling goods to cities over somebody’s ships.
indonesia-aid-era = **1 New era,** when no deeds are left or all are of one type: each founds a city, new deeds come. Every year the pile becomes cash.
indonesia-aid-order = **2 Turn order:** one bid each, multiplied by your level ({ $factors }). It goes to the bank box: lost for spending, counted at the end.
indonesia-aid-mergers = **3 Mergers:** name two companies of one type, whosever they are, and open the auction at their nominal value. Both old owners are paid by size.
indonesia-aid-acquisitions = **4 Acquisitions:** with a free slot, take a deed for nothing and place its first good or ship.
indonesia-aid-research = **5 Research:** one step on one of your tracks, up to { $last }, or on the Hull of somebody else.
indonesia-aid-operations = **6 Operations:** each company once. Shipping may add ships. Others sell as much as possible and then expand: free if everything was sold, otherwise at the price of a good.
indonesia-aid-growth = **7 City growth:** a city grows if it received as many of every good on the map as its size.
indonesia-aid-fee = Each ship used costs { $fee } for each good, paid to its owner. Rice with spice merges at { $mixed } for each good, as siap faji (eras b and c).
indonesia-aid-worth = One good sold, and one good or ship in a merger
indonesia-aid-cities = Cities
indonesia-aid-size = Size
indonesia-aid-buys = Buys of each good
indonesia-aid-stones = Stones
indonesia-aid-tracks = Research
indonesia-aid-track = Track
indonesia-aid-track-means = Your level says
indonesia-aid-track-turn-order = how your bid is multiplied
indonesia-aid-track-slots = how many companies you may own
indonesia-aid-track-mergers = how many deeds a merger you announce may unite
indonesia-aid-track-expansion = how much a company may grow in a year
indonesia-aid-track-hull = how many goods each of your ships carries for each company
indonesia-aid-sum = Cash + bank box + twice the pile of the last Operations. Equal: earlier in turn order.
indonesia-aid-end = When era { $era } is over, at the beginning of a year: no deeds left, or all of one type.
indonesia-aid-trap-ships = A delivery uses ships of one company only, in every sea of the way.
indonesia-aid-trap-must = You must sell as many goods as possible, even at a loss; which way is your choice.
indonesia-aid-trap-refuse = Nobody can refuse a merger: keep cash to defend what you need.
indonesia-aid-trap-cash = The winner needs the whole bid in cash, even if part of it comes back.
indonesia-aid-trap-beside = Two companies with the same good never lie side by side.
indonesia-aid-trap-siap = A siap faji merger clears half of the areas, rounded up.
indonesia-aid-trap-deeds = Deeds left at the end of an era are gone.

## Coach

indonesia-coach-new-era = A new era begins, and your card lets you found a city. Put it where the ships you will use, or own, reach goods that you sell.
indonesia-coach-turn-order = The money you bid cannot be spent any more, but it counts at the end. Ask in which phase you want to be early this year, and what a merger might cost you.
indonesia-coach-mergers = You may announce a merger of any two companies of one type, also of other players. It makes sense if you can win the auction at a good price, or if you would be paid well for your company.
indonesia-coach-auction = The winner pays the bid to both old owners, by size. If one company is yours, part of the price comes back to you, so you can bid more than a stranger.
indonesia-coach-siap-faji = Half of the areas of the new company must be given up. Keep those that lie near ships and near each other.
indonesia-coach-acquisitions = A deed costs nothing but a slot. Take one whose goods find ships and a city this year, or a shipping company between other people’s goods and the cities.
indonesia-coach-research = One step a year, so decide what your plan needs most. Slots are never wasted early; expansion and hull pay off when companies are large.
indonesia-coach-operations = Each of your companies operates once a year, in the order you choose. Cities buy only so many of each good, so sell first what others could sell there too.
indonesia-coach-fleet = You may add ships where the company has some, or in the next sea. More ships earn fees and decide which companies can sell.
indonesia-coach-deliveries = Bring each good over the ships of one company to a city that still buys it. Ships of your own cost you nothing, and you may let the cheapest plan be made for you.
indonesia-coach-expansion = The company grows into empty areas beside its own. Take areas that touch a sea with ships, and those that keep others out.
indonesia-coach-growth = More cities are ready to grow than there are stones, and you choose. Let those grow that your own goods can reach.
indonesia-coach-move-refit = You may also move the Hull marker of somebody else. Do it if you depend on the ships of that player and they cannot carry all your goods.
