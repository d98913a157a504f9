import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '#database/connect.ts'
import { checkBooks } from './check-books.ts'
import type { DrillPlan } from './drill-plan.ts'
import { restoreInto } from './restore-into.ts'
import { startRestored } from './start-restored.ts'

export type Drill = { says: string[]; complaints: string[] }

/** A restore that could have been in earnest: how long each part took, and what does not agree in the books. */
export async function runDrill(plan: DrillPlan): Promise<Drill> {
  const home = await mkdtemp(join(tmpdir(), 'meihao-drill-'))
  try {
    const began = performance.now()
    const { directory, owner } = await restoreInto(home, plan)
    const restored = performance.now()
    const server = await startRestored({ home, directory, owner, plan })
    const started = performance.now()
    try {
      const { complaints, orders, newest } = await readBooks(server.url)
      const checked = performance.now()
      const says = [
        `Brought back in ${inSeconds(restored - began)}, open after ${inSeconds(started - restored)} of replay, its books read in ${inSeconds(checked - started)}.`,
        `It has ${orders} orders; the last that happened to one was at ${newest?.toISOString() ?? 'no time'}.`,
        ...(complaints.length === 0 ? ['The books agree.'] : []),
      ]
      return { says, complaints }
    } finally {
      await server.stop()
    }
  } finally {
    await rm(home, { recursive: true, force: true })
  }
}

async function readBooks(url: string) {
  const database = openDatabase({ url, poolSize: 2, timeouts: { statementMs: 0, lockMs: 0, idleInTransactionMs: 0 } })
  try {
    return await checkBooks(database)
  } finally {
    await database.close()
  }
}

function inSeconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`
}
