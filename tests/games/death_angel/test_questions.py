"""Every question: a clause that asks it, words, and a name that nothing else in the game has."""

from __future__ import annotations

from typing import get_args

import pytest
from tests.games.death_angel.common import TEXT

from starboard.core.agenda import Question
from starboard.core.clauses import rules
from starboard.games.death_angel import cards, events, moves
from starboard.games.death_angel.asking import Ask
from starboard.games.death_angel.event import Instinct
from starboard.games.death_angel.view import AnyStep

QUESTIONS = [step for step in get_args(AnyStep) if issubclass(step, Question)]


def test_all_of_them_are_found() -> None:
    assert len(QUESTIONS) == 49, "48 that are asked, and what the others see of a secret one"
    assert all(issubclass(question, Ask) for question in QUESTIONS)


@pytest.mark.parametrize("question", QUESTIONS, ids=lambda question: question.__name__)
def test_a_question_has_all_that_belongs_to_it(question: type[Ask]) -> None:
    kind = question.__struct_config__.tag
    assert question.clause in rules("death-angel")
    assert question.__doc__
    assert TEXT.has(f"death-angel-ask-{kind}") != (question is Instinct)
    assert not question.declined or TEXT.has(f"death-angel-pass-{question.declined}")


def test_no_name_means_two_things() -> None:
    decks = (cards.ActionAbility, cards.EventEffect, cards.Activation, cards.EntryEffect, cards.PanelEffect)
    effects = {effect for deck in decks for effect in get_args(deck)}
    tagged = [*get_args(AnyStep), *get_args(moves.AnyMove), *get_args(events.AnyEvent), *effects]
    names = [struct.__name__ for struct in tagged]
    assert sorted(names) == sorted(set(names))
