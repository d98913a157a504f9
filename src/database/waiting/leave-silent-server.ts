import type { Socket } from 'node:net'
import type pg from 'pg'
import { sessionOf, type AskServer, type ServerSaid } from './ask-server.ts'

/** After so long without a word it is asked whether the server is still there. */
const silentMs = 1000
const lookEveryMs = 250
/** A statement may take long: who has just heard that the server lives, believes it for a while. */
const believedMs = 3000
/** What was asked may be under way while the server is asked about it: a line is given up when it was found lost twice, so long apart. */
const doubtedMs = 2000

type InUse = {
  bytes: number
  heardAt: number
  /** The server knows nothing of it, or of what was asked on it. */
  isDoubted: boolean
}

type Used = [pg.PoolClient, InUse]

/**
 * A machine that vanishes closes no lines: whoever waits on one would wait until the system gives it up, for minutes. When something was
 * asked on connections in use and nothing is heard, the server is asked over another one. Where it does not answer, all that are silent are
 * cut; where it does, those that it knows nothing of, as after it was away for a moment, or when whoever stands in between has forgotten
 * them. What was asked on them fails as on any broken line. A session that is at work may take as long as it likes.
 */
export function leaveSilentServer(pool: pg.Pool, askServer: AskServer): void {
  const inUse = new Map<pg.PoolClient, InUse>()
  let watching: NodeJS.Timeout | undefined
  let believedUntil = 0
  const look = async () => {
    if (inUse.size === 0) return stop()
    const now = performance.now()
    if (now < believedUntil) return
    const asked = findSilent(inUse, now)
    if (!asked.some(([client, { isDoubted }]) => isDoubted || isWaiting(client))) return
    believedUntil = Number.POSITIVE_INFINITY
    const said = await askServer(asked.map(([client]) => sessionOf(client)))
    const silent = findSilent(inUse, now)
    if (!said.isThere) for (const [client] of silent) cut(client)
    const isDoubted = doubtLost(silent, said)
    believedUntil = said.isThere ? performance.now() + (isDoubted ? doubtedMs : believedMs) : 0
  }
  const stop = () => {
    clearInterval(watching)
    watching = undefined
  }
  pool.on('acquire', (client) => {
    inUse.set(client, { bytes: -1, heardAt: performance.now(), isDoubted: false })
    watching ??= setInterval(() => void look(), lookEveryMs).unref()
  })
  pool.on('release', (_error, client) => inUse.delete(client))
  pool.on('remove', (client) => inUse.delete(client))
}

/** Cuts those that are found lost again. Answers whether one was. */
function doubtLost(silent: readonly Used[], { sessions }: ServerSaid): boolean {
  if (!sessions) return false
  for (const [client, heard] of silent) {
    const isAtWork = sessions.get(sessionOf(client))
    const isLost = isAtWork === undefined || (!isAtWork && isWaiting(client))
    if (isLost && heard.isDoubted) cut(client)
    heard.isDoubted = isLost
  }
  return silent.some(([, { isDoubted }]) => isDoubted)
}

type Line = { connection: { stream: Socket }; _getActiveQuery: () => unknown }

/** What pg keeps of a connection is not in its types. */
const lineOf = (client: pg.PoolClient) => client as unknown as Line

const cut = (client: pg.PoolClient) => lineOf(client).connection.stream.destroy()

/** Something was asked on it and is not answered yet. Whoever listens, or works elsewhere in the middle of a transaction, waits for nothing. */
const isWaiting = (client: pg.PoolClient) => Boolean(lineOf(client)._getActiveQuery())

/** Those of which nothing has been heard for long at `at`, nor since. */
function findSilent(inUse: ReadonlyMap<pg.PoolClient, InUse>, at: number): Used[] {
  const now = performance.now()
  for (const [client, heard] of inUse) {
    const { bytesRead } = lineOf(client).connection.stream
    if (bytesRead !== heard.bytes) Object.assign(heard, { bytes: bytesRead, heardAt: now, isDoubted: false })
  }
  return [...inUse].filter(([, { heardAt }]) => at - heardAt >= silentMs)
}
