cli-study = Find out whether a game is fair, how much of it is luck, and what a house rule changes.
cli-study-bots = The bot in all seats, by its ID from “katzentisch bots”; bots of all strengths then play as many games again to measure luck. Or several bots, separated by commas, who play every deal from every seat.
cli-study-games = Number of games for each set of rules, rounded up so that every seat gets the same number.
cli-study-seed = Seed of all deals and of the bots’ random choices.
cli-study-vary = A game option to change, such as drawing=free; it is compared on the same deals. Can be given more than once.
cli-study-html = Write the study with charts to this file, as a web page in one piece. An existing file is replaced.
cli-study-stopped = Stopped after { $games } of { $all } games. The study so far:
cli-study-stopped-few = Stopped after { $games } of { $all } games, too few for a study.
cli-study-written = “{ $file }” contains the study with charts.

study-bots-type = The bots must be a name or a list of names.
study-bots-range = A study needs at least 1 bot and at most { $most }, not { $bots }.
study-bot-twice = The bot { $bot } is named twice.
study-bots-same = { $bot } and { $other } are the same player in { $game }. Name only one of them.
study-games-few = { $games ->
    [one] One game is
   *[other] { $games } games are
} too few for intervals. This study needs at least { $least }.
study-vary-type = The options to vary must be a mapping, or pairs of an option and its value.
study-vary-same = The option { $option } is “{ $value }” anyway, so there is nothing to compare. Choose another value.
study-vary-twice = The variation { $option }={ $value } is given twice.

study-title = Study of { $name }
study-played-one = { $games } games with { $players } players, all seats played by { $bot }. Seat 0 goes first.
study-played-several = { $games } games with { $players } players. { $bots } play every deal from every seat. Seat 0 goes first.
study-options = Options: { $options }.
study-interval = 95% interval

study-fair-heading = Is it fair?
study-fair-even = No difference between the seats shows: one test of all seats together gives p { $p }. With 95% confidence, no seat is more than { $most } percentage points away from its fair share of { $fair }.
study-fair-uneven = The seats are not equal: one test of all seats together gives p { $p }. Seat { $best } wins most often, seat { $worst } least often. With 95% confidence, the seat furthest from its fair share of { $fair } is between { $least } and { $most } percentage points away from it.
study-fair-test = { $method ->
    [anova] With so few deals, this is an ANOVA-type test over deals, which allows
   *[hotelling] This is Hotelling’s T² test over deals, which allows
} for shared wins and for games that depend on each other.
study-seat = Seat
study-seat-number = Seat { $seat }
study-wins = Wins
study-fair-share = fair share { $fair }

study-luck-heading = How much is luck?
study-luck-shares = Cards and seat explain { $cards } of the variance of a win, the players explain { $players }. The remaining { $rest } is chance during the game and interplay.
study-luck-how = Measured with { $bots }: { $deals } deals, each played from every seat. Other players would give other shares.
study-luck-source = Source
study-luck-share = Share of the variance
study-luck-cards = Cards and seat
study-luck-players = Players
study-luck-rest = The rest
study-luck-bot = Bot

study-length-heading = How long is a game, and how does it end?
study-length-decisions = A game has { $mean } decisions on average ({ $low } to { $high }). 5% of the games have at most { $low5 }, half of them at most { $median }, 95% at most { $high5 }.
study-lead-changes = The lead changes { $changes } times per game ({ $low } to { $high }). A seat leads if it alone would win if the game were scored at that moment.
study-end = How games end
study-share = Share
study-decisions-range = Decisions
study-decisions-bin = { $low } to { $high }

study-vary-heading = What does { $option }={ $value } change?
study-vary-rule = { $option }: { $rule }
study-vary-none = With these bots, not one game takes another course.
study-vary-luck = Some games of { $bots }, the bots that luck is measured with, do.
study-vary-some = { $changed } of the games take another course.
study-vary-seats-even = No change in the seats’ chances shows (p { $p }).
study-vary-seats-uneven = The seats’ chances change (p { $p }).
study-vary-unclear = Nothing else differs clearly.
study-vary-clear = Clearly different: { $figures }.
study-vary-figure = Figure
study-vary-difference = Difference
study-no-difference = no difference
study-figure-length = Decisions
study-figure-leads = Lead changes
study-figure-seat = Wins of seat { $seat }
study-points = { $value } pp

study-note-intervals = Differences are measured on the same deals; pp are percentage points. Every 95% interval stands alone: of twenty, about one misses. The sentences on what changes take the number of comparisons into account (Bonferroni).
study-versions = Versions: katzentisch { $package }, rules { $rules }, records { $records }. Seed: { $seed }.
study-command = To repeat this study:
study-chart-seats = Chart: the wins of each seat with their 95% intervals, next to the fair share of { $fair }.
study-chart-luck = Chart: the shares of the variance of a win.
study-chart-length = Chart: how many games have how many decisions.
study-chart-difference = Chart: the difference in the wins of each seat, with 95% intervals.
study-chart-table = Show the numbers
