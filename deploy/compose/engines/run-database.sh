# A server under Patroni, and beside it the daily backup, which only the primary makes.
set -eu
sh /etc/meihao/back-up.sh daily &
exec patroni /etc/meihao/patroni.yml
