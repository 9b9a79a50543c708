"""The game in words: its front is :mod:`.table`; :mod:`.flight`, :mod:`.team`, :mod:`.cards`, :mod:`.tiles`."""
