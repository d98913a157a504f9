import { performance } from 'node:perf_hooks'
import { writeCounters, type Copy, type CopyFigures } from '#server/office/machine/counter-store.ts'
import { keepGoing } from '#server/platform/outbox/keep-going.ts'
import type { Shop } from '#server/platform/shop.ts'
import { startCounting, type Counted } from './counting.ts'
import { findDiskRoom, findLastBackup, type Ground } from './ground.ts'
import type { Meters } from './make-meters.ts'

/** So often each copy writes down what it counted (D-243). */
const usualEveryMs = 10_000

export type KeptCounters = { shop: Pick<Shop, 'database' | 'log'>; copy: Copy; ground: Ground; everyMs?: number }

/**
 * Writes down every ten seconds what this copy counted, for the machine room. While nobody takes it, it goes on counting.
 * Answers what ends it, after a last word.
 */
export function keepCounters(meters: Meters, { shop, copy, ground, everyMs = usualEveryMs }: KeptCounters): () => Promise<void> {
  const counting = startCounting()
  const leaving = new AbortController()
  const since = { at: performance.now(), usage: performance.eventLoopUtilization() }
  const write = async () => {
    const counted = counting.take()
    const usage = performance.eventLoopUtilization()
    const seconds = (performance.now() - since.at) / 1000
    const busy = performance.eventLoopUtilization(usage, since.usage).utilization
    try {
      const figures = { ...(await findStanding(meters, ground)), ...figuresOf(counted), seconds, busy }
      await writeCounters(shop.database.db, { copy, figures, parties: [...counted.parties].map(([party, calls]) => ({ party, ...calls })) })
    } catch (error) {
      counting.putBack(counted)
      throw error
    }
    Object.assign(since, { at: performance.now(), usage })
  }
  const going = keepGoing({ what: 'the counters of this copy', log: shop.log, leaving: leaving.signal }, async () => {
    await write()
    return everyMs
  })
  return async () => {
    leaving.abort()
    await going
    await write().catch(() => undefined)
    counting.close()
  }
}

function figuresOf({ requests, failed, durations, pages }: Counted): Omit<Counted, 'parties'> {
  return { requests, failed, durations, pages }
}

type Standing = Pick<CopyFigures, 'memoryBytes' | 'pool' | 'caches' | 'disk' | 'backupAt'>

async function findStanding({ pool, poolWaiting, caches, cacheBytes }: Meters, ground: Ground): Promise<Standing> {
  const [ofPool, waiting, entries, bytes] = [await pool.get(), await poolWaiting.get(), await caches.get(), await cacheBytes.get()]
  const inPool = (state: string) => ofPool.values.find(({ labels }) => labels['state'] === state)?.value ?? 0
  return {
    memoryBytes: process.memoryUsage.rss(),
    pool: { inUse: inPool('in_use'), idle: inPool('idle'), waiting: waiting.values[0]?.value ?? 0 },
    caches: entries.values.map(({ labels: { cache }, value }) => ({
      name: String(cache),
      entries: value,
      bytes: bytes.values.find(({ labels }) => labels['cache'] === cache)?.value ?? null,
    })),
    disk: await findDiskRoom(ground.dataDirectory),
    backupAt: (await findLastBackup(ground))?.toISOString() ?? null,
  }
}
