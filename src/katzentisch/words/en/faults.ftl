# Damaged tables and databases.
table-broken = This table can’t be continued: part of its log can’t be read. Nothing you did caused this. The host can close the table.
table-broken-host = This table can’t be continued: part of its log can’t be read. Nothing you did caused this. You can close the table.
table-stuck = This table is stuck: a step that the server has to take keeps failing. The server will keep trying; the host can close the table.
game-other-rules = This game was played under different rules from those this version knows, so it can’t be shown here. You can still download its record.
database-full = Nothing can be saved because the disk is full.
database-locked = Nothing can be saved because another program has locked the database.
database-read-only = Nothing can be saved because the database is read-only.
database-damaged = Nothing can be saved because the database is damaged.
database-slow = Nothing can be saved right now because the database takes too long to answer.
server-stopping = The server is shutting down.
database-taken = Another server is already using { $path }. Stop it first, or use PostgreSQL to run several servers on one database.
database-file-damaged = The database { $path } is damaged: { $why } Restore a backup, or repair it with “sqlite3 { $path } .recover”.
database-behind = Warning: the database { $path } has lost { $entries ->
    [one] one entry that was already saved
   *[other] { $entries } entries that were already saved
 } at { $tables ->
    [one] one table
   *[other] { $tables } tables
 }: { $names }. The games continue from what is left. If you restored a backup, start with “--restored”.
