import type { Shop } from '#server/platform/shop.ts'
import type { Lane } from './lanes.ts'
import type { ShopEvent } from './shop-event.ts'

/** When an event was told, and the number of that telling: the same however often what follows is tried. */
export type Telling = { id: number; at: Date }

/** What follows from an event. Every reaction is safe to repeat: it may run again after a crash. */
export type Reaction<Name extends ShopEvent['name'] = ShopEvent['name']> = (
  shop: Shop,
  event: Extract<ShopEvent, { name: Name }>,
  telling: Telling,
) => Promise<void>

export type Reactions = { readonly [Name in ShopEvent['name']]: Readonly<Record<string, Reaction<Name>>> }

export type LaneOfEvent = Readonly<Record<ShopEvent['name'], Lane>>

export type ScheduledJob = {
  /** Five fields of cron, in UTC: Taipei is eight hours ahead. */
  when: string
  /** Does whatever is due at `shop.now()`. Safe to repeat, and safe beside another process that does the same. */
  work: (shop: Shop) => Promise<unknown>
  /** Whose slots it takes; left out, those of the rest. */
  lane?: Lane
  /** By hand it may be done as if it were an earlier time: then it does what was due by then and nothing else. Others go by what stands now, or keep it. */
  mayBeEarlier?: true
}

/** A job that a verb has put into the queue, with what it wrote beside it. Safe to repeat: it may run again after a crash. */
export type QueuedJob = {
  work: (shop: Shop, payload: unknown) => Promise<void>
  lane: Lane
  /** The job of the clock that it is done instead of: it waits until that one is done, and that one goes home while it is at it. */
  insteadOf?: (payload: unknown) => string
}

/** What there is to do in the background, which the pages beside `main` say: the outbox carries it out and knows none of it. */
export type Work = {
  reactions: Reactions
  laneOfEvent: LaneOfEvent
  scheduledJobs: Readonly<Record<string, ScheduledJob>>
  queuedJobs: Readonly<Record<string, QueuedJob>>
}
