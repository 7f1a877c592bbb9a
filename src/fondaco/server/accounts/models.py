"""People: accounts, sessions, names, tokens, blocks, reports and bans."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, Float, Index, Integer, Table, Text

from fondaco.server.storage.models import metadata

persons = Table(
    "persons",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("login", Text, unique=True),  # the name of an account, case folded
    Column("password", Text),  # argon2
    Column("adopted_by", Text),  # the account that took over this guest's tables
    Column("created", Float(53), nullable=False),
    Column("skeleton", Text, nullable=False, server_default=""),  # the same for names that look alike
    Column("is_admin", Integer, nullable=False, server_default="0"),  # may administer the server
    Column("asks_name", Integer, nullable=False, server_default="0"),  # an account that is still called as a guest
    Index("persons_adopted_by", "adopted_by"),
    Index("persons_skeleton", "skeleton"),
)


names = Table(  # that belong to accounts: the present one and the last ones before
    "names",
    metadata,
    Column("skeleton", Text, primary_key=True),
    Column("person", Text, nullable=False),
    Column("since", Float(53), nullable=False, server_default="0"),
    Index("names_person", "person"),
)


sessions = Table(
    "sessions",
    metadata,
    Column("token", Text, primary_key=True),  # SHA-256 of what the cookie holds
    Column("person", Text, nullable=False),
    Column("created", Float(53), nullable=False),
    Column("seen", Float(53), nullable=False, server_default="0"),  # when it was last used, to the hour
    Column("device", Text, nullable=False, server_default=""),  # browser and system in two words
    Index("sessions_person", "person"),
)


mail_links = Table(  # that sign in or let a password be set: each is deleted when it is used
    "mail_links",
    metadata,
    Column("token", Text, primary_key=True),  # SHA-256 of what the link holds
    Column("person", Text, nullable=False),
    Column("purpose", Text, nullable=False),  # sign-in or password
    Column("created", Float(53), nullable=False),
    Index("mail_links_person", "person"),
)


tokens = Table(  # with which programs play
    "tokens",
    metadata,
    Column("id", Text, primary_key=True),
    Column("token", Text, nullable=False, unique=True),  # SHA-256 of what its owner was shown
    Column("owner", Text, nullable=False),  # an account
    Column("person", Text, nullable=False),  # the program: a person of its own, which keeps its seats and its name
    Column("scopes", Text, nullable=False),
    Column("created", Float(53), nullable=False),
    Column("used", Float(53)),
    Column("revoked", Float(53)),  # kept, so that the program goes with the account
    Index("tokens_owner", "owner"),
)


blocks = Table(  # whose words a person does not want to read
    "blocks",
    metadata,
    Column("person", Text, primary_key=True),
    Column("blocked", Text, primary_key=True),
)


bans = Table(
    "bans",
    metadata,
    Column("target", Text, primary_key=True),  # `person ID` or `network ADDRESS`
    Column("until", Float(53), nullable=False),
    Column("reason", Text, nullable=False),
    Column("created", Float(53), nullable=False),
)


reports = Table(  # of one player about another
    "reports",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("time", Float(53), nullable=False),
    Column("by", Text, nullable=False),
    Column("person", Text, nullable=False),
    Column("table_id", Text, nullable=False),
    Column("text", Text, nullable=False),
)


audit = Table(  # what admins did
    "audit",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("time", Float(53), nullable=False),
    Column("who", Text, nullable=False),
    Column("action", Text, nullable=False),
    Column("target", Text, nullable=False),
    Column("detail", Text, nullable=False),
)
