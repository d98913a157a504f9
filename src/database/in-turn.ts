import pg from 'pg'
import { withoutTimeouts } from './timeouts.ts'

export type Turn = { url: string; /** What only one process does at a time. */ name: string }

/**
 * Does `work` while no other process does what goes by the same name: whoever comes meanwhile waits, however long it takes.
 * The lock ends with its transaction, so a pooler in between does no harm and a process that dies keeps nobody waiting.
 * Nothing else happens in that transaction: the work has connections of its own.
 */
export async function inTurn<T>({ url, name }: Turn, work: () => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  // Breaking says so by an event as well, and an event nobody hears would end the process.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('begin')
    await client.query(withoutTimeouts)
    await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [name])
    return await work()
  } finally {
    await client.end()
  }
}
