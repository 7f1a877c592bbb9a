"""Telling people what happens while they are not there: by e-mail, web push and webhook.

An outbox row is written in the transaction of the row that causes it (`alerts`). When it is due, and the person has
not looked at the table since (`looks`), it becomes one delivery for each channel; `dispatch` sends them, with retries,
under a lease. `texts` writes the words; `mail`, `push` and `webhook` send; `client` keeps requests away from private
networks. `people` is what a person can set. Nothing here reads a state: an alert names the table, who plays there, and
what happened.
"""
