import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'

/** A walk through the shop, the steps it has taken, and after how many it stands still. */
type Walk = { steps: string[]; stopAfter: number; stop: () => void }

const walking = new AsyncLocalStorage<Walk>()

/**
 * Walks until so many steps are taken, and stands still for ever before the next: what a process that is killed there
 * leaves behind, once the process that holds many such walks is killed. Answers the steps.
 */
export async function walkUntil(stopAfter: number, walk: () => Promise<unknown>): Promise<string[]> {
  const steps: string[] = []
  const stopped = Promise.withResolvers<void>()
  await Promise.race([stopped.promise, walking.run({ steps, stopAfter, stop: stopped.resolve }, walk)])
  return steps
}

/** What the buyer or a provider does meanwhile is no step of the shop. */
export function meanwhile<T>(work: () => Promise<T>): Promise<T> {
  return walking.exit(work)
}

/** From here on every statement to the database is a step, and so is everything that is asked of a provider, and its answer. */
export function watchSteps(): void {
  const ask = pg.Client.prototype.query as (...given: unknown[]) => unknown
  pg.Client.prototype.query = function query(this: pg.Client, ...given: unknown[]) {
    return walking.getStore() ? step(nameOf(given[0])).then(() => ask.apply(this, given)) : ask.apply(this, given)
  } as typeof pg.Client.prototype.query
  const call = globalThis.fetch
  globalThis.fetch = async (...given) => {
    const { pathname } = new URL(String(given[0]))
    await step(`ask ${pathname}`)
    const answer = await call(...given)
    await step(`hear from ${pathname}`)
    return answer
  }
}

async function step(name: string): Promise<void> {
  const walk = walking.getStore()
  if (!walk) return
  if (walk.steps.length >= walk.stopAfter) {
    walk.stop()
    await new Promise(() => undefined)
  }
  walk.steps.push(name)
}

/** The beginning of a statement, as far as the table it is about. */
function nameOf(asked: unknown): string {
  const text = typeof asked === 'string' ? asked : (asked as { text: string }).text
  const [verb = ''] = text.trim().split(/\s/, 1)
  const table = /\b(?:from|into|update)\s+"?([a-z_]+)/.exec(text)?.[1] ?? /([a-z_.]+)\(/.exec(text)?.[1]
  return [verb.toLowerCase(), ...(table ? [table] : [])].join(' ')
}
