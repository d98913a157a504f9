import { sql } from 'kysely'
import { findMissingMigrations } from '#database/migrating/find-missing-migrations.ts'
import { measureMachine, type MeasuredMachine } from '#server/office/machine/measure-machine.ts'
import { ill, watch, well, type Finding } from './finding.ts'
import type { House } from './open-house.ts'

const oldestVersion = 15
const mostLagSeconds = 10
const oldestEventSeconds = 60
/** Of the connections that the server takes. */
const mostShare = 0.8

type Server = Awaited<ReturnType<typeof readServer>>

/** Version, schema, settings, locale, standbys, connections, and whether anybody works off what is to be done. */
export async function examineDatabase({ database, databaseUrl, config }: House): Promise<Finding[]> {
  const server = await readServer(database.db)
  const missing = await findMissingMigrations(databaseUrl)
  const told = [versionOf(server), settingsOf(server), localeOf(server), schemaOf(missing)]
  if (missing.length > 0) return told
  const machine = await measureMachine({ database, now: () => new Date() })
  const standbys = config.DATABASE_URL === undefined ? well('standbys', "the shop's own database has none") : standbysOf(machine, server)
  return [...told, standbys, connectionsOf(machine), backgroundOf(machine)]
}

async function readServer(db: House['database']['db']) {
  const { rows } = await sql<{
    version: number
    name: string
    encoding: string
    knows_letters: boolean
    collation_differs: boolean
    is_standby: boolean
    fsync: string
    full_page_writes: string
    synchronous_commit: string
    isolation: string
    strings: string
    sees_standbys: boolean
  }>`
    select current_setting('server_version_num')::int / 10000 as version, current_setting('server_version') as name,
      current_setting('server_encoding') as encoding, lower('ÀÉ') = 'àé' as knows_letters,
      coalesce(datcollversion <> pg_database_collation_actual_version(oid), false) as collation_differs,
      pg_is_in_recovery() as is_standby, current_setting('fsync') as fsync, current_setting('full_page_writes') as full_page_writes,
      current_setting('synchronous_commit') as synchronous_commit, current_setting('default_transaction_isolation') as isolation,
      current_setting('standard_conforming_strings') as strings, pg_has_role('pg_read_all_stats', 'usage') as sees_standbys
    from pg_database where datname = current_database()`.execute(db)
  const [row] = rows
  if (!row) throw new Error('the database says nothing of itself')
  return row
}

function versionOf({ version, name, is_standby }: Server): Finding {
  const subject = 'database'
  if (version < oldestVersion) return ill(subject, `PostgreSQL ${name}`, `Move to PostgreSQL ${oldestVersion} or later.`)
  return is_standby
    ? ill(subject, `PostgreSQL ${name}, a standby that only reads`, 'Let DATABASE_URL lead to the server that writes.')
    : well(subject, `PostgreSQL ${name}`)
}

function schemaOf([first, ...others]: readonly string[]): Finding {
  return first === undefined
    ? well('schema', 'is that of this version')
    : ill('schema', `lacks ${first}${others.length > 0 ? ` and ${others.length} more` : ''}`, 'Start a process with the part migrate.')
}

function settingsOf(server: Server): Finding {
  const wanted: readonly (readonly [name: string, is: string, wants: string])[] = [
    ['fsync', server.fsync, 'on'],
    ['full_page_writes', server.full_page_writes, 'on'],
    ['default_transaction_isolation', server.isolation, 'read committed'],
    ['standard_conforming_strings', server.strings, 'on'],
  ]
  const wrong = wanted.filter(([, is, wants]) => is !== wants)
  if (wrong.length > 0)
    return ill(
      'settings',
      `of PostgreSQL: ${wrong.map(([name, is]) => `${name} is ${is}`).join(', ')}`,
      `Set ${wrong.map(([name, , wants]) => `${name} = ${wants}`).join(', ')}.`,
    )
  return server.synchronous_commit === 'off'
    ? ill('settings', 'synchronous_commit is off: a crash loses orders that were acknowledged', 'Set synchronous_commit = on.')
    : well('settings', 'of PostgreSQL lose nothing that is committed')
}

function localeOf({ encoding, knows_letters, collation_differs }: Server): Finding {
  const subject = 'locale'
  if (encoding !== 'UTF8') return ill(subject, `is ${encoding}`, 'Make the database anew with encoding UTF8, and restore into it.')
  if (!knows_letters)
    return ill(
      subject,
      'knows no letters beyond ASCII, and search finds less',
      'Make the database anew with a UTF-8 locale such as C.UTF-8.',
    )
  return collation_differs
    ? watch(
        subject,
        'the rules of sorting have changed with the system',
        'Run reindex database, then alter database … refresh collation version.',
      )
    : well(subject, 'UTF8')
}

function standbysOf({ replicationLagSeconds: lag }: MeasuredMachine, { sees_standbys }: Server): Finding {
  const subject = 'standbys'
  if (lag === null && !sees_standbys)
    return watch(subject, 'this role may not see whether there are any', "Say grant pg_monitor to the shop's role.")
  if (lag === null) return well(subject, 'none is behind')
  return lag > mostLagSeconds
    ? watch(subject, `the slowest is ${lag.toFixed(0)} s behind`, 'See StandbyBehind in docs/operations.md.')
    : well(subject, `the slowest is ${lag.toFixed(1)} s behind`)
}

function connectionsOf({ connections: { used, most } }: MeasuredMachine): Finding {
  const says = `${used} of ${most} are in use`
  return used > most * mostShare
    ? watch('connections', says, 'Lower DATABASE_POOL_SIZE, put a pooler in between, or raise max_connections.')
    : well('connections', says)
}

function backgroundOf({ backlog: { events, jobs } }: MeasuredMachine): Finding {
  const subject = 'background'
  const givenUp = jobs.filter((job) => job.givenUp > 0).map(({ name }) => name)
  if (givenUp.length > 0)
    return watch(subject, `given up: ${givenUp.join(', ')}`, 'See npm run shop -- attention, and JobGivenUp in docs/operations.md.')
  return events.oldestSeconds > oldestEventSeconds
    ? watch(
        subject,
        `${events.waiting} events wait, the oldest for ${events.oldestSeconds.toFixed(0)} s`,
        'Start a process with the part worker; npm run shop -- attention names who is away.',
      )
    : well(subject, 'nothing waits')
}
