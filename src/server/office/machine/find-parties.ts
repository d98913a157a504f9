import type { Kysely } from 'kysely'
import type { MachineParty } from '#contract/office/api/machine/machine.ts'
import type { Tables } from '#database/tables.ts'
import { quantileMs } from '#rules/machine/durations.ts'
import { partyStateOf } from '#rules/machine/party-state.ts'
import { listCallsOfParties, listHoursOfParties, listLastSuccesses, type CallsOfParty } from './store.ts'

const noCalls = { calls: 0, failures: 0, p50_ms: null, p95_ms: null }
const hoursShown = 24

/** The third parties that were called within seven days, and how they answer. */
export async function findParties(db: Kysely<Tables>): Promise<MachineParty[]> {
  const five = await listCallsOfParties(db, { minutes: 5 })
  const hour = await listCallsOfParties(db, { minutes: 60 })
  const day = await listCallsOfParties(db, { minutes: 24 * 60 })
  const hours = await listHoursOfParties(db)
  const known = await listLastSuccesses(db)
  return known.map(({ party, at }) => ({
    party,
    state: partyStateOf(five.find((each) => each.party === party)),
    hour: callsOf(hour, party),
    day: callsOf(day, party),
    hours: Array.from({ length: hoursShown }, (_, place) => {
      const row = hours.find((each) => each.party === party && each.hoursAgo === hoursShown - 1 - place)
      return row ? quantileMs(row.buckets, 0.95) : null
    }),
    last_success: at?.toISOString() ?? null,
  }))
}

function callsOf(rows: readonly CallsOfParty[], party: string): MachineParty['hour'] {
  const row = rows.find((each) => each.party === party)
  if (!row) return noCalls
  return { calls: row.calls, failures: row.failures, p50_ms: quantileMs(row.buckets, 0.5), p95_ms: quantileMs(row.buckets, 0.95) }
}
