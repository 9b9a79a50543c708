# Pages of the client for a crew with the real box, its campaign and its log.

## Pages for a crew with the real box

web-page-space-alert-missions = Missions to hear or print
web-page-space-alert-resolve = Fly your own plan
web-page-space-alert-log = Flight log
web-sa-missions-about = With the real box on the table: pick a mission, and the ship’s computer speaks. Or print what it says and read it out.
web-sa-mission-generate = A new mission
web-sa-mission-group = { $group ->
    [mission] Missions
    [test-run] Test runs
    [simulation] Simulations
   *[other] Advanced simulations
}
web-sa-mission-seed = Generated mission { $seed }
web-sa-mission-phase = Phase { $phase }, to { $end }
web-sa-mission-download = Download the sound
web-sa-mission-print = Print the timetable
web-sa-mission-show = Show the timetable
web-sa-mission-hide = Hide the timetable
web-sa-mission-secret = Only for whoever reads it out: it tells what is to come.
web-sa-listen = Listen
web-sa-listen-begin = Lay out the cards, then press play.
web-sa-listen-failed = This browser can’t play Ogg. Download the sound, or print the timetable.
web-sa-back = Back 10 seconds
web-sa-forward = On 10 seconds
web-sa-resolve-about = You planned your flight with the real box. Tap in the cards and the threats, and watch it fly.
web-sa-resolve-crew = The crew, captain first
web-sa-resolve-count = { $count }
web-sa-resolve-name = Name of crew member { $n }
web-sa-resolve-slot = { $name }, turn { $turn }: { $order }
web-sa-resolve-palette = { $name }, turn { $turn }: which half is up?
web-sa-resolve-threats = The threats
web-sa-resolve-board = { $track ->
    [red] Red trajectory
    [white] White trajectory
    [blue] Blue trajectory
   *[internal] Inside
}
web-sa-resolve-track = T{ $number }
web-sa-resolve-number = T+{ $turn }
web-sa-resolve-where = { $track ->
    [red] red
    [white] white
    [blue] blue
   *[internal] inside
}
web-sa-resolve-none = No threat yet. A quiet sky is worth nothing.
web-sa-resolve-when = When it comes
web-sa-resolve-place = Where it comes
web-sa-resolve-card = Add a threat card …
web-sa-resolve-severity = { $severity ->
    [serious] Serious
   *[common] Common
}
web-sa-resolve-named = { $name } · { $code }
web-sa-resolve-drop = Take { $threat } off
web-sa-resolve-damage = Damage tokens
web-sa-resolve-damage-help = Shuffled unless you say otherwise. Tap the tokens of a zone in the order you drew them.
web-sa-resolve-token = { $place ->
    [0] { $token }
   *[other] { $place } · { $token }
}
web-sa-resolve-fly = Fly it
web-sa-resolve-keep = Keep as a file
web-sa-resolve-load = Load a file
web-sa-resolve-no-file = This is no flight file: it is not JSON.
web-sa-resolve-more = Also in the file, and flown as it stands there: { $fields }
web-sa-resolve-clear = Clear all

## A crew and its campaign

web-sa-campaign-title = The crew
web-sa-campaign-missions = Missions
web-sa-campaign-place = Mission { $place } of 3
web-sa-campaign-points = { $what ->
    [destroyed] Destroyed
    [survived] Survived
    [visual] Seen from the window
   *[penalties] Penalties
}
web-sa-campaign-state = { $state ->
    [now] Next, or in flight.
    [lost] The ship did not come home.
    [not] Not flown.
   *[later] If the crew wants more.
}
web-sa-campaign-total = { $total } points so far
web-sa-campaign-ship = What the ship carries
web-sa-campaign-zone = { $zone ->
    [red] Red zone, damage { $n }
    [white] White zone, damage { $n }
   *[blue] Blue zone, damage { $n }
}
web-sa-campaign-whole = whole
web-sa-campaign-squads = { $n ->
    [0] Both battlebot squads work
    [one] One battlebot squad is broken
   *[other] Both battlebot squads are broken
}
web-sa-campaign-now = Between two missions
web-sa-campaign-repairs = Still to repair one thing
web-sa-campaign-thinks = Thinking it over: { $names }
web-sa-campaign-none = This table flies no campaign.
web-sa-campaign-table = To the table
web-sa-campaign-page = The crew's page, to keep or to share

## The flight log

web-sa-log-sums = { $flown ->
    [one] One mission flown, { $home } home.
   *[other] { $flown } missions flown, { $home } home.
}
web-sa-log-crew = { $names } · crew of { $crew }
web-sa-log-bot = a bot
web-sa-log-threats = common { $common }, serious { $serious }
web-sa-log-points = { $what ->
    [destroyed] destroyed { $points }
    [survived] survived { $points }
    [visual] seen { $points }
   *[penalties] penalties { $points }
}
web-sa-log-lost = Lost to { $threat }
web-sa-log-gone = no points
web-sa-log-campaign = The campaign: { $total }
web-sa-log-empty = No missions yet. Fly one, and it stands here.
