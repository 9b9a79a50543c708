"""What has changed between two values, small enough to send instead of the new one.

Values are what msgspec puts into JSON: structs, lists, dicts and plain things. A patch is written in JSON too::

    [value]                             it is replaced by this value
    {"field": patch}                    an object: these fields changed; null instead of a patch: the field is gone
    {"3": patch}                        a list: the items at these places changed
    [at, gone, [items]]                 a list: at this place so many items are taken out and these are put in
    [at, gone, [items], {"3": patch}]   and then the items at these places changed (places of the new list)

``apply(to_builtins(old), diff(old, new))`` is ``to_builtins(new)``: the same fields are left out, the same tags are
there. Equal is the same here: whoever has a ``1`` and now a ``True`` is not told. docs/wire.md says who is sent
patches; the client applies them in web/src/net/patch.ts, and tests/core/patches.json shows both the same examples.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

import msgspec

Patch: TypeAlias = list[Any] | dict[Any, Any]

_encode = msgspec.json.Encoder().encode
_values = msgspec.structs.astuple


def diff(old: Any, new: Any) -> Patch | None:
    """The patch that makes the new value of the old one; ``None`` if they are the same."""
    return None if old is new or old == new else _diff(old, new)


def _diff(old: Any, new: Any) -> Patch:
    """The same for two values that differ."""
    kind = type(new)
    if type(old) is not kind:
        return [new]
    make = _makers.get(kind) or _makers.setdefault(kind, _maker(kind))
    return make(old, new)


_makers: dict[type, Callable[[Any, Any], Patch]] = {}


def _maker(kind: type) -> Callable[[Any, Any], Patch]:
    """What makes the patch between two different values of this type."""
    if kind is list or kind is tuple:
        return _list
    if kind is dict:
        return _dict
    if issubclass(kind, msgspec.Struct) and not kind.__struct_config__.array_like:
        return _struct(kind)
    return _replace


def _replace(old: Any, new: Any) -> Patch:
    return [new]


def _whole(patch: Patch) -> bool:
    """Whether it replaces all there is."""
    return type(patch) is list and len(patch) == 1


# --- objects --------------------------------------------------------------------------------------------------------


def _struct(kind: type[msgspec.Struct]) -> Callable[[Any, Any], Patch]:
    """What makes the patch between two structs of this type: the tag stays, and what msgspec leaves out is gone."""
    fields = msgspec.structs.fields(kind)
    names = tuple(field.encode_name for field in fields)
    config = kind.__struct_config__
    # Where nothing is written: this very value, or an empty one of this type.
    nothing = [field.default if config.omit_defaults else msgspec.UNSET for field in fields]
    empty = [field.default_factory if config.omit_defaults else None for field in fields]
    omits = config.omit_defaults or any(field.default is msgspec.UNSET for field in fields)

    def left_out(place: int, value: Any) -> bool:
        if value is nothing[place]:
            return True
        return not value and type(value) in (list, dict, set) and type(value) is empty[place]

    def make(old: Any, new: Any) -> Patch:
        changes: dict[Any, Any] = {}
        deep = False
        for place, (was, is_) in enumerate(zip(_values(old), _values(new), strict=True)):
            if was is is_ or was == is_:
                continue
            if omits and left_out(place, is_):
                changes[names[place]] = None
                deep = True
            elif omits and left_out(place, was):
                changes[names[place]] = [is_]
            else:
                change = changes[names[place]] = _diff(was, is_)
                deep = deep or not _whole(change)
        return changes if deep or len(changes) < len(names) else [new]

    return make


def _dict(old: dict[Any, Any], new: dict[Any, Any]) -> Patch:
    # Who applies it keeps the order of the keys that stay and puts the others behind them.
    if [*(key for key in old if key in new), *(key for key in new if key not in old)] != list(new):
        return [new]
    changes: dict[Any, Any] = {key: None for key in old if key not in new}
    deep = False
    for key, is_ in new.items():
        if key not in old:
            changes[key] = [is_]
        elif (was := old[key]) is not is_ and was != is_:
            change = changes[key] = _diff(was, is_)
            deep = deep or not _whole(change)
    return changes if deep or len(changes) < len(new) else [new]


# --- lists ----------------------------------------------------------------------------------------------------------


def _list(old: Any, new: Any) -> Patch:
    start = _alike(old, new)
    before, after = len(old) - start, len(new) - start
    end = _alike(old[: -before - 1 : -1], new[: -after - 1 : -1]) if before and after else 0
    gone, more = before - end, after - end
    splice: Patch = [new] if gone == len(old) else [start, gone, new[start : start + more]]
    both = min(gone, more)
    if not both:
        return splice
    # What stands side by side may be the same things, a little changed: seen from the front, or from the back.
    front = _changes(old, new, start, start, both)
    ways = [splice]
    if gone == more:
        if not any(map(_whole, front.values())):
            return front
        ways.append(front)
    else:
        at = start + both
        ways.append([at, gone - both, new[at : start + more], front])
        back = _changes(old, new, start + gone - both, start + more - both, both)
        ways.append([start, gone - both, new[start : start + more - both], back])
    return min(ways, key=_size)


def _alike(old: Any, new: Any) -> int:
    """How many items are the same in both, from the first on."""
    same = 0
    for was, is_ in zip(old, new, strict=False):
        if was is not is_ and was != is_:
            break
        same += 1
    return same


def _changes(old: Any, new: Any, was_at: int, is_at: int, both: int) -> dict[int, Patch]:
    """What changed in so many items that stand side by side, by their place in the new list."""
    pairs = zip(old[was_at : was_at + both], new[is_at : is_at + both], strict=True)
    return {
        place: _diff(was, is_) for place, (was, is_) in enumerate(pairs, start=is_at) if was is not is_ and was != is_
    }


def _size(patch: Patch) -> int:
    return len(_encode(patch))


# --- applying -------------------------------------------------------------------------------------------------------


def apply(value: Any, patch: Any) -> Any:
    """The new value of a patch, on plain values as JSON has them. The old one stays as it is."""
    if isinstance(patch, list):
        if len(patch) == 1:
            return patch[0]
        at, gone, items = patch[:3]
        value = [*value[:at], *items, *value[at + gone :]]
        patch = patch[3] if len(patch) > 3 else {}
    if isinstance(value, list):
        value = value.copy()
        for place, change in patch.items():
            value[int(place)] = apply(value[int(place)], change)
        return value
    value = {key: each for key, each in value.items() if patch.get(key, ()) is not None}
    return value | {key: apply(value.get(key), change) for key, change in patch.items() if change is not None}
