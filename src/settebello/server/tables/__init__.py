"""Tables: their events, clocks, absent players, talk and lobby.

`tables.Tables` takes the commands; everything else here serves it or tells of it.
"""
