"""What a view shows: an allow-list. A field of a state is secret until the view names it.

Three ways to see it, none of which knows a game:

- no part of a state that can change is also a part of a view (:func:`assert_built_up`);
- a field that nobody has heard of, added to every such part, reaches no view, panel or event
  (:func:`assert_new_fields_stay_secret`);
- every value of a state is changed, one after the other: whose view is then another is shown it (:func:`shown`), and
  what is shown must be on the game's list (:func:`assert_shows_only`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Any, Literal, NamedTuple, TypeAlias, get_args

import msgspec
from msgspec import inspect

from starboard.core.chance import Chance, Seeded
from starboard.core.game import SPECTATOR, AnyGame
from starboard.core.record import canonical

MARK = "a-field-nobody-has-heard-of"

Audience: TypeAlias = Literal["seat", "somebody", "everybody"]
"""Who sees a value: the seat whose number it stands under (the first index of its path), one seat by another right, or
whoever watches. From the narrowest to the widest."""
AUDIENCES: tuple[Audience, ...] = get_args(Audience)


def assert_built_up(game: AnyGame) -> None:
    """A view is built up from what it names: it holds no struct of the state that can change."""
    shared = structs(game.State) & structs(game.View)
    names = sorted(cls.__qualname__ for cls in shared if not cls.__struct_config__.frozen)
    assert not names, f"{game.id}: parts of the state stand in the view, with every field they will ever get: {names}"


def structs(root: Any) -> set[type[msgspec.Struct]]:
    """The struct types that a value of this type is made of."""
    found: set[type[msgspec.Struct]] = set()
    _collect(inspect.type_info(root), found)
    return found


def _collect(info: Any, found: set[type[msgspec.Struct]]) -> None:
    match info:
        case inspect.StructType(cls=cls, fields=fields):
            if cls not in found:
                found.add(cls)
                for field in fields:
                    _collect(field.type, found)
        case inspect.Metadata(type=inner) | inspect.ListType(item_type=inner) | inspect.SetType(item_type=inner):
            _collect(inner, found)
        case inspect.VarTupleType(item_type=inner) | inspect.DictType(value_type=inner):
            _collect(inner, found)
        case inspect.UnionType(types=parts) | inspect.TupleType(item_types=parts):
            for part in parts:
                _collect(part, found)


# --- a field nobody has heard of ------------------------------------------------------------------------------------


def assert_new_fields_stay_secret(game: AnyGame, state: Any, seats: int, chance: Chance) -> None:
    """Give every part of the state that can change one more field: it must not show, nor be told of."""
    twin = game.copy(marked(state))
    assert MARK.encode() in canonical(twin), "the copy has lost the new fields"
    _assert_unmarked(game, twin, seats)
    for seat in game.to_move(twin)[:1]:
        told: list[Any] = []
        game.carry_out(twin, seat, chance.pick(game.moves(twin, seat)), chance, told.append)
        assert MARK.encode() not in canonical(told), f"{game.id}: an event tells a field that nobody named"
        _assert_unmarked(game, twin, seats)


def _assert_unmarked(game: AnyGame, state: Any, seats: int) -> None:
    for seat in (*range(seats), SPECTATOR):
        view = game.view(state, seat)
        shown = canonical([view, game.question(view), game.panels(view)])
        assert MARK.encode() not in shown, f"{game.id}: seat {seat} sees a field of the state that no view names"


def marked(value: Any) -> Any:
    """The same value, with one more field in every struct that can change. Values that can't are whole or not there."""
    match value:
        case msgspec.Struct() if not value.__struct_config__.frozen:
            fields = {name: marked(getattr(value, name)) for name in value.__struct_fields__}
            return _marked_type(type(value))(**fields)
        case list():
            return [marked(item) for item in value]
        case dict():
            return {key: marked(item) for key, item in value.items()}
        case _:
            return value


@cache
def _marked_type(cls: type[msgspec.Struct]) -> type[msgspec.Struct]:
    return msgspec.defstruct(cls.__name__, [("unheard_of", str, MARK)], bases=(cls,), kw_only=True)


# --- every value, changed -------------------------------------------------------------------------------------------


class Leaf(NamedTuple):
    """A single value inside a state: where it is (``players[].ship.broken``), and how to put another in its place."""

    path: str
    under: int
    """The number of the first list on the way: a seat, where there is something for each."""
    value: Any
    put: Callable[[Any], None]


