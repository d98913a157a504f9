# The shop's database, of a role that is no superuser. Patroni calls it once, with the address of the new server.
set -eu
psql -v ON_ERROR_STOP=1 -v word="$SHOP_DATABASE_PASSWORD" "$1" <<'SQL'
create role meihao login password :'word';
create database meihao owner meihao;
SQL
