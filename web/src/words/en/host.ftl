# What the house keeps of people.

host-kept-why = A house keeps what its games need, and deletes the rest by itself.
host-kept-days = { $days } days
host-kept-for-ever = for good
host-kept-until-deleted = until you delete it
host-kept-chat = What was said at a table, after its end
host-kept-guests = The name of a guest who did not come back
host-kept-reports = Reports about other players
host-kept-sessions = A sign-in on a device
host-kept-records_of_guests = Records uploaded by guests
host-kept-records_of_accounts = Records uploaded by accounts
host-kept-looks = When you last looked at a table
host-kept-matches = Moves and results of matches
host-kept-accounts = An account with all that belongs to it
host-kept-addresses = Network addresses are not stored, except in bans and in the log lines about failed sign-ins and floods. There is no tracking, and nothing is loaded from other sites.
host-kept-own = Your profile: look at all that is stored about you, or delete it
