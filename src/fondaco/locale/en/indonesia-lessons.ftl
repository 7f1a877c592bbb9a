### Indonesia: the lessons.

## 1 What it is about

indonesia-lesson-goal = What it is about
indonesia-lesson-goal-welcome = You own companies in the islands of Indonesia: some grow rice or spice, others sail. Whoever has most **money** at the end of three eras wins.
indonesia-lesson-goal-rice = This is your rice company: two areas, so two units of rice to sell each year, at 20 each.
indonesia-lesson-goal-needs = A good needs a **ship** to leave the coast and a **city** that buys it. Anna has two ships in the West Jawa Sea, which touches your rice and two cities.
indonesia-lesson-goal-operate = Operations: let your rice company operate.
indonesia-lesson-goal-load = Take Anna’s ship in the West Jawa Sea. She cannot refuse.
indonesia-lesson-goal-by-hand = That makes all deliveries for you, the cheapest way. Do the first one yourself.
indonesia-lesson-goal-unload = Deliver to the city Jawa Tengah 2.
indonesia-lesson-goal-other-city = That city buys as well; it gets the second one. Begin with Jawa Tengah 2.
indonesia-lesson-goal-fee = 20 for you, and a fee of 5 for each ship used goes to Anna. Everybody earns on everybody. A city of size 1 buys one of each kind a year.
indonesia-lesson-goal-cheapest = The second rice: let it go the cheapest way.
indonesia-lesson-goal-quicker = By hand you would do the same, step by step. Use the cheapest plan.
indonesia-lesson-goal-grow = All sold! A company that sells everything **must grow**, free of charge: a new area beside its own.
indonesia-lesson-goal-expand = Choose a new area.
indonesia-lesson-goal-end = **Goods, ships, cities: each earns only with the others.** Sell everything and you grow by yourself. Next: how to get a company.

## 2 Starting a company

indonesia-lesson-start = Starting a company
indonesia-lesson-start-deeds = A company begins with a **deed**. These are on offer: each names a province and a type.
indonesia-lesson-start-slot = It costs nothing but a **slot**. You have one slot, so one company for now.
indonesia-lesson-start-where = Look for cities first: two in Jawa, one in Sumatera. Rice in Jawa Barat will sit right beside them.
indonesia-lesson-start-start = Start Jawa Barat rice, on area 4: it touches the sea, with room to grow inland.
indonesia-lesson-start-which-area = A good province. For this lesson take area 4, in the middle.
indonesia-lesson-start-bali = Bali has two areas only: hardly any room to grow. Jawa Barat has seven.
indonesia-lesson-start-far = Spice is worth 25, but Halmahera is far from every city: who would carry it?
indonesia-lesson-start-ships-later = Ships earn only with goods to carry, and there are none yet. In this lesson Pieter, who chooses last, starts them; at a table nobody has to. Take the rice.
indonesia-lesson-start-pass = Without a company you earn nothing this year.
indonesia-lesson-start-both = Anna took the other rice. Pieter, who chose last, started ships beside you: it is your rice that he wants to carry.
indonesia-lesson-start-spread = Nobody has a free slot any more, so the other deeds wait. When all that are left are of one type, the era ends.
indonesia-lesson-start-same-good = One rule to remember: the same good of two companies never lies side by side (IND-8.4). Your area keeps other rice away.
indonesia-lesson-start-research = Now comes research: one step a year. Take a second slot.
indonesia-lesson-start-slots-first = Useful later. With a second slot you can start another company next year: take Slots.
indonesia-lesson-start-end = **A deed, a free slot, a good place near ships and cities.** Next: shipping.

## 3 Ships

