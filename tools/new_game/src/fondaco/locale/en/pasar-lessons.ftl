### Pasar: the lessons.

## 1 The market

pasar-lesson-market = A day at the market
pasar-lesson-market-welcome = You are a merchant, and so are Anna and Pieter. Whoever has the most **coins** at the end wins, and coins come from selling.
pasar-lesson-market-stalls = In every round a card lies at each stall. All of you choose a stall at the same time, and **only who comes alone gets the card** (PAS-3.2). Anna and Pieter have already chosen, in secret.
pasar-lesson-market-visit = Tea costs most at the moment, so others may want it too. Go to stall 2, where there is silk.
pasar-lesson-market-crowd = The dearest card draws a crowd. If you meet somebody there, nobody gets it: go to stall 2.
pasar-lesson-market-pepper = You might get the pepper as well, but this time try stall 2.
pasar-lesson-market-quarrel = You were alone and have the silk. Anna and Pieter met at stall 1: the tea is gone, and its **price has risen to 5** (PAS-3.3). And you have tea in your hand!
pasar-lesson-market-sell = You sell first. Each card brings its price and lowers it by one: sell both cards of tea, for 5 and for 4 coins.
pasar-lesson-market-silk = In one turn you can sell only one good (PAS-4.3), and tea is dearer now: sell tea.
pasar-lesson-market-wait = Waiting is often good, but tea will hardly become dearer than this: sell both cards.
pasar-lesson-market-done = Nine coins! You can sell only tea in this turn, and you have none left. End your turn.
pasar-lesson-market-prices = Nobody sold pepper, nutmeg or silk in this round, so **they became dearer** (PAS-4.4). Your silk is already worth 4.
pasar-lesson-market-end = That was a whole round: **choose a stall where you will be alone, sell when the price is high**. After eight rounds each card left brings just one coin.

## 2 Patience

pasar-lesson-patience = Wait, or sell?
pasar-lesson-patience-start = Two rounds are left, and you sell first. You hold two cards of silk and one of tea. Tea costs 5, silk only 3.
pasar-lesson-patience-tea = Prices never rise above 6, so there is little to gain by keeping tea. Sell it.
pasar-lesson-patience-cheap = Silk would bring 3 and then 2. If nobody sells it in this round it will be dearer in the next: sell tea.
pasar-lesson-patience-nothing = Then tea would hardly bring more later, and in each turn you can sell only one good. Sell tea now, and silk in the last round.
pasar-lesson-patience-keep = Your silk can wait for the last round. End your turn.
pasar-lesson-patience-risen = Nobody sold silk: it costs 4 now. This is the last round, and Anna sells first.
pasar-lesson-patience-visit = Pepper is cheap, nutmeg is not. Go to stall 2 for the nutmeg.
pasar-lesson-patience-pepper = The pepper is worth less, and Anna may want it to go with her own. Go to stall 2.
pasar-lesson-patience-last = It is the last sale. Two cards of silk bring 4 and 3 coins, the nutmeg would bring 4. Sell both cards of silk.
pasar-lesson-patience-nutmeg = That would be 4 coins, and the silk would be left for 1 coin each. Two cards of silk bring 7: sell silk.
pasar-lesson-patience-too-late = There is no later: after this turn each card brings just 1 coin. Sell both cards of silk.
pasar-lesson-patience-over = The nutmeg is left and brings 1 coin (PAS-5.2). End your turn, and with it the game.
pasar-lesson-patience-end = **Sell what is dear, keep what can still rise, and count the rounds**: in the last one you can sell only one good. Among equals more different goods in hand decide (PAS-5.4).
