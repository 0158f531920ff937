# What the table server says.
database-address = A database is written as one of { $forms }.
database-no-driver = PostgreSQL needs one more package: pip install 'katzentisch[postgres]'
database-trouble = The database { $address } can't be used: { $why }
database-newer = The database was made by a newer Katzentisch. Update this one.
key-trouble = The server's key { $path } can't be used: { $why }
key-broken = The server's key { $path } is damaged. Put back a copy of it, or delete it: then everybody has to come in anew.
