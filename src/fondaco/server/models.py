"""The tables of the database. A game table's log is append-only: its primary key decides who comes first."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, Float, Index, Integer, LargeBinary, MetaData, Table, Text

metadata = MetaData()

house = Table(  # one row
    "house",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("secret", LargeBinary, nullable=False),  # signs the guests' cookies
    Column("alive", Float(53), nullable=False),  # the newest heartbeat of any process
    Column("push_key", Text),  # the private key that identifies the house to push services (VAPID)
)

outages = Table(  # while no process had a heartbeat; no clock ran
    "outages",
    metadata,
    Column("start", Float(53), primary_key=True, autoincrement=False),
    Column("end", Float(53), nullable=False),
)

persons = Table(
    "persons",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("login", Text, unique=True),  # of an account, case folded
    Column("password", Text),  # argon2
    Column("adopted_by", Text),  # the account that took over this guest's tables
    Column("created", Float(53), nullable=False),
    Column("skeleton", Text, nullable=False, server_default=""),  # the same for names that look alike
    Column("is_admin", Integer, nullable=False, server_default="0"),  # may administer the house: see admin.py
    Index("persons_adopted_by", "adopted_by"),
    Index("persons_skeleton", "skeleton"),
)

names = Table(  # that belong to accounts
    "names",
    metadata,
    Column("skeleton", Text, primary_key=True),
    Column("person", Text, nullable=False),
    Index("names_person", "person"),
)

sessions = Table(
    "sessions",
    metadata,
    Column("token", Text, primary_key=True),  # SHA-256 of what the cookie holds
    Column("person", Text, nullable=False),
    Column("created", Float(53), nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", LargeBinary, nullable=False),  # served only when the match is over
    Column("public", Integer, nullable=False),
    Column("spectators", Integer, nullable=False),
    Column("clock", Text, nullable=False),
    Column("hints", Integer, nullable=False, server_default="1"),
    Column("created", Float(53), nullable=False),
    # what follows is derived from the log: see heads.py
    Column("status", Text, nullable=False),
    Column("host", Text, nullable=False),
    Column("seats", Text, nullable=False),
    Column("rematch", Text),
    Column("seq", Integer, nullable=False),
    Column("ply", Integer, nullable=False),
    Column("deciding", Integer, nullable=False),  # bit mask of seats
    Column("bot_due", Integer, nullable=False),  # a bot is to move
    Column("clock_due", Float(53)),  # when somebody's time runs out, as clock time: outages are subtracted
    Column("changed", Float(53), nullable=False),
    Column("lease", Float(53), nullable=False),  # until then one process moves the bots
    Index("tables_status_changed", "status", "changed"),
    Index("tables_bot_due", "bot_due", "changed"),
    Index("tables_clock_due", "clock_due"),
)

seats = Table(  # which person has which seat, for "my tables"
    "seats",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", Text, nullable=False),
    Index("seats_person", "person"),
    sqlite_with_rowid=False,
)

log = Table(
    "log",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("time", Float(53), nullable=False),
    Column("key", Text),  # person and idempotency key
    Column("body", Text, nullable=False),
    Index("log_key", "table_id", "key", unique=True),
    sqlite_with_rowid=False,
)

chat = Table(
    "chat",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("table_id", Text, nullable=False),
    Column("spectators", Integer, nullable=False),  # which of the two channels
    Column("seat", Integer, nullable=False),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("time", Float(53), nullable=False),
    Column("key", Text, nullable=False),
    Index("chat_table", "table_id", "spectators", "id"),
    Index("chat_key", "table_id", "key", unique=True),
)

records = Table(  # uploaded to be watched
    "records",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("created", Float(53), nullable=False),
    Column("owner", Text, nullable=False, server_default=""),  # who uploaded it last
    Column("size", Integer, nullable=False, server_default="0"),  # characters
    Column("expires", Float(53), nullable=False, server_default="0"),
    Index("records_owner", "owner"),
    Index("records_expires", "expires"),
)

lessons = Table(  # how far each person has come, and the puzzles they have solved
    "lessons",
    metadata,
    Column("person", Text, primary_key=True),
    Column("game", Text, primary_key=True),
    Column("lesson", Text, primary_key=True),
    Column("progress", Text, nullable=False),
    Column("changed", Float(53), nullable=False),
    sqlite_with_rowid=False,
)

coach = Table(  # what it has explained to each person
    "coach",
    metadata,
    Column("person", Text, primary_key=True),
    Column("game", Text, primary_key=True),
    Column("seen", Text, nullable=False),
    Column("off", Integer, nullable=False),
    Column("changed", Float(53), nullable=False),
    sqlite_with_rowid=False,
)

annotation_texts = Table(  # of finished tables and uploaded records, by their ids
    "annotations",
    metadata,
    Column("id", Text, primary_key=True),
    Column("text", Text, nullable=False),
    Column("created", Float(53), nullable=False),
)

bans = Table(
    "bans",
    metadata,
    Column("target", Text, primary_key=True),  # `person ID` or `network ADDRESS`
    Column("until", Float(53), nullable=False),
    Column("reason", Text, nullable=False),
    Column("created", Float(53), nullable=False),
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

blocks = Table(  # whose words a person does not want to read
    "blocks",
    metadata,
    Column("person", Text, primary_key=True),
    Column("blocked", Text, primary_key=True),
)

outbox = Table(  # written with the row that causes it; becomes deliveries when it is due
    "outbox",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("table_id", Text, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("kind", Text, nullable=False),
    Column("body", Text, nullable=False),
    Column("created", Float(53), nullable=False),
    Column("person", Text, nullable=False, server_default=""),
    Column("due", Float(53), nullable=False, server_default="0"),
    Column("lease", Float(53), nullable=False, server_default="0"),  # until then one process works on it
    Index("outbox_due", "due"),
    Index("outbox_person", "person"),
)

channels = Table(  # where a person is notified
    "channels",
    metadata,
    Column("id", Text, primary_key=True),
    Column("person", Text, nullable=False),
    Column("kind", Text, nullable=False),  # email, push, discord, slack, ntfy or json
    Column("target", Text, nullable=False),  # address, or URL
    Column("keys", Text, nullable=False),  # of a push subscription, or what signs a webhook
    Column("created", Float(53), nullable=False),
    Column("changed", Float(53), nullable=False),
    Column("confirmed", Float(53)),  # an e-mail address is used only after that
    Column("disabled", Text),  # why nothing is sent there any more
    Index("channels_person", "person"),
    Index("channels_changed", "changed"),
)

preferences = Table(  # how a person is notified: see notify/preferences.py
    "preferences",
    metadata,
    Column("person", Text, primary_key=True),
    Column("body", Text, nullable=False),
)

mutes = Table(  # tables of which a person wants no notifications
    "mutes",
    metadata,
    Column("person", Text, primary_key=True),
    Column("table_id", Text, primary_key=True),
    sqlite_with_rowid=False,
)

looks = Table(  # when a person last looked at a table; only of people with channels
    "looks",
    metadata,
    Column("person", Text, primary_key=True),
    Column("table_id", Text, primary_key=True),
    Column("time", Float(53), nullable=False),
    sqlite_with_rowid=False,
)

deliveries = Table(  # one notification by one channel; deleted when it is delivered
    "deliveries",
    metadata,
    Column("id", Text, primary_key=True),  # told to the receiver: the same whenever it is tried again
    Column("person", Text, nullable=False),
    Column("channel", Text, nullable=False),
    Column("body", Text, nullable=False),
    Column("created", Float(53), nullable=False),
    Column("due", Float(53), nullable=False),
    Column("lease", Float(53), nullable=False, server_default="0"),  # until then one process works on it
    Column("attempts", Integer, nullable=False, server_default="0"),
    Column("state", Text, nullable=False),  # waiting, held (for a digest) or dead
    Column("error", Text),  # of the last attempt
    Index("deliveries_due", "state", "due"),
    Index("deliveries_person", "person"),
    Index("deliveries_channel", "channel"),
)
