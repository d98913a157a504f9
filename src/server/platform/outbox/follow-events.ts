import type { Shop } from '#server/platform/shop.ts'
import { forCause } from '#server/platform/cause.ts'
import { reactions as watchedReactions, type WatchedReaction } from '#server/platform/watched.ts'
import { rest } from './keep-going.ts'
import { deleteEvents, listEventsOfJob, putBackEvents, putOffEvent, type DueEvent, type PutOff } from './store.ts'
import type { Reaction, Reactions } from './work.ts'

export type EventJob = { reactions: Reactions; jobId: string; ids: readonly number[]; leaving: AbortSignal }

const firstPauseSeconds = 2
const mostPauseSeconds = 15 * 60
/** While the database is away, what was done is remembered here and written down as soon as it can be. */
const writeAgainAfterMs = 500

/**
 * Does what follows from the events of one job. Those whose reactions are done are gone, all of the job at once; those that
 * failed stand there with the reason and are tried again, ever more rarely, until they succeed or a person ends them.
 */
export async function followEvents(shop: Shop, { reactions, jobId, ids, leaving }: EventJob): Promise<void> {
  const { db } = shop.database
  const finished: number[] = []
  for (const due of await listEventsOfJob(db, { jobId, ids })) {
    if (leaving.aborted) break
    const follows = reactions[due.event.name] as ReactionsTo | undefined
    const putOff = await forCause(due.cause, async () => (follows ? followOne(shop, due, follows) : leaveToOthers(due)))
    if (putOff) await untilWritten(() => putOffEvent(db, putOff), leaving)
    else finished.push(due.id)
  }
  if (finished.length > 0) await untilWritten(() => deleteEvents(db, finished), leaving)
  if (leaving.aborted) await putBackEvents(db, { jobId })
}

type ReactionsTo = Readonly<Record<string, Reaction>>

/** Null when all that follows is done. */
async function followOne(shop: Shop, { id, event, toldAt, done, attempts }: DueEvent, reactions: ReactionsTo): Promise<PutOff | null> {
  const finished = [...done]
  let error: string | null = null
  for (const [name, reaction] of Object.entries(reactions)) {
    if (finished.includes(name)) continue
    try {
      const told: WatchedReaction = { name, event: event.name, id }
      await watchedReactions.tracePromise(() => reaction(shop, event, { id, at: toldAt }), told)
      finished.push(name)
    } catch (failure) {
      error = `${name}: ${failure instanceof Error ? failure.message : String(failure)}`.slice(0, 500)
      // Told once; how often it has failed since, attention tells.
      shop.log[attempts === 0 ? 'warn' : 'debug'](
        { err: failure, name, event: event.name, id, attempts: attempts + 1 },
        'a reaction failed and will be tried again',
      )
    }
  }
  return error === null ? null : { id, done: finished, error, pauseSeconds: pauseAfter(attempts) }
}

/** While two versions work side by side, the newer one tells of what this one has never heard: that one takes it up. */
function leaveToOthers({ id, event, done, attempts }: DueEvent): PutOff {
  return { id, done, error: `this version does not know what follows from ${event.name}`, pauseSeconds: pauseAfter(attempts) }
}

function pauseAfter(attempts: number): number {
  return Math.min(firstPauseSeconds * 3 ** Math.min(attempts, 10), mostPauseSeconds)
}

/** An email that has gone out must not go out again because the database fell at that moment. */
async function untilWritten(write: () => Promise<void>, leaving: AbortSignal): Promise<void> {
  for (;;) {
    try {
      return await write()
    } catch (error) {
      if (leaving.aborted) throw error
      await rest(writeAgainAfterMs, leaving)
    }
  }
}
