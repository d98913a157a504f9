import { setTimeout as pause } from 'node:timers/promises'
import { measureMachine, type MeasuredMachine } from '#server/office/machine/measure-machine.ts'
import type { Shop } from '#server/platform/shop.ts'
import { findDiskRoom, findLastBackup, type Ground } from './ground.ts'
import type { Meters } from './make-meters.ts'

export type Surroundings = Ground & { shop: Pick<Shop, 'database' | 'now'> }

/** Whoever looks more often is told the same. */
const freshMs = 5000
/** Nobody who looks waits longer for the database. */
const patienceMs = 2000

/**
 * Looks at what no channel tells: the database, the disk, the last backup. However many look and however often, the database
 * is asked by one of them every few seconds, and a database that does not answer holds nobody up.
 */
export function lookingAround(meters: Meters, around: Surroundings): () => Promise<void> {
  let lookedAt = Number.NEGATIVE_INFINITY
  let looking: Promise<void> | undefined
  return async () => {
    if (performance.now() - lookedAt < freshMs) return
    looking ??= look(meters, around).finally(() => {
      looking = undefined
      lookedAt = performance.now()
    })
    const isThere = await Promise.race([looking.then(() => true), pause(patienceMs, false, { ref: false })])
    if (!isThere) forget(meters)
  }
}

async function look(meters: Meters, { shop, dataDirectory, backupMark }: Surroundings): Promise<void> {
  await Promise.all([
    measureMachine(shop).then(
      (measured) => note(meters, measured),
      () => forget(meters),
    ),
    lookAtDisk(meters, dataDirectory),
    lookForBackup(meters, { dataDirectory, backupMark }),
  ])
}

function note(meters: Meters, { backlog: { events, jobs }, unanswered, replicationLagSeconds, connections }: MeasuredMachine): void {
  meters.answers.set(1)
  meters.outboxAge.set(events.oldestSeconds)
  meters.outbox.set({ state: 'waiting' }, events.waiting)
  meters.outbox.set({ state: 'failed' }, events.failed)
  meters.waitingJobs.reset()
  for (const { name, waiting, failed, givenUp } of jobs) {
    meters.waitingJobs.set({ name, state: 'waiting' }, waiting)
    meters.waitingJobs.set({ name, state: 'failed' }, failed)
    meters.waitingJobs.set({ name, state: 'given_up' }, givenUp)
  }
  meters.unanswered.set({ age: 'under_5m' }, unanswered.underFiveMinutes)
  meters.unanswered.set({ age: '5m_to_15m' }, unanswered.underQuarter)
  meters.unanswered.set({ age: 'over_15m' }, unanswered.longer)
  meters.unansweredAge.set(unanswered.oldestSeconds)
  meters.connections.set({ state: 'used' }, connections.used)
  meters.connections.set({ state: 'most' }, connections.most)
  if (replicationLagSeconds === null) meters.replicationLag.remove()
  else meters.replicationLag.set(replicationLagSeconds)
}

/** A number that is no longer known is not shown: an old one would look like a calm one. */
function forget(meters: Meters): void {
  meters.answers.set(0)
  for (const meter of [meters.outbox, meters.waitingJobs, meters.unanswered, meters.connections]) meter.reset()
  for (const meter of [meters.outboxAge, meters.unansweredAge, meters.replicationLag]) meter.remove()
}

async function lookAtDisk({ disk }: Meters, directory: string): Promise<void> {
  const room = await findDiskRoom(directory)
  if (!room) return
  disk.set({ state: 'free' }, room.freeBytes)
  disk.set({ state: 'all' }, room.allBytes)
}

async function lookForBackup({ backupAt }: Meters, where: Ground): Promise<void> {
  const at = await findLastBackup(where)
  if (at) backupAt.set(at.getTime() / 1000)
  else backupAt.remove()
}
