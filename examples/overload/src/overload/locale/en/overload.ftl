# Overload. Message names start with the game's id.
overload-name = Overload
web-about-overload = Boost your reactor, and stop before it blows up. Ten seconds.

overload-option-deck = Highest hidden charge
overload-option-clock = The clock runs
overload-option-dice = Dice of a boost
overload-option-dice-one = one
overload-option-dice-two = two

overload-question = Your reactor is running. What now?
overload-watching = The others are still boosting.
overload-over = Every reactor is off.

overload-move-boost = Boost it
overload-move-shut-down = Shut it down

overload-event-boosted = { $seat } boosts by { $power }.
overload-event-gauged = Your reactor holds { $total }.
overload-event-went-out = { $seat } shuts down.
overload-event-time-is-up = Time is up: every reactor goes out.

overload-why-not-running = You have no reactor that is running.
overload-why-over = Every reactor is off.

overload-reactors = Reactors
overload-reactor = { $off ->
    [yes] { $player }: power { $power }, { $charge ->
        [hidden] hidden charge
       *[other] charge { $charge }
    }, off
   *[no] { $player }: power { $power }, { $charge ->
        [hidden] hidden charge
       *[other] charge { $charge }
    }
}
overload-clock-reactors = Reactors
