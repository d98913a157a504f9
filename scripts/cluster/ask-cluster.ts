import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { databaseNames, type ClusterPorts, type DatabaseName } from './cluster-ports.ts'

const patienceMs = 120_000

/** Asks again and again until there is an answer. */
export async function until<T>(ask: () => Promise<T | undefined | false>, what: string): Promise<T> {
  const end = performance.now() + patienceMs
  for (;;) {
    const answer = await ask()
    if (answer) return answer
    if (performance.now() > end) throw new Error(`Waited ${patienceMs / 1000} s for ${what}; the reason stands in the logs of the cluster.`)
    await pause(200)
  }
}

/** The one that Patroni calls primary; undefined while there is none. */
export async function findPrimary({ databases }: ClusterPorts): Promise<DatabaseName | undefined> {
  for (const name of databaseNames) {
    if (await answersYes(`http://127.0.0.1:${databases[name].patroni}/primary`)) return name
  }
  return undefined
}

export async function canAsk(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Whether this server is the one that writes at this moment, asked past everything that stands in front of it. */
export async function isWriting(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1000, query_timeout: 1000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ standby: boolean }>('select pg_is_in_recovery() as standby')
    return rows[0]?.standby === false
  } catch {
    return false
  } finally {
    void client.end().catch(() => undefined)
  }
}

export function isReady(address: string): Promise<boolean> {
  return answersYes(`${address}/health/ready`)
}

/** Whether HAProxy leads visitors to this server of a backend at this moment. `socket`: where it tells. */
export async function isLedTo(socket: string, { backend, server }: { backend: string; server: string }): Promise<boolean> {
  const line = connect({ path: socket })
  line.end('show stat\n')
  const told = await text(line).catch(() => '')
  // One line each: the backend, the server, fifteen figures, and how it is.
  const columns = told
    .split('\n')
    .map((each) => each.split(','))
    .find(([of, name]) => of === backend && name === server)
  return columns?.[17] === 'UP'
}

/** Whether whoever is asked answers at once, and with a status of success. */
export async function answersYes(address: string): Promise<boolean> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(2000) }).catch(() => null)
  return answer?.ok ?? false
}
