import pg from 'pg'
import { answeredIn } from './answered-in.ts'

/** Whoever wakes so much later than it asked to has had no time itself to hear an answer, and says nothing of the server. */
const lateMs = 200

/** Nor does whoever had nobody to look its name up, or has no room for another connection. A name that is gone says that it is gone. */
const saysNothing = new Set(['EAI_AGAIN', 'EMFILE', 'ENFILE'])

/** What a server says of itself. */
export type ServerSaid = {
  isThere: boolean
  /** Of those asked about, the sessions that it has, and whether each is at work; undefined where it cannot tell. */
  sessions?: ReadonlyMap<number, boolean> | undefined
}

export type AskServer = (sessions: readonly number[]) => Promise<ServerSaid>

export type ServerPlan = {
  url: string
  /** A server that lives lets somebody in, and answers, in this time each. */
  mostMs: number
}

/**
 * Asks a server anew, over another connection. Whatever it says, it is there; so is it for a process that could not ask, or hear it. Being
 * let in and being answered have their time each: a pooler lets in whoever comes, and says later that all of its connections are taken.
 */
export function askingServer({ url, mostMs }: ServerPlan): AskServer {
  return async (sessions) => {
    const client = new pg.Client({
      application_name: 'meihao asks',
      connectionString: url,
      connectionTimeoutMillis: mostMs,
      query_timeout: mostMs,
    })
    client.on('error', () => undefined)
    let askedAt = performance.now()
    try {
      await answeredIn(mostMs, client.connect())
      askedAt = performance.now()
      return await answeredIn(mostMs, findSessions(client, sessions))
    } catch (error) {
      const wasLate = performance.now() - askedAt > mostMs + lateMs
      return { isThere: error instanceof pg.DatabaseError || wasLate || saysNothing.has(String(Object(error).code)) }
    } finally {
      void client.end().catch(() => undefined)
    }
  }
}

/** The number by which the server knows this connection, which is not in the types of pg. */
export const sessionOf = (client: pg.ClientBase) => (client as unknown as { processID: number | null }).processID ?? 0

type Session = { pid: number; isAtWork: boolean; isMine: boolean }

const findThem = `select pid, coalesce(state in ('active', 'fastpath function call'), false) as "isAtWork", pid = pg_backend_pid() as "isMine"
from pg_stat_activity where pid = any($1::int[]) and datname = current_database()`

/** What is said of sessions counts where this connection finds itself at work: behind a pooler they have other numbers. */
async function findSessions(client: pg.Client, sessions: readonly number[]): Promise<ServerSaid> {
  const mine = sessionOf(client)
  const { rows } = await client.query<Session>(findThem, [[...sessions, mine]])
  const findsMine = rows.some(({ pid, isAtWork, isMine }) => pid === mine && isAtWork && isMine)
  return { isThere: true, sessions: findsMine ? new Map(rows.map(({ pid, isAtWork }) => [pid, isAtWork])) : undefined }
}