def shown(game: AnyGame, state: Any, seats: int, chance: Chance, each: int = 4) -> dict[str, Audience]:
    """The paths of this state whose values somebody sees, and who: found by changing them, ``each`` of every path.

    A value trades places with another of its path, so that what is counted stays the same; where all are equal, it is
    changed. A value that a view can't be made with once it is changed is read by it, and counts as seen; but for the
    last of a list, which has nothing left to trade with: its like were tried while it had company.
    """
    state = game.copy(state)
    views = {seat: canonical(game.view(state, seat)) for seat in (*range(seats), SPECTATOR)}
    found: dict[str, Audience] = {}
    for path, leaves in _by_path(state).items():
        chance.shuffle(leaves)
        for leaf in leaves[:each]:
            other = next(
                (one for one in leaves if type(one.value) is type(leaf.value) and one.value != leaf.value), None
            )
            leaf.put(_changed(leaf.value) if other is None else other.value)
            if other is not None:
                other.put(leaf.value)
            looks = {seat: _look(game, state, seat) for seat in views}
            leaf.put(leaf.value)
            if other is not None:
                other.put(other.value)
            if _last_of_a_list(path, leaves) and None in looks.values():
                continue
            if seeing := [seat for seat, before in views.items() if looks[seat] != before]:
                who = _audience(seeing, {leaf.under} if other is None else {leaf.under, other.under})
                found[path] = max(who, found.get(path, who), key=AUDIENCES.index)
    assert all(_look(game, state, seat) == before for seat, before in views.items())
    return found


def _last_of_a_list(path: str, leaves: list[Leaf]) -> bool:
    return path.endswith("[]") and len(leaves) == 1


def _audience(seeing: list[int], under: set[int]) -> Audience:
    if under.issuperset(seeing):
        return "seat"
    return "everybody" if SPECTATOR in seeing or len(seeing) > len(under) else "somebody"


def paths(state: Any) -> set[str]:
    """All paths of a state, shown or not."""
    return set(_by_path(state))


def assert_shows_only(
    game: AnyGame, state: Any, seats: int, allowed: Mapping[str, Audience], seed: int = 0, each: int = 4
) -> None:
    """Every value that is not on the list of what is shown can be changed, and every view stays the same bytes."""
    seen = shown(game, state, seats, Seeded(seed, 5), each)
    leaks = {
        path: who
        for path, who in seen.items()
        if path not in allowed or AUDIENCES.index(who) > AUDIENCES.index(allowed[path])
    }
    assert not leaks, f"{game.id}: shown, but not on the list of what is shown: {leaks}"


def _look(game: AnyGame, state: Any, seat: int) -> bytes | None:
    try:
        return canonical(game.view(state, seat))
    except Exception:  # a changed value may make no sense at all; then it matters that the view has looked at it
        return None


def _by_path(state: Any) -> dict[str, list[Leaf]]:
    found: dict[str, list[Leaf]] = {}
    for name in state.__struct_fields__:
        if name != "options":  # chosen by the players themselves, before anything is dealt
            for leaf in _leaves(getattr(state, name), name, _setter(state, name)):
                found.setdefault(leaf.path, []).append(leaf)
    return found


def _leaves(value: Any, path: str, put: Callable[[Any], None], under: int = SPECTATOR) -> Iterator[Leaf]:
    match value:
        case None:
            return
        case msgspec.Struct():
            config = value.__struct_config__
            for name in value.__struct_fields__:
                to = _replacer(value, name, put) if config.frozen else _setter(value, name)
                # One of several kinds (a step of an agenda) is shown as a whole or not at all: it is one path.
                here = path if config.tag is not None else f"{path}.{name}"
                yield from (
                    leaf._replace(path=here) if config.tag is not None else leaf
                    for leaf in _leaves(getattr(value, name), here, to, under)
                )
        case list():
            for n, item in enumerate(value):
                yield from _leaves(item, f"{path}[]", _at(value, n), n if under == SPECTATOR else under)
        case dict():
            for key, item in value.items():
                yield from _leaves(item, f"{path}{{}}", _at(value, key), under)
        case tuple():
            for n, item in enumerate(value):
                yield from _leaves(item, f"{path}[]", _in_tuple(value, n, put), under)
        case _:
            yield Leaf(path, under, value, put)


def _setter(struct: Any, name: str) -> Callable[[Any], None]:
    return lambda new: setattr(struct, name, new)


def _replacer(struct: Any, name: str, put: Callable[[Any], None]) -> Callable[[Any], None]:
    return lambda new: put(msgspec.structs.replace(struct, **{name: new}))


def _at(items: Any, key: Any) -> Callable[[Any], None]:
    return lambda new: items.__setitem__(key, new)


def _in_tuple(items: tuple[Any, ...], n: int, put: Callable[[Any], None]) -> Callable[[Any], None]:
    return lambda new: put((*items[:n], new, *items[n + 1 :]))


def _changed(value: Any) -> Any:
    """Another value of the same type."""
    if isinstance(value, bool):
        return not value
    return f"{value}′" if isinstance(value, str) else value + 1