indonesia-lesson-ships = Ships
indonesia-lesson-ships-fleet = This time you are the one who sails: one ship in the West Jawa Sea.
indonesia-lesson-ships-fees = Anna has two rice areas there and must sell all she can. Each use of a ship brings you 5, but one ship carries one good for each company (your hull is 1).
indonesia-lesson-ships-operate = Operate your shipping company.
indonesia-lesson-ships-launch = New ships are free, as far as the deed allows. Where does one help most?
indonesia-lesson-ships-east = There is nothing to carry yet in the east. Anna’s second rice needs a ship in the West Jawa Sea.
indonesia-lesson-ships-free = A ship costs nothing and stays. Launch it.
indonesia-lesson-ships-nobody = Nobody would use it there. Put it where goods wait: the West Jawa Sea.
indonesia-lesson-ships-two = Two ships: Anna can sell both her goods. Lampung’s deed allows no more in this era.
indonesia-lesson-ships-earned = Anna sold twice, 40 for her and 10 for you, without your doing anything.
indonesia-lesson-ships-hull = With a better **hull** each ship carries more. Your own goods you carry for nothing.
indonesia-lesson-ships-end = **Ships earn 5 for each use, whoever sells.** They look poor and are not: the fees of all the others add up. Next: planning deliveries.

## 4 Deliveries

indonesia-lesson-deliveries = Deliveries
indonesia-lesson-deliveries-choice = Your rice in Bali touches three seas, with three fleets: yours in the south, Anna’s in the north-east, Pieter’s at Lombok.
indonesia-lesson-deliveries-rules = On its way a good may pass several seas, but only with ships of **one** company (IND-10.4). And a company must sell **as much as can be sold** (IND-10.6): you choose how, not whether.
indonesia-lesson-deliveries-own = Your own ships cost you nothing.
indonesia-lesson-deliveries-operate = Let the rice operate first.
indonesia-lesson-deliveries-rice-first = Your ships can grow afterwards. First the rice.
indonesia-lesson-deliveries-load = Whose ship do you take?
indonesia-lesson-deliveries-anna = That works, but 5 of your 20 go to Anna. Your own ship reaches a city too.
indonesia-lesson-deliveries-pieter = Two seas with Pieter: 10 of your 20 would be his. Take your own ship.
indonesia-lesson-deliveries-by-hand = That would find the same: your own ship. Do it yourself this time.
indonesia-lesson-deliveries-unload = Jawa Tengah 2 touches the southern sea. Deliver there.
indonesia-lesson-deliveries-all = The whole 20 stay with you, and all your rice is sold: the company grows.
indonesia-lesson-deliveries-expand = Bali 2, or across the strait into Jawa?
indonesia-lesson-deliveries-end = **One shipping company for each trip, all that can be sold, your own ships first.** Next: research.

## 5 Research

indonesia-lesson-research = Research
indonesia-lesson-research-tracks = Once a year you may advance one of your five tracks by one step, free of charge.
indonesia-lesson-research-slots = **Slots**: how many companies you may own. Another one is never wrong.
indonesia-lesson-research-growth = **Expansion**: how many areas or ships a company gains in a year. **Hull**: how many goods each of your ships carries.
indonesia-lesson-research-power = **Mergers**: which companies you may merge; at level 1 none. **Turn order**: your bids count 5, 25, 100 times as much.
indonesia-lesson-research-sixth = There is a sixth choice: advance **somebody else’s hull**. Anna carries your rice: you have two areas, her two ships carry two. Next year you will have more.
indonesia-lesson-research-refit = Advance Anna’s hull.
indonesia-lesson-research-own-hull = You have no ships: your own hull carries nothing.
indonesia-lesson-research-pieter = Pieter has no ships either.
indonesia-lesson-research-pass = A step is free: never let it go.
indonesia-lesson-research-good-too = A sound step. Here see how to help yourself by helping Anna: her hull.
indonesia-lesson-research-done = Now each of Anna’s ships carries two of your goods. She earns more fees, you sell more rice.
indonesia-lesson-research-end = **One step a year, for your plan.** Slots early, Mergers before your rivals, hulls where your goods travel. Next: turn order.

## 6 Turn order

