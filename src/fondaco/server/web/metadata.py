"""The database tables of all features: each declares its own in its `models`."""

from fondaco.server.accounts import models as accounts
from fondaco.server.bots import models as bots
from fondaco.server.leagues import models as leagues
from fondaco.server.learn import models as learn
from fondaco.server.notify import models as notify
from fondaco.server.play import models as play
from fondaco.server.ratings import models as ratings
from fondaco.server.records import models as records
from fondaco.server.social import models as social
from fondaco.server.storage import models as storage
from fondaco.server.table import models as table

FEATURES = (storage, table, accounts, play, bots, leagues, ratings, learn, notify, records, social)
metadata = storage.metadata
