# sh back-up.sh        one backup, if this machine has the primary: everything on Sundays and where there is none yet, what has changed on other days
# sh back-up.sh daily  the same every day, as long as it runs; for machines without timers
# Touches BACKUP_MARK after each, so that its age is known. PATRONI_ADDRESS: where Patroni of this machine answers.
set -u
stanza=meihao
patroni=${PATRONI_ADDRESS:-http://127.0.0.1:8008}

back_up() {
  curl -fsS -o /dev/null "$patroni/primary" 2>/dev/null || return 0
  pgbackrest --stanza=$stanza stanza-create || return 1
  type=diff
  [ "$(date +%u)" = 7 ] && type=full
  pgbackrest --stanza=$stanza --type=$type backup || return 1
  [ -z "${BACKUP_MARK:-}" ] || touch "$BACKUP_MARK"
}

if [ "${1:-}" != daily ]; then
  back_up
  exit
fi
while true; do
  # Until the first one has succeeded, and after a failure, it is tried again soon.
  if curl -fsS -o /dev/null "$patroni/primary" 2>/dev/null && back_up; then sleep 86400; else sleep 60; fi
done