indonesia-lesson-order = Turn order
indonesia-lesson-order-why = One city, and two rice companies that want to sell to it. It buys one rice a year: whoever operates first gets it.
indonesia-lesson-order-once = Every year begins with a bid for turn order. Each names one sum, once, in the old order: Anna, Pieter, then you.
indonesia-lesson-order-multiplier = Anna bid 8. But your Turn order track is at level 2: your bid counts **five times**.
indonesia-lesson-order-bid = How much do you need to be ahead of 8?
indonesia-lesson-order-nothing = Then you are last or second, and Anna sells her rice first.
indonesia-lesson-order-five = 1 counts 5: not enough against 8.
indonesia-lesson-order-too-much = 2 counts 10, which beats 8 already. Why pay more?
indonesia-lesson-order-order = 10 against 8: you are first this year.
indonesia-lesson-order-bank = The 2 are not lost: they lie in your **bank box** and count at the end. But you cannot spend them any more.
indonesia-lesson-order-research = Being first, you also research first. Take Mergers to level 2.
indonesia-lesson-order-mergers-now = Good too. In this lesson prepare the next one: Mergers.
indonesia-lesson-order-end = **A bid is saved, not spent.** First is best for selling, but in an auction the last may answer. Next: mergers.

## 7 Mergers

indonesia-lesson-mergers = Mergers
indonesia-lesson-mergers-what = Two rice companies: yours with three areas, Anna’s with five. You may propose to **merge** them, though one is hers. She cannot refuse, but she can bid.
indonesia-lesson-mergers-level = For that your Mergers track must be at 2 at least: two deeds together.
indonesia-lesson-mergers-nominal = The nominal value is 20 for each area: eight areas, 160. You need that much in cash, and you have 190.
indonesia-lesson-mergers-announce = Announce the merger: choose both companies.
indonesia-lesson-mergers-pass = Then somebody else may do it, when you have no cash.
indonesia-lesson-mergers-open = You open the auction. Bids rise in steps of 8, one for each area. Begin with the nominal value.
indonesia-lesson-mergers-nominal-first = Nobody has bid against you yet. Start at 160.
indonesia-lesson-mergers-paid = Anna and Pieter could not pay so much. The price goes to the **owners**, by areas: 100 to Anna, and 60 back to yourself. The company cost you 100.
indonesia-lesson-mergers-slot = Eight areas in one slot. Anna has cash and a free slot again: she will start something new.
indonesia-lesson-mergers-end = **Any two companies of one type, the highest bid, paid to their owners.** Keep the cash to defend what you need. Next: cities and eras.

## 8 Cities and eras

indonesia-lesson-cities = Cities and eras
indonesia-lesson-cities-year = The end of a year: whoever sells decides which cities will grow.
indonesia-lesson-cities-hungry = A city grows if it got **as many of every kind of good on the map as its size**. There are rice and spice; Jawa Tengah 2 already has its spice.
indonesia-lesson-cities-operate = Operate your rice company.
indonesia-lesson-cities-load = Take Anna’s ship.
indonesia-lesson-cities-by-hand = Which city it goes to matters this time. Do it yourself.
indonesia-lesson-cities-unload = Which city?
indonesia-lesson-cities-hungry-one = It would pay the same, but that city has no spice and will not grow. Jawa Tengah 2 lacks only rice.
indonesia-lesson-cities-expand = All sold: grow to Jawa Barat 3.
indonesia-lesson-cities-any-area = Good too. In this lesson take Jawa Barat 3.
indonesia-lesson-cities-grown = Jawa Tengah 2 has grown to size 2: from now on it buys two of everything a year.
indonesia-lesson-cities-era = No deeds were left, so **era b** begins, with new deeds: rubber at 30, more ships.
indonesia-lesson-cities-card = When an era begins, each of you founds a city with a secret card that names three provinces.
indonesia-lesson-cities-found = Found a city at Sumatera Utara 1: a new market in the west.
indonesia-lesson-cities-other = Legal too. In this lesson take Sumatera Utara 1.
indonesia-lesson-cities-end = **Feed the cities that serve you, and found new ones where your ships are.** Next: the end.

## 9 The end of a game

