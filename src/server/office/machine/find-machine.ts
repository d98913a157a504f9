import { quantileMs } from '#rules/machine/durations.ts'
import type { Machine, MachineCopy, MachineJob } from '#contract/office/api/machine/machine.ts'
import { listJobsUnderWay, listRuns, listWork, type RunsOfJob, type WorkOfKind } from '#server/platform/outbox/list-work.ts'
import { nextRun } from '#server/platform/outbox/next-run.ts'
import type { ScheduledJob } from '#server/platform/outbox/work.ts'
import type { Shop } from '#server/platform/shop.ts'
import { measureMachine } from './measure-machine.ts'
import { findParties } from './find-parties.ts'
import { findDatabase, findDurations, listCopies, listHoursOfCopies, listLargestTables, type HourOfCopy, type SeenCopy } from './store.ts'

type Jobs = Readonly<Record<string, ScheduledJob>>

const minuteMs = 60_000
/** Events and jobs that wait longer than this are red (MCH-02). */
const lateWorkMs = 5 * minuteMs
/** A backup older than this is red (MCH-07). */
const lateBackupMs = 26 * 60 * minuteMs

/** How the machine stands, from the database alone: what copies count they have written there (MCH-09). */
export async function findMachine(shop: Shop, jobs: Jobs): Promise<Machine> {
  const { db } = shop.database
  const { connections, replicationLagSeconds } = await measureMachine(shop)
  const { now, version, sizeBytes, migrations, lastMigration } = await findDatabase(db)
  const tables = await listLargestTables(db)
  const copies = await listCopies(db)
  const hours = await listHoursOfCopies(
    db,
    copies.map(({ name }) => name),
  )
  const ground = copies.find(({ figures }) => figures.disk !== null)?.figures
  return {
    asked_at: now.toISOString(),
    answers: answersOf(hours, await findDurations(db)),
    work: workOf(await listWork(db), now),
    jobs: jobsOf(jobs, { runs: await listRuns(db), underWay: await listJobsUnderWay(db), now }),
    parties: await findParties(db),
    copies: copiesOf(copies, hours),
    database: {
      version,
      size_bytes: sizeBytes,
      connections,
      replication_lag_seconds: replicationLagSeconds,
      migrations,
      last_migration: lastMigration,
      tables: tables.map(({ name, bytes, grownBytes }) => ({ name, bytes, grown_bytes: grownBytes })),
    },
    disk: ground?.disk ? { free_bytes: ground.disk.freeBytes, all_bytes: ground.disk.allBytes } : null,
    backup: backupOf(copies, now),
  }
}

function answersOf(hours: readonly HourOfCopy[], durations: readonly number[]): Machine['answers'] {
  return {
    requests: hours.reduce((all, { requests }) => all + requests, 0),
    failed: hours.reduce((all, { failed }) => all + failed, 0),
    p50_ms: quantileMs(durations, 0.5),
    p95_ms: quantileMs(durations, 0.95),
  }
}

function workOf(kinds: readonly WorkOfKind[], now: Date): Machine['work'] {
  const oldest = kinds.reduce<Date | null>((first, kind) => (first && first < kind.oldest ? first : kind.oldest), null)
  const sum = (count: (kind: WorkOfKind) => number) => kinds.reduce((all, kind) => all + count(kind), 0)
  return {
    waiting: sum(({ waiting, running }) => waiting + running),
    failed: sum(({ failed }) => failed),
    oldest: oldest?.toISOString() ?? null,
    is_late: oldest !== null && now.getTime() - oldest.getTime() > lateWorkMs,
    kinds: kinds.map((kind) => ({ ...kind, oldest: kind.oldest.toISOString() })),
  }
}

type Going = { runs: readonly RunsOfJob[]; underWay: Awaited<ReturnType<typeof listJobsUnderWay>>; now: Date }

function jobsOf(jobs: Jobs, { runs, underWay, now }: Going): MachineJob[] {
  return Object.entries(jobs).map(([name, { when, mayBeEarlier = false }]) => {
    const last = runs.find((run) => run.name === name)
    const going = underWay.find((job) => job.name === name)
    return {
      name,
      state: stateOf(going),
      may_be_earlier: mayBeEarlier,
      next_at: nextRun(when, now)?.toISOString() ?? null,
      last: last
        ? { began_at: last.beganAt.toISOString(), seconds: last.seconds, as_of: last.asOf?.toISOString() ?? null, error: last.error }
        : null,
    }
  })
}

function copiesOf(copies: readonly SeenCopy[], hours: readonly HourOfCopy[]): MachineCopy[] {
  return copies.map(({ name, parts, version, startedAt, seenAt, figures }) => {
    const { requests = 0, failed = 0, memory = 0, rendered = 0 } = hours.find((hour) => hour.name === name) ?? {}
    return {
      name,
      parts,
      version,
      started_at: startedAt.toISOString(),
      seen_at: seenAt.toISOString(),
      memory_bytes: figures.memoryBytes,
      busy: figures.busy,
      requests,
      failed,
      pages_from_memory: memory + rendered === 0 ? null : memory / (memory + rendered),
      pool: { in_use: figures.pool.inUse, idle: figures.pool.idle, waiting: figures.pool.waiting },
      caches: figures.caches,
    }
  })
}

function stateOf(going: { isRunning: boolean } | undefined): MachineJob['state'] {
  if (!going) return 'idle'
  return going.isRunning ? 'running' : 'waiting'
}

/** Each copy knows of the backups that it can see; the latest of them counts. */
function backupOf(copies: readonly SeenCopy[], now: Date): Machine['backup'] {
  const at = copies.reduce<string | null>(
    (last, { figures: { backupAt } }) => (backupAt && (!last || backupAt > last) ? backupAt : last),
    null,
  )
  return { at, is_late: at !== null && now.getTime() - new Date(at).getTime() > lateBackupMs }
}
