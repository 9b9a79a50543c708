"""Death Angel's kernel as C++, for nvcc: one header from the sources of ``games/death_angel/fast``.

    NUMBA_DISABLE_JIT=1 python scripts/death_angel_gpu/translate.py OUT/kernel.h

The kernel is plain functions over rows of numbers, so that little of Python has to be known here: whole numbers and
reals, conditions, loops over ranges, calls. What a GPU does in another way (deciding, whole missions) is written by
hand in ``missions.cu``.
"""

from __future__ import annotations

import ast
import importlib
import inspect
import sys
from pathlib import Path
from typing import Any

import numpy as np

from starboard.games.death_angel.fast import features, layout, tables, value

PACKAGE = "starboard.games.death_angel.fast."
MODULES = (
    "column",
    "piles",
    "asking",
    "answers",
    "travel",
    "rounds",
    "begin",
    "nearby",
    "features",
    "policy",
    "missions",
)
BY_HAND = {"judge", "tried", "decide", "_cards", "advance", "noise", "mission", "many"}
ROWS = {"r": "l", "m": "i"}
"""Rows that are no states: by name what their numbers are."""
C = {"b": "int", "s": "short", "i": "int", "l": "long long", "f": "float", "v": "void"}
RETURNS = {"None": "v", "int": "i", "bool": "b", "float": "f"}
HINTS = {"Reals": "*f", "int": "i", "bool": "b", "float": "f"}
WIDTH = {"b": 0, "s": 1, "i": 1, "l": 2, "f": 3}
BINARY = {
    ast.Add: "+",
    ast.Sub: "-",
    ast.Mult: "*",
    ast.FloorDiv: "/",
    ast.Mod: "%",
    ast.BitAnd: "&",
    ast.BitOr: "|",
    ast.BitXor: "^",
    ast.LShift: "<<",
    ast.RShift: ">>",
}
COMPARED = {ast.Eq: "==", ast.NotEq: "!=", ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">="}
UNARY = {ast.USub: "-", ast.Invert: "~"}
SMALL = 60
"""A function with fewer nodes is put into its callers."""

modules = {name: importlib.import_module(PACKAGE + name) for name in MODULES}
used_tables: dict[str, Any] = {}
definitions: dict[tuple[str, str], ast.FunctionDef] = {}


def widest(*types: str) -> str:
    """The type that holds them all."""
    return max(types, key=lambda one: WIDTH[one])


def name_of(module: str, function: str) -> str:
    """A function's name in C."""
    return f"{module}_{function.lstrip('_')}" + ("_p" if function.startswith("_") else "")


