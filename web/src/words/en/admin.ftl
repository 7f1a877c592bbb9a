# What only admins see.

admin-title = Administration
admin-lists = What to look at
admin-list-statistics = Figures
admin-list-tables = Tables
admin-list-people = People
admin-list-reports = Reports
admin-list-bans = Bans
admin-list-chat = Chat
admin-list-audit = What admins did
admin-search-tables = Status
admin-search-people = Name or id
admin-search-chat = Id of a table
admin-all = all
admin-look = Look
admin-nothing = Nothing there.
admin-none-asked = Write the id of a table, or come from a report.
admin-actions = Actions
admin-do-broadcast = Tell everybody
admin-do-close-table = Close the table
admin-do-expire-tables = Close idle tables
admin-do-delete-record = Delete a record
admin-do-delete-chat = Delete the line
admin-do-delete-person = Delete the person
admin-do-ban = Ban
admin-do-unban = Lift the ban
admin-do-make-admin = Make an admin
admin-do-unmake-admin = Admin no more
admin-more-close-table = Before the start the table goes away; a running match ends without a result, and its record is kept.
admin-more-expire-tables = Closes every table of this kind at which nothing has happened for so many days.
admin-more-delete-person = Name, chat and uploads go; in matches with others the seat stays without a name. This cannot be undone.
admin-more-ban = A person by id, or an address: then everybody from there. Without days the ban has no end.
admin-target = Id or address
admin-kind = Which tables
admin-reason = Reason, as the person reads it
admin-message = Message to everybody who is here now
admin-days = Days
admin-carry-out = Carry it out
admin-done = Done: { $what }.
admin-done-broadcast = { $number ->
    [one] Shown on one screen.
   *[other] Shown on { $number } screens.
  }
admin-done-expire-tables = { $number ->
    [0] No table was idle for so long.
    [one] One table is closed.
   *[other] { $number } tables are closed.
  }
admin-see-chat = Chat
admin-yes = yes
admin-for-ever = for ever
admin-house = command line
admin-column-action = order
admin-column-by = by
admin-column-changed = changed
admin-column-created = since
admin-column-detail = details
admin-column-game = game
admin-column-id = id
admin-column-is_admin = admin
admin-column-login = account
admin-column-name = name
admin-column-number = number
admin-column-person = about
admin-column-ply = moves
admin-column-reason = reason
admin-column-seat = seat
admin-column-status = status
admin-column-table_id = table
admin-column-target = whom or what
admin-column-text = text
admin-column-time = when
admin-column-until = until
admin-column-who = who
admin-figure-accounts = accounts
admin-figure-bans = bans
admin-figure-chat = lines of chat
admin-figure-log = rows in the logs of tables
admin-figure-persons = people, guests too
admin-figure-records = uploaded records
admin-figure-reports = reports
admin-figure-sessions = devices signed in
admin-figure-tables_abandoned = tables ended without a result
admin-figure-tables_closed = tables closed
admin-figure-tables_finished = tables finished
admin-figure-tables_open = tables waiting for players
admin-figure-tables_playing = tables being played
admin-do-notify-retry = Try notifications again
admin-do-notify-discard = Discard dead notifications
admin-do-notify-test = Send a test mail
