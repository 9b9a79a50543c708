"""A crew mate: plans with the others in real time, lays its own part, and says what it does.

It tells its cards (SA-3.2), hears those of whoever tells his, and follows the plan that was proposed last. Whoever
finds that plan out of date looks for a better one for all whose cards are known and proposes it: so a crew of bots
agrees, and people see what their mates are up to. A person who is still laying is not planned around card by card, and
where no clock runs nobody goes ahead of the people. It remembers nothing: all it goes by is in the view.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from starboard.core.bot import Choice
from starboard.core.chance import Chance
from starboard.core.game import AnyGame
from starboard.games.space_alert import mate_talk, mate_words
from starboard.games.space_alert.action_cards import Card, Laid, is_heroic
from starboard.games.space_alert.bot import between_missions
from starboard.games.space_alert.mate_plan import Known, Plan, followers, lies, open_phase, open_slots, told
from starboard.games.space_alert.mate_search import look_for
from starboard.games.space_alert.moves import (
    Agree,
    AnyMove,
    Draw,
    Give,
    GoOn,
    Place,
    Propose,
    Ready,
    Swap,
    TakeBack,
    TakePacket,
    Tell,
    Turn,
)
from starboard.games.space_alert.options import Options
from starboard.games.space_alert.view import View

PLANS = {"easy": 2_000, "normal": 24_000, "hard": 60_000}
"""Plans that are tried for one decision, by level; fewer where the kernel is not compiled."""
UNHURRIED = 3
"""Without a clock there are so many times as many: nobody thinks again later."""
NEWS = ("threat", "internal-threat", "data-transfer")
"""Announcements that put a plan out of date."""
SETTLED = 25.0
"""Seconds that a plan should have held, before its crew ends the round on it."""
SECOND_THOUGHTS = 4
"""Of so many idle moments of each seat one is used for looking once more."""
CLEARLY = 250
"""By how much another plan must be better then, in hundredths of a point."""
KEPT = 400
"""What it costs to change a card that lies, if all that is new are a person's cards: the others rely on it."""
PATIENCE = 10.0
"""Seconds that a plan is left alone while a person lays card after card."""
LATE = 15.0
"""Seconds before the end of a phase in which nobody begins anew because a person does."""


class CrewMate:
    """A player of a level."""

    looks = True

    def __init__(self, level: str = "hard") -> None:
        self.level = level

    def choose(self, game: AnyGame, view: View, options: Options, moves: Sequence[Any], chance: Chance) -> Choice:
        """The next thing to do; nothing while a clock runs and all is done."""
        if view.stage == "briefing":
            return Choice(Ready() if Ready() in moves else moves[0], mate_words.reason("ready"))
        if view.stage == "resolution":
            return Choice(GoOn(rest=True) if GoOn(rest=True) in moves else moves[0], mate_words.reason("trusts"))
        if view.stage != "action":
            return Choice(between_missions(view, moves), mate_words.reason("between"))
        return self._act(view, options, moves, chance)

    def _act(self, view: View, options: Options, moves: Sequence[AnyMove], chance: Chance) -> Choice:
        if not view.solo and not view.silence and not ((heard := view.told[view.seat]) and heard.follows):
            return Choice(Tell(follows=True), mate_words.reason("tells"))
        if Draw() in moves:
            return Choice(Draw(), mate_words.reason("draws"))
        if not view.silence and ((out_of_date(view) and not still_laying(view)) or self._thinks_again(view, chance)):
            plan = self._plan(view, options, chance)
            if plan is not None:
                return Choice(Propose(plan), mate_words.reason("proposes"))
        if view.proposal is not None:
            move = next(following(view, view.proposal.plan), None)
            if move is not None:
                return Choice(
                    move,
                    mate_words.why(view, view.proposal.plan, move),
                    mate_talk.says(view, options, view.proposal.plan, move),
                )
        return self._done(view, moves)

    def _plan(self, view: View, options: Options, chance: Chance) -> Plan | None:
        """A new plan for all whose cards are known; none if the old one will do."""
        known = Known(view, options)
        job = known.job() if not out_of_date(view) or has_news(view) else known.job(price=KEPT)
        plans = PLANS[self.level] * (1 if view.pace else UNHURRIED)
        best = look_for(job, known.start(job), plans, chance.below(2**31))
        if not out_of_date(view) and best.worth < best.before + CLEARLY:
            return None
        return known.plan(job, best)

    def _thinks_again(self, view: View, chance: Chance) -> bool:
        """Whether to look once more for something better: now and then, while all lies and nobody wants to end."""
        if not view.pace or any(view.agreed) or not finished(view):
            return False
        return chance.below(SECOND_THOUGHTS * view.seats) == 0

    def _done(self, view: View, moves: Sequence[AnyMove]) -> Choice:
        """All lies as it should. The last phase can be ended; without a clock any other, when people are further."""
        proposal = view.proposal
        settled = not view.pace or (proposal is not None and view.clock - proposal.clock >= SETTLED)
        if Agree() in moves and (any(view.agreed) or (settled and finished(view))):
            return Choice(Agree(), mate_words.reason("agrees"))
        if view.pace or goes_ahead(view):
            return Choice(None, mate_words.reason("agrees"))
        on = next((move for move in (TakePacket(), Agree()) if move in moves), None)
        return Choice(on, mate_words.reason("agrees"))


