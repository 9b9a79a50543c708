### Galaxy Trucker: Another Big Expansion. Components, ship classes, options; cards and specialists have files of their own.

## Options

galaxy-trucker-option-expansion = expansion
galaxy-trucker-option-expansion-none = none
galaxy-trucker-option-expansion-abe = Another Big Expansion, with every module that is not switched off
galaxy-trucker-option-technologies = new technology: its components
galaxy-trucker-option-ships = new ship classes: IIB, IIIB and IV are flown unless a sequence is given
galaxy-trucker-option-cards = new adventure cards and deck IV
galaxy-trucker-option-intruders = intruders among the cards
galaxy-trucker-option-support-team = support team: specialists to recruit
galaxy-trucker-option-sequence = classes to fly, such as II-III-IV; empty for the usual ones
galaxy-trucker-option-big-expansion = what is known of the first Big Expansion: components, cyan aliens, a fifth player

## Refusals

galaxy-trucker-why-five-players = Five players need the first Big Expansion.
galaxy-trucker-why-no-deck-iv = Class IV ships fly through deck IV: play with the new adventure cards.
galaxy-trucker-why-insurance-phase = It is time to decide about the insurance.
galaxy-trucker-why-insured-already = Your ship is insured already.
galaxy-trucker-why-too-dear = You fly without insurance: it was declined, or you had too little money for it.

## Building

galaxy-trucker-event-squares-closed = The dice fall on { $first } and { $second }: these squares stay empty on every ship: { $squares }.{ $startless ->
        [yes] {" "}Doubles: the start cabins are taken away.
       *[no] {""}
    }
galaxy-trucker-error-closed = Row { $row }, column { $column } must stay empty: the dice have closed it.
galaxy-trucker-error-nozzle-blocked = A nozzle of the thruster in row { $row }, column { $column } points at a component in row { $other_row }, column { $other_column }.

## Insurance

galaxy-trucker-ask-insurance = Buy the insurance for { $price } credits? Lost components then cost at most { $cap }.
galaxy-trucker-ask-insurance-wait = { $player } decides about the insurance.
galaxy-trucker-move-insure = { $buy ->
        [yes] Buy the insurance
       *[no] Fly without insurance
    }
galaxy-trucker-event-insured = { $bought ->
        [yes] { $seat } buys the insurance for { $paid } credits.
       *[no] { $seat } flies without insurance.
    }
