import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { durationBoundsMs } from '#rules/machine/durations.ts'

const seconds = durationBoundsMs.map((ms) => ms / 1000)

/**
 * Everything that is counted and timed, by its name. A label holds a word that stands in the sources: a template, a name of a
 * job, a kind of answer; never an id, a name or a text of anybody.
 */
export function makeMeters() {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry, prefix: 'meihao_' })
  const registers = [registry]
  const counter = <Label extends string>(name: string, help: string, labelNames: readonly Label[] = []) =>
    new Counter({ name: `meihao_${name}`, help, labelNames, registers })
  const gauge = <Label extends string>(name: string, help: string, labelNames: readonly Label[] = []) =>
    new Gauge({ name: `meihao_${name}`, help, labelNames, registers })
  const timer = <Label extends string>(name: string, help: string, labelNames: readonly Label[] = []) =>
    new Histogram({ name: `meihao_${name}`, help, labelNames, buckets: seconds, registers })
  return {
    registry,
    ...metersOfRequests({ counter, gauge, timer }),
    ...metersOfWork({ counter, gauge, timer }),
    ...metersOfHouse({ gauge }),
  }
}

export type Meters = ReturnType<typeof makeMeters>

type Makers = {
  counter: <Label extends string>(name: string, help: string, labelNames?: readonly Label[]) => Counter<Label>
  gauge: <Label extends string>(name: string, help: string, labelNames?: readonly Label[]) => Gauge<Label>
  timer: <Label extends string>(name: string, help: string, labelNames?: readonly Label[]) => Histogram<Label>
}

function metersOfRequests({ counter, gauge, timer }: Makers) {
  return {
    requests: counter('requests_total', 'Requests that were answered', ['method', 'route', 'status']),
    requestSeconds: timer('request_seconds', 'How long requests took', ['kind', 'route']),
    requestBudget: gauge('request_budget_seconds', 'Within how long 95 of 100 requests of a kind are answered', ['kind']),
    pages: counter('pages_total', 'Pages that were shown: from memory, as they were while they are drawn anew, or drawn', ['from']),
    orders: counter('orders_total', 'Attempts at an order by how they were answered', ['payway', 'outcome']),
    payments: counter('payments_settled_total', 'What providers said of payments', ['method', 'verdict']),
  }
}

function metersOfWork({ counter, gauge, timer }: Makers) {
  return {
    thirdParties: counter('third_party_calls_total', 'Calls to third parties by answer: yes, no, unknown or late', [
      'party',
      'verb',
      'outcome',
    ]),
    thirdPartySeconds: timer('third_party_seconds', 'How long third parties took', ['party']),
    certificates: counter('third_party_certificate_refused_total', 'Calls to third parties whose certificate is not believed', ['party']),
    mails: counter('mails_total', 'Letters given to the mail server by answer', ['outcome']),
    jobs: counter('jobs_total', 'Jobs of the queue by how they ended', ['name', 'outcome']),
    jobSeconds: timer('job_seconds', 'How long jobs took', ['name']),
    reactions: counter('reactions_total', 'What followed from events, by how it ended', ['event', 'name', 'outcome']),
    connectionSeconds: timer('database_connection_wait_seconds', 'How long work waited for a connection of the pool'),
    connectionsFailed: counter('database_connection_failures_total', 'How often none was to be had'),
    again: counter('database_retries_total', 'Transactions that failed and ran again, or were given up', ['reason', 'outcome']),
    outboxAge: gauge('outbox_oldest_seconds', 'How long the oldest event has waited to be followed'),
    outbox: gauge('outbox_events', 'Events that are not followed yet', ['state']),
    waitingJobs: gauge('jobs_in_queue', 'Jobs in the queue by name', ['name', 'state']),
    unanswered: gauge('payments_unanswered', 'Payments that nobody has answered yet, by their age', ['age']),
    unansweredAge: gauge('payments_unanswered_oldest_seconds', 'How long the oldest of them has waited'),
  }
}

function metersOfHouse({ gauge }: Pick<Makers, 'gauge'>) {
  return {
    pool: gauge('database_pool_connections', 'Connections of the pool: in use, idle', ['state']),
    poolWaiting: gauge('database_pool_waiting', 'Work that waits for a connection of the pool'),
    caches: gauge('cache_entries', 'What is kept in memory and can be thrown away', ['cache']),
    cacheBytes: gauge('cache_bytes', 'How much memory it takes', ['cache']),
    answers: gauge('database_answers', '1 when the database told its numbers in time, else 0'),
    connections: gauge('database_connections', 'Connections of this database on its server, and how many the server takes', ['state']),
    replicationLag: gauge('database_replication_lag_seconds', 'How far the slowest standby is behind'),
    disk: gauge('disk_bytes', 'Room of the disk with pictures and the embedded database', ['state']),
    backupAt: gauge('backup_timestamp_seconds', 'When the last backup was made'),
  }
}