# --- the plan that everybody has heard ----------------------------------------------------------------------------


def out_of_date(view: View) -> bool:
    """Whether something has happened that the last plan could not know of."""
    return has_news(view) or (view.proposal is not None and bool(_people_otherwise(view, view.proposal.plan)))


def has_news(view: View) -> bool:
    """Whether it is more than that a person lays otherwise."""
    proposal = view.proposal
    if proposal is None or proposal.phase != view.phase:
        return True
    since = [said.saying for said in view.heard[proposal.heard :]]
    if any(saying in since for saying in NEWS):
        return True
    if "incoming-data" in since and not any(view.may_draw[seat] for seat in followers(view)):
        return True
    if any(not proposal.plan[seat] for seat in followers(view)):
        return True
    return bool(_missing(view, view.seat, proposal.plan)) and not _expects(view, proposal.plan)


def still_laying(view: View) -> bool:
    """Whether all that is new are cards of a person who has not laid the last of a phase, or changes them at its end.

    With a clock nobody waits for long; without one everybody can wait until that person closes the phase.
    """
    proposal = view.proposal
    if proposal is None or has_news(view):
        return False
    if view.pace and 0 <= ending(view) - view.clock < LATE:
        return True
    if view.pace and view.clock - proposal.clock >= PATIENCE:
        return False
    return all(None in _open_row(view, seat) for seat in _people_otherwise(view, proposal.plan))


def ending(view: View) -> float:
    """When the phase ends, in seconds of the script; before it is announced that is far away."""
    return view.phase_ends[view.phase - 1] if len(view.phase_ends) >= view.phase else float("inf")


def _people_otherwise(view: View, plan: Plan) -> list[int]:
    """Those who tell their cards and lay them otherwise than the plan knows."""
    heard = {seat: known for seat in range(view.seats) if (known := told(view, seat)) and not known.follows}
    return [seat for seat, known in heard.items() if known.slots != plan[seat]]


def _open_row(view: View, seat: int) -> list[Laid | None]:
    """What lies in the phase that is not closed for all; of a phase that this seat has closed nothing is missing."""
    if open_phase(view, seat) > view.phase:
        return []
    return [lies(view, seat)[slot - 1] for slot in open_slots(view, seat)]


def goes_ahead(view: View) -> bool:
    """Whether closing the phase now would leave somebody behind: a person who plans it, a follower who lays yet.

    Nobody waits for a mate that can't finish: it waits itself only for people, and for a card that is his who follows.
    """
    plan = view.proposal.plan if view.proposal else ()
    mine = view.crew[view.seat].planning
    if any(view.crew[seat].planning < mine for seat in range(view.seats)):
        return True
    done = bool(plan) and (_laid(view, view.seat, plan) or _expects(view, plan))
    beside = [seat for seat in range(view.seats) if seat != view.seat and view.crew[seat].planning == mine]
    follow = followers(view)
    return any(seat not in follow or (done and not _laid(view, seat, plan)) for seat in beside)


def _expects(view: View, plan: Plan) -> bool:
    """Whether others have what is missing here, and can give it."""
    if not view.transfer_open:
        return False
    givers = [seat for seat in followers(view) if seat != view.seat and view.may_give[seat]]
    spare = sum((_spare(view, seat, plan) for seat in givers), Counter[Card]())
    missing = _missing(view, view.seat, plan)
    return bool(missing) and not Counter(missing) - spare


