### Player aid, coach and rules: loaded where they are shown.

page-aid-page = Open as a page to print
page-aid-print = Print
page-coach = Coach
page-coach-close = Got it
page-coach-off = Turn the coach off
page-setting-coach = The coach explains what is new in this game
page-rules-overview = In short
page-key-aid = player aid
