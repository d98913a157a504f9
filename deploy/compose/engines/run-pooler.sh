# PgBouncer reads passwords from a file: it is written anew with each start, in memory.
set -eu
umask 077
printf '"meihao" "%s"\n' "$SHOP_DATABASE_PASSWORD" >/tmp/users.txt
exec pgbouncer /etc/meihao/pgbouncer.ini
