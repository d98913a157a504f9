import { borders } from './borders.ts'
import type { Check, Report } from './check.ts'
import { clockAndChance } from './clock-and-chance.ts'
import { format } from './format.ts'
import { fullRooms } from './full-rooms.ts'
import { lint } from './lint.ts'
import { migrations } from './migrations.ts'
import { tableOwners } from './owners.ts'
import { requirements } from './requirements.ts'
import { texts } from './texts.ts'
import { types } from './types.ts'
import { unused } from './unused.ts'

/** Everything that can be known without running the shop. */
export const staticChecks: readonly Check[] = [
  types,
  format,
  borders,
  fullRooms,
  tableOwners,
  migrations,
  lint,
  texts,
  clockAndChance,
  unused,
  requirements,
]

const shownComplaints = 40

/** Runs checks side by side, tells of each as it ends, and answers with the names of those that complain. */
export async function runChecks(checks: readonly Check[]): Promise<string[]> {
  const failed = await Promise.all(checks.map(runCheck))
  return failed.filter((name) => name !== undefined)
}

async function runCheck(check: Check): Promise<string | undefined> {
  const startedAt = performance.now()
  const report = await check.run().catch((error: unknown): Report => ({ complaints: [`could not run: ${String(error)}`] }))
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  const well = report.complaints.length === 0
  console.log(`${well ? '✓' : '✗'} ${check.name.padEnd(18)}${seconds.padStart(5)} s  ${report.summary ?? ''}`.trimEnd())
  for (const line of report.details ?? []) console.log(`    ${line}`)
  for (const complaint of report.complaints.slice(0, shownComplaints)) console.log(`    ${complaint}`)
  const more = report.complaints.length - shownComplaints
  if (more > 0) console.log(`    … and ${more} more`)
  return well ? undefined : check.name
}
