"""Options of a game, read from its typed struct: for the command line, the web form and the help."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from starboard.core.game import AnyGame, Options
from starboard.core.text import Phrase, commas, say


class Option(msgspec.Struct, frozen=True):
    """One option of a game, ready to be offered."""

    name: str
    kind: str
    """``choice``, ``flag``, ``number`` or ``text``."""
    default: Any
    choices: list[Any] = []
    least: int | None = None
    most: int | None = None
    title: Phrase = Phrase("")
    """Message ``GAME-option-NAME``."""
    values: list[Phrase] = []
    """For each choice the message ``GAME-option-NAME-VALUE``."""
    group: Literal["asked", "more", "doubt"] = "more"
    """Whether people care about it, or only lawyers do."""
    clause: str = ""
    """The rule that is in doubt."""


class BadOption(ValueError):
    """An option that the game does not have, or a value it does not take."""

    def __init__(self, reason: Phrase) -> None:
        self.reason = reason
        super().__init__(reason.id)

    def __str__(self) -> str:
        return str(self.reason)


def describe(game: AnyGame) -> list[Option]:
    """What a game offers, with defaults: what people care about, the rest in the order of its struct, what the struct
    inherits, doubts of the rules last."""
    info = msgspec.inspect.type_info(game.Options)
    assert isinstance(info, msgspec.inspect.StructType)
    asked, doubts = list(game.Options.asked), game.Options.doubts

    def rank(field: msgspec.inspect.Field) -> tuple[int, bool, bool]:
        place = asked.index(field.name) if field.name in asked else len(asked)
        return place, field.name in doubts, field.name not in game.Options.__annotations__

    fields = sorted(info.fields, key=rank)
    return [_describe(game, field) for field in fields]


def _describe(game: AnyGame, field: msgspec.inspect.Field) -> Option:
    kind, choices, least, most = "text", list[Any](), None, None
    type_ = field.type
    if isinstance(type_, msgspec.inspect.LiteralType):
        # msgspec sorts literals; the struct's own order is the one its author meant.
        kind, choices = "choice", list(_literal_values(game.Options, field.name))
    elif isinstance(type_, msgspec.inspect.EnumType):
        kind, choices = "choice", [member.value for member in type_.cls]
    elif isinstance(type_, msgspec.inspect.BoolType):
        kind = "flag"
    elif isinstance(type_, msgspec.inspect.IntType):
        kind, least, most = "number", type_.ge, type_.le
    key = f"{game.id}-option-{field.name.replace('_', '-')}"
    default = field.default if field.default is not msgspec.NODEFAULT else field.default_factory()
    values = [say(f"{key}-{str(choice).replace('_', '-')}") for choice in choices]
    doubts = game.Options.doubts
    return Option(
        field.name,
        kind,
        msgspec.to_builtins(default),
        choices,
        least,
        most,
        say(key),
        values,
        "doubt" if field.name in doubts else "asked" if field.name in game.Options.asked else "more",
        doubts.get(field.name, ""),
    )


def _literal_values(options: type[Any], name: str) -> tuple[Any, ...]:
    from typing import get_args, get_type_hints

    return get_args(get_type_hints(options)[name])


def read(game: AnyGame, values: Mapping[str, Any]) -> Options:
    """The game's options with these values, strings allowed; raises :class:`BadOption` with what is wrong."""
    offered = {option.name: option for option in describe(game)}
    cleaned: dict[str, Any] = {}
    for given, value in values.items():
        name = given.replace("-", "_")
        option = offered.get(name)
        if option is None:
            raise BadOption(say("option-unknown", option=given, known=commas(list(offered))))
        cleaned[name] = _parse(option, value)
    try:
        converted: Options = msgspec.convert(cleaned, game.Options, strict=False)
    except msgspec.ValidationError as error:
        raise BadOption(say("option-bad", reason=str(error))) from None
    return converted


def _parse(option: Option, value: Any) -> Any:
    if option.kind == "choice":
        for choice in option.choices:
            if str(choice) == str(value):
                return choice
        raise BadOption(
            say(
                "option-choice",
                option=option.name,
                value=str(value),
                choices=commas(list(map(str, option.choices))),
            )
        )
    if option.kind == "flag" and isinstance(value, str):
        flags = {
            "yes": True,
            "true": True,
            "on": True,
            "1": True,
            "no": False,
            "false": False,
            "off": False,
            "0": False,
        }
        if value.lower() not in flags:
            raise BadOption(say("option-flag", option=option.name, value=value))
        return flags[value.lower()]
    if option.kind == "number":
        try:
            number = int(value)
        except (TypeError, ValueError):
            raise BadOption(say("option-number", option=option.name, value=str(value))) from None
        low, high = option.least, option.most
        if (low is not None and number < low) or (high is not None and number > high):
            raise BadOption(say("option-range", option=option.name, value=number, least=low or 0, most=high or 0))
        return number
    return value