class Function:
    """A function on its way into C."""

    def __init__(self, module: str, tree: ast.FunctionDef) -> None:
        self.module, self.tree, self.loops = module, tree, 0
        self.locals: dict[str, str] = {}
        self.params: dict[str, str] = {}
        for argument in tree.args.args:
            hint = ast.unparse(argument.annotation) if argument.annotation else ""
            self.params[argument.arg] = HINTS.get(hint) or "*" + ROWS.get(argument.arg, "s")

    def constant(self, node: ast.expr) -> tuple[str, str]:
        """A number or a table of a module."""
        home: Any = modules[self.module]
        if isinstance(node, ast.Attribute):
            home, name = getattr(home, node.value.id), node.attr  # type: ignore[attr-defined]
        else:
            name = node.id  # type: ignore[attr-defined]
        found = getattr(home, name)
        if isinstance(found, np.ndarray):
            used_tables[name] = found
            return "table", f"T_{name}"
        return ("f", f"{found!r}f") if isinstance(found, float) else ("i", str(int(found)))

    def value(self, e: ast.expr) -> tuple[str, str]:
        """The type of an expression, and the expression."""
        match e:
            case ast.Constant(bool(number)):
                return "b", str(int(number))
            case ast.Constant(int(number)):
                return ("i", str(number)) if abs(number) < 2**31 else ("l", f"{number}LL")
            case ast.Constant(number):
                return "f", f"{number!r}f"
            case ast.Name(name) if name in self.params:
                return self.params[name], name
            case ast.Name(name) if name in self.locals:
                return self.locals[name], f"{name}_"
            case ast.Name() | ast.Attribute():
                return self.constant(e)
            case ast.Subscript():
                kind, row = self.value(e.value)
                places = e.slice.elts if isinstance(e.slice, ast.Tuple) else [e.slice]
                text = row + "".join(f"[{self.value(place)[1]}]" for place in places)
                return ("i" if kind in ("table", "*s") else kind[1]), text
            case ast.BinOp(left, ast.Div(), right):
                return "f", f"((float)({self.value(left)[1]}) / (float)({self.value(right)[1]}))"
            case ast.BinOp(left, operator, right):
                (one, a), (other, b) = self.value(left), self.value(right)
                return widest(one, other, "i"), f"({a} {BINARY[type(operator)]} {b})"
            case ast.UnaryOp(ast.Not(), operand):
                return "b", f"(!{self.value(operand)[1]})"
            case ast.UnaryOp(operator, operand):
                kind, a = self.value(operand)
                return kind, f"({UNARY[type(operator)]}{a})"
            case ast.BoolOp(operator, values):
                between = " && " if isinstance(operator, ast.And) else " || "
                return "b", f"({between.join(self.value(one)[1] for one in values)})"
            case ast.Compare(left, operators, rights):
                texts = [self.value(one)[1] for one in (left, *rights)]
                pairs = zip(texts, operators, texts[1:], strict=False)
                return "b", "(" + " && ".join(f"({a} {COMPARED[type(o)]} {b})" for a, o, b in pairs) + ")"
            case ast.IfExp(test, body, orelse):
                (one, a), (other, b) = self.value(body), self.value(orelse)
                return widest(one, other), f"({self.value(test)[1]} ? {a} : {b})"
            case ast.Call(ast.Name(name), arguments):
                return self.call(name, [self.value(one) for one in arguments])
        raise ValueError(ast.dump(e))

    def call(self, name: str, given: list[tuple[str, str]]) -> tuple[str, str]:
        """What is called: one of C's own, or a function of the kernel."""
        texts = [text for _, text in given]
        if name in ("min", "max"):
            kind = widest(*(kind for kind, _ in given))
            return kind, f"{name}_{'f' if kind == 'f' else 'i'}({', '.join(texts)})"
        if name == "int":
            return "i", f"((int)({texts[0]}))"
        if name == "abs":
            return "f", f"fabsf({texts[0]})"
        function = getattr(modules[self.module], name)
        home = getattr(function, "py_func", function).__module__.rpartition(".")[2]
        returns = RETURNS[ast.unparse(definitions[home, name].returns)]  # type: ignore[arg-type]
        return returns, f"{name_of(home, name)}({', '.join(texts)})"

    def note(self, target: ast.expr, kind: str) -> None:
        """A local variable holds this as well."""
        if isinstance(target, ast.Name) and target.id not in self.params:
            self.locals[target.id] = widest(self.locals.get(target.id, "b"), kind)

    def look_through(self, body: list[ast.stmt]) -> None:
        """Find out what the local variables hold."""
        for statement in body:
            match statement:
                case ast.Assign([ast.Tuple(targets)], ast.Tuple(values)):
                    for target, one in zip(targets, values, strict=True):
                        self.note(target, self.value(one)[0])
                case ast.Assign([target], one) | ast.AugAssign(target, _, one):
                    self.note(target, self.value(one)[0])
                case ast.For(target, _, inner):
                    self.note(target, "i")
                    self.look_through(inner)
                case ast.If(_, inner, other) | ast.While(_, inner, other):
                    self.look_through(inner)
                    self.look_through(other)

    def statement(self, s: ast.stmt) -> str:
        """A statement in C."""
        match s:
            case ast.Expr(ast.Constant()):
                return ""
            case ast.Expr(one):
                return f"{self.value(one)[1]};\n"
            case ast.Assign([ast.Tuple(targets)], ast.Tuple(values)):
                kept = "".join(f"auto t{n}_ = {self.value(one)[1]}; " for n, one in enumerate(values))
                return f"{{ {kept}{''.join(f'{self.value(t)[1]} = t{n}_; ' for n, t in enumerate(targets))}}}\n"
            case ast.Assign([target], one):
                return f"{self.value(target)[1]} = {self.value(one)[1]};\n"
            case ast.AugAssign(target, operator, one):
                return f"{self.value(target)[1]} {BINARY[type(operator)]}= {self.value(one)[1]};\n"
            case ast.Break():
                return "break;\n"
            case ast.Return(None):
                return "return;\n"
            case ast.Return(one):
                return f"return {self.value(one)[1]};\n"  # type: ignore[arg-type]
            case ast.If(test, body, orelse):
                other = f" else {{\n{self.block(orelse)}}}" if orelse else ""
                return f"if ({self.value(test)[1]}) {{\n{self.block(body)}}}{other}\n"
            case ast.While(test, body):
                return f"while ({self.value(test)[1]}) {{\n{self.block(body)}}}\n"
            case ast.For(ast.Name(name), ast.Call(_, given), body):
                return self.loop(name, given, body)
        raise ValueError(ast.dump(s))

    def loop(self, name: str, given: list[ast.expr], body: list[ast.stmt]) -> str:
        """A loop over a range, whose ends are found once."""
        ends = [self.value(one)[1] for one in given]
        first, last = ends[:2] if len(ends) > 1 else ("0", ends[0])
        step = int(ast.literal_eval(given[2])) if len(given) == 3 else 1
        self.loops += 1
        k, e = f"k{self.loops}_", f"e{self.loops}_"
        head = f"for (int {k} = {first}, {e} = {last}; {k} {'<' if step > 0 else '>'} {e}; {k} += {step})"
        return f"{head} {{\n{name}_ = {k};\n{self.block(body)}}}\n"

    def block(self, body: list[ast.stmt]) -> str:
        """Statements in C."""
        return "".join(self.statement(one) for one in body)

    def head(self) -> str:
        """The function's first line."""
        params = [
            f"{C[kind[1]]}* {name}" if kind[0] == "*" else f"{C[kind]} {name}" for name, kind in self.params.items()
        ]
        how = "FN_INL" if len([*ast.walk(self.tree)]) < SMALL else "FN"
        returns = C[RETURNS[ast.unparse(self.tree.returns)]]  # type: ignore[arg-type]
        return f"{how} {returns} {name_of(self.module, self.tree.name)}({', '.join(params)})"

    def text(self) -> str:
        """The function in C."""
        for _ in range(3):
            self.look_through(self.tree.body)
        variables = "".join(f"{C[kind]} {name}_ = 0;\n" for name, kind in self.locals.items())
        return f"{self.head()} {{\n{variables}{self.block(self.tree.body)}}}\n"


def main() -> None:
    """Write the header."""
    for name, module in modules.items():
        for tree in ast.parse(inspect.getsource(module)).body:
            if isinstance(tree, ast.FunctionDef) and tree.decorator_list and tree.name not in BY_HAND:
                definitions[name, tree.name] = tree
    functions = [Function(module, tree) for (module, _), tree in definitions.items()]
    texts = [one.text() for one in functions]
    used_tables["SETUP_DECK"] = tables.SETUP_DECK
    out = []
    for module, before in ((layout, "AT_"), (features, "FE_"), (value, "VA_")):
        named = {name: number for name, number in vars(module).items() if name.isupper() and isinstance(number, int)}
        out += [f"#define {before}{name} {number}\n" for name, number in named.items()]
    for name, table in used_tables.items():
        shape = "".join(f"[{size}]" for size in table.shape)
        out.append(f"TAB int T_{name}{shape} = {str(table.tolist()).replace('[', '{').replace(']', '}')};\n")
    out += [f"{one.head()};\n" for one in functions]
    Path(sys.argv[1]).write_text("".join(out + texts))


if __name__ == "__main__":
    main()