def _laid(view: View, crew: int, plan: Plan) -> bool:
    """Whether everything lies before this crew member as the plan has it."""
    row = lies(view, crew)
    return all(laid == row[slot - 1] for slot, laid in _wanted(view, crew, plan))


def _own(view: View) -> range:
    """The crew members whose cards the viewer lays and may change."""
    return range(len(view.crew)) if view.solo else range(view.seat, view.seat + 1)


def _wanted(view: View, crew: int, plan: Plan) -> list[tuple[int, Laid | None]]:
    """The open slots of a crew member with what should lie there."""
    return [(slot, plan[crew][slot - 1]) for slot in open_slots(view, crew)] if plan[crew] else []


def _missing(view: View, crew: int, plan: Plan) -> list[Card]:
    """Cards that should lie before this crew member although nobody has them who could lay them."""
    if view.solo:
        return []
    known = told(view, crew)
    if known is None or not known.follows:
        return []
    there = Counter(known.hand)
    there.update(laid.card for slot in open_slots(view, crew) if (laid := known.slots[slot - 1]))
    need = Counter(laid.card for _, laid in _wanted(view, crew, plan) if laid)
    return list((need - there).elements())


def finished(view: View) -> bool:
    """Whether everything lies as the last plan has it, as far as one sees."""
    plan = view.proposal.plan if view.proposal else ()
    return all(_laid(view, crew, plan) for crew in range(len(plan)))


def following(view: View, plan: Plan) -> Iterator[AnyMove]:
    """What the viewer can do to bring the plan about, the first thing first."""
    for crew in _own(view):
        yield from _given(view, crew, plan)
        yield from _laying(view, crew, plan)
    if not view.solo:
        yield from _for_androids(view, plan)


def _given(view: View, crew: int, plan: Plan) -> Iterator[AnyMove]:
    """Cards that others should lay and the viewer has."""
    if view.solo or not view.transfer_open or not view.may_give[view.seat]:
        return
    spare = _spare(view, view.seat, plan)
    for seat in range(view.seats):
        if seat != view.seat:
            yield from (Give(card, seat) for card in _missing(view, seat, plan) if spare[card] and not is_heroic(card))


def _spare(view: View, seat: int, plan: Plan) -> Counter[Card]:
    """Cards in a hand that is known which its owner does not need himself."""
    known, row = told(view, seat), lies(view, seat)
    need = Counter(laid.card for slot, laid in _wanted(view, seat, plan) if laid and laid != row[slot - 1])
    there = Counter(
        laid.card for slot, wanted in _wanted(view, seat, plan) if (laid := row[slot - 1]) != wanted and laid
    )
    return Counter(known.hand if known else ()) - (need - there)


def _laying(view: View, crew: int, plan: Plan) -> Iterator[AnyMove]:
    """Changes of own slots, the earliest first."""
    row, wanted = lies(view, crew), _wanted(view, crew, plan)
    hand = [*view.hand, *([heroic] if (heroic := view.crew[crew].heroic) else [])]
    for slot, want in wanted:
        have = row[slot - 1]
        if have == want:
            continue
        if want is None:
            yield TakeBack(crew, slot)
        elif have and have.card == want.card:
            yield Turn(crew, slot)
        elif (other := _elsewhere(row, wanted, want.card)) is not None:
            yield Swap(crew, min(slot, other), max(slot, other))
        elif want.card in hand:
            yield TakeBack(crew, slot) if have else Place(crew, slot, want.card, want.half)


def _elsewhere(row: Sequence[Laid | None], wanted: list[tuple[int, Laid | None]], card: Card) -> int | None:
    """The open slot in which this card lies though it should not."""
    for slot, want in wanted:
        have = row[slot - 1]
        if have and have.card == card and (want is None or want.card != card):
            return slot
    return None


def _for_androids(view: View, plan: Plan) -> Iterator[AnyMove]:
    """Cards for androids, which stay where they are laid (SA-16.4): only what is not needed for oneself."""
    spare = _spare(view, view.seat, plan)
    for crew, member in enumerate(view.crew):
        if not member.android:
            continue
        for slot, want in _wanted(view, crew, plan):
            if want is None or member.slots[slot - 1] is not None:
                continue
            if spare[want.card] or (member.heroic == want.card and member.keeper == view.seat):
                yield Place(crew, slot, want.card, want.half)
