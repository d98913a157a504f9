import { parseArgs } from 'node:util'
import { runDrill } from './drilling/run-drill.ts'

// npm run drill -- [--to 2026-11-26T18:00:05+08:00] [--stanza meihao] [--database meihao] [--user postgres]
// Restores a backup of pgBackRest into a directory of its own, as of a second or of the last that is in the bucket, starts it where nobody
// else reaches it, and goes through the books. The running database is not touched. Where backups are, pgBackRest's own configuration says.

const { values } = parseArgs({
  options: {
    to: { type: 'string' },
    stanza: { type: 'string', default: 'meihao' },
    database: { type: 'string', default: 'meihao' },
    user: { type: 'string', default: 'postgres' },
  },
})
const moment = values.to === undefined ? null : new Date(values.to)
if (moment && Number.isNaN(moment.getTime())) {
  console.error('--to is no moment such as 2026-11-26T18:00:05+08:00')
  process.exitCode = 1
} else {
  const { stanza, database, user } = values
  const { says, complaints } = await runDrill({ moment, stanza, database, user }).catch((error: unknown) => ({
    says: [],
    complaints: [error instanceof Error ? error.message : String(error)],
  }))
  for (const line of says) console.log(line)
  for (const complaint of complaints) console.error(complaint)
  process.exitCode = complaints.length === 0 ? 0 : 1
}
