"""The adventure cards at work (GT-8): one module for each kind, called what players call it.

``begin(play, card)`` of the kind's module puts the card's steps on the agenda.
"""
