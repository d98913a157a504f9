import { readFileSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { addressOfDatabase } from './address.ts'
import { isAlive } from './is-alive.ts'

export type RunningServer = { pid: number; port: number; /** The folder of its socket; empty when it has none. */ socket: string }

export type Postmaster = RunningServer & { ready: boolean }

/** A server that was killed may take this long to read its log before it answers. */
const patienceMs = 60_000

/**
 * The server at work on this directory, or null. A process id alone proves nothing (a zombie, or somebody else's by now),
 * so the server must answer, with our password, and say that this is its directory.
 */
export async function findRunning(directory: string): Promise<RunningServer | null> {
  const end = Date.now() + patienceMs
  while (Date.now() < end) {
    const postmaster = readPostmaster(directory)
    if (!postmaster) return null
    const answer = postmaster.port > 0 ? await ask(directory, postmaster.port) : 'starting'
    if (answer === 'ours') return postmaster
    if (answer === 'nobody') return null
    await pause(20)
  }
  throw new Error(`The PostgreSQL of ${directory} has not become ready within a minute. ${directory}.log tells more.`)
}

/** postmaster.pid has a line each for: pid, directory, start time, port, socket folder, address, shared memory, status. */
export function readPostmaster(directory: string): Postmaster | null {
  try {
    const lines = readFileSync(path.join(directory, 'postmaster.pid'), 'utf8').split('\n')
    const pid = Number(lines[0])
    return isAlive(pid) ? { pid, port: Number(lines[3] ?? 0), socket: lines[4]?.trim() ?? '', ready: lines[7]?.trim() === 'ready' } : null
  } catch {
    return null
  }
}

async function ask(directory: string, port: number): Promise<'ours' | 'starting' | 'nobody'> {
  const client = new pg.Client({ connectionString: addressOfDatabase('postgres', { directory, port }), connectionTimeoutMillis: 2000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ place: string }>("select current_setting('data_directory') as place")
    return rows[0] && realpathSync(rows[0].place) === realpathSync(directory) ? 'ours' : 'nobody'
  } catch (error) {
    // 57P03: it is starting up, or reading its log after a crash.
    return error instanceof Error && 'code' in error && error.code === '57P03' ? 'starting' : 'nobody'
  } finally {
    await client.end().catch(() => undefined)
  }
}