indonesia-lesson-ending = The end of a game
indonesia-lesson-ending-late = Era c, the last year: no deeds are left. After these Operations the game ends.
indonesia-lesson-ending-double = What counts is cash, the bank box, and **twice** what you earn in this last year (IND-12.2).
indonesia-lesson-ending-operate = Oil is worth 40. Operate.
indonesia-lesson-ending-cheapest = Every fee counts twice now. Find the cheapest plan.
indonesia-lesson-ending-cheaper = By hand you might pay more. Two deliveries, two cities: let the cheapest plan decide.
indonesia-lesson-ending-income = 80 for two units of oil, less 15 for Pieter’s ships: 65, and that twice.
indonesia-lesson-ending-expand = You must grow, although it brings nothing any more: Sarawak 3.
indonesia-lesson-ending-any-area = It makes no difference any more. Take Sarawak 3.
indonesia-lesson-ending-over = Anna’s rice found no ship and sold nothing. The year is over, no deed is left: the game ends.
indonesia-lesson-ending-result = You: 150 cash, 10 in the bank, 65 twice: **290**. Anna 270, Pieter 250. You had the least cash before this year.
indonesia-lesson-ending-end = You know the whole game now. **Money in cash and bank, the last year twice.** Play a first game against easy bots.

## 10 Good play: be bought out

indonesia-lesson-sellout = Good play: be bought out
indonesia-lesson-sellout-weak = Your rice in Bali is full: two areas, no room to grow. It earns 40 a year at best.
indonesia-lesson-sellout-strong = Anna’s rice has five areas and is worth defending. Pieter has 220 in cash and a free slot.
indonesia-lesson-sellout-idea = You may announce a merger without wanting to win it. The nominal value is 140, and you have 150.
indonesia-lesson-sellout-announce = Announce the merger of both rice companies.
indonesia-lesson-sellout-pass = Then your little company stays little. Let the others pay for it.
indonesia-lesson-sellout-open = Open as low as you can.
indonesia-lesson-sellout-low = You want to be outbid. Start with 140.
indonesia-lesson-sellout-price = Anna had to defend, and Pieter went to 182: 26 for each area, instead of 20.
indonesia-lesson-sellout-leave = You got what you wanted. Leave.
indonesia-lesson-sellout-sold = 52 in cash for two areas, and a free slot at the beginning of a new era.
indonesia-lesson-sellout-wait = Use the slot: start Riau rubber at Riau 1, worth 30 each.
indonesia-lesson-sellout-rubber = Rubber brings 30 for each area. For this lesson take Riau 1.
indonesia-lesson-sellout-end = **A merger is a way to sell.** Announce it when a rival must defend and another has cash.

## 11 Good play: whom do you pay?

indonesia-lesson-freight = Good play: whom do you pay?
indonesia-lesson-freight-two = Two ships can carry your rice for 5: Anna’s in the north-east, Pieter’s in the south.
indonesia-lesson-freight-standing = The price is the same, but the money is not: Anna owns ships **and** a spice company; Pieter has only his ship.
indonesia-lesson-freight-operate = Operate your rice.
indonesia-lesson-freight-load = Whom do you pay?
indonesia-lesson-freight-leader = 5 more for the one who is ahead already. Pieter’s ship costs the same.
indonesia-lesson-freight-choose = The cheapest plan does not care who is paid. You should: choose yourself.
indonesia-lesson-freight-cities = The southern sea reaches two cities: Jawa Tengah 2, which Anna’s ships reach too, and Jawa Timur 6, which only Pieter’s reach.
indonesia-lesson-freight-unload = Which city should be fed?
indonesia-lesson-freight-shared = That would help Anna’s coast. Jawa Timur 6 lies on Pieter’s sea alone.
indonesia-lesson-freight-expand = All sold. Grow in Bali: small, but safe.
indonesia-lesson-freight-jawa = Jawa Timur 3 is good as well. In this lesson take Bali 2 and keep the province closed.
indonesia-lesson-freight-end = **Every fee and every delivery feeds somebody.** If the price is the same, feed the one who is behind.
