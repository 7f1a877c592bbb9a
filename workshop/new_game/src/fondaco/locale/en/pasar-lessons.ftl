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
