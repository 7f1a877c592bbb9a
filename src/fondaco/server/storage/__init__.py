"""The database: connections, group commit, migrations, backups, and what processes tell each other."""
