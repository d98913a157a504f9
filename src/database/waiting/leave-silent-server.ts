import type { Socket } from 'node:net'
import pg from 'pg'

/** After so long without a word it is asked whether the server is still there. */
const silentMs = 1000
const askEveryMs = 250
/** A server that lives answers a new connection in this time. */
const probeMs = 1200
/** A statement may take long: who has just heard that the server lives, believes it for a while. */
const believedMs = 3000

type InUse = { bytes: number; heardAt: number }

/**
 * A machine that vanishes closes no lines: whoever waits on one would wait until the system gives it up, for minutes. Of connections that
 * are in use and hear nothing, `isThere` says whether the server is; where it is not, they are cut, and what was asked on them fails as
 * any broken line does.
 */
export function leaveSilentServer(pool: pg.Pool, isThere: () => Promise<boolean>): void {
  const inUse = new Map<pg.PoolClient, InUse>()
  let watching: NodeJS.Timeout | undefined
  let believedUntil = 0
  const look = async () => {
    if (inUse.size === 0) return stop()
    noteHeard(inUse)
    const now = performance.now()
    if (now < believedUntil || ![...inUse.values()].some((heard) => isSilent(heard, now))) return
    believedUntil = Number.POSITIVE_INFINITY
    const answers = await isThere()
    believedUntil = answers ? performance.now() + believedMs : 0
    if (!answers) cutThoseSilentAt(inUse, now)
  }
  const stop = () => {
    clearInterval(watching)
    watching = undefined
  }
  pool.on('acquire', (client) => {
    inUse.set(client, { bytes: -1, heardAt: performance.now() })
    watching ??= setInterval(() => void look(), askEveryMs).unref()
  })
  pool.on('release', (_error, client) => inUse.delete(client))
  pool.on('remove', (client) => inUse.delete(client))
}

const socketOf = (client: pg.PoolClient) => (client as unknown as { connection: { stream: Socket } }).connection.stream

function noteHeard(inUse: ReadonlyMap<pg.PoolClient, InUse>): void {
  const now = performance.now()
  for (const [client, heard] of inUse) {
    const { bytesRead } = socketOf(client)
    if (bytesRead !== heard.bytes) Object.assign(heard, { bytes: bytesRead, heardAt: now })
  }
}

const isSilent = ({ heardAt }: InUse, at: number) => at - heardAt >= silentMs

function cutThoseSilentAt(inUse: ReadonlyMap<pg.PoolClient, InUse>, at: number): void {
  noteHeard(inUse)
  for (const [client, heard] of inUse) if (isSilent(heard, at)) socketOf(client).destroy()
}

/** Asks a server anew over another connection. Whatever it says, it is there; so is it for a process that had no time itself to hear it. */
export async function isAnswering(url: string): Promise<boolean> {
  const begin = performance.now()
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: probeMs, query_timeout: probeMs })
  client.on('error', () => undefined)
  const late = Promise.withResolvers<boolean>()
  const bell = setTimeout(() => late.resolve(performance.now() - begin > probeMs + silentMs), probeMs)
  const asking = client
    .connect()
    .then(() => client.query('select 1'))
    .then(
      () => true,
      (error: unknown) => error instanceof pg.DatabaseError,
    )
  const answers = await Promise.race([asking, late.promise])
  clearTimeout(bell)
  void client.end().catch(() => undefined)
  return answers
}
