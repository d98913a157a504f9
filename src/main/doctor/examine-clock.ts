import { sql } from 'kysely'
import { askTime } from '#adapters/ask-time.ts'
import { ill, well, watch, type Finding } from './finding.ts'
import type { House } from './open-house.ts'

/** A header tells whole seconds, and is old by the way it has come. */
const mostSeconds = 3
/** Words of sign-in companies that are older or younger than this by our clock are not believed. */
const mostSecondsAtAll = 30

/** The clock of this machine beside those of the database and of LINE, who dates what it signs. */
export async function examineClock({ database, config, patienceMs }: House): Promise<Finding[]> {
  const [ofDatabase, ofLine] = await Promise.all([
    secondsAhead(async () => {
      const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(database.db)
      return rows[0]?.at ?? null
    }),
    secondsAhead(() => askTime(config.LINE_API_ADDRESS, { patienceMs })),
  ])
  return [judge('the database', ofDatabase), judge('LINE', ofLine)]
}

/** By how much this machine is ahead of who was asked; null when it is not told. */
async function secondsAhead(ask: () => Promise<Date | null>): Promise<number | null> {
  const begun = Date.now()
  const at = await ask()
  return at ? ((begun + Date.now()) / 2 - at.getTime()) / 1000 : null
}

function judge(whose: string, seconds: number | null): Finding {
  if (seconds === null) return watch('clock', `${whose} does not say what time it is`, `Compare the clock of this machine by hand.`)
  const says = `${Math.abs(seconds).toFixed(1)} s ${seconds < 0 ? 'behind' : 'ahead of'} that of ${whose}`
  const todo = 'Have both machines follow NTP (chrony, systemd-timesyncd).'
  if (Math.abs(seconds) > mostSecondsAtAll) return ill('clock', says, todo)
  return Math.abs(seconds) > mostSeconds ? watch('clock', says, todo) : well('clock', says)
}
