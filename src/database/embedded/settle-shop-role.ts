import { randomBytes } from 'node:crypto'
import { chmodSync, chownSync, renameSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { addressOfDatabase, databaseName, hasPassword, readPassword, shopRole } from './address.ts'

type Server = { directory: string; port: number }

/**
 * Makes the shop's role and its database where they are missing, and gives the shop what still belongs to the superuser:
 * in a directory of the time when the shop was the superuser itself, everything. Safe to repeat.
 */
export async function settleShopRole(server: Server): Promise<void> {
  const isKnown = hasPassword(server.directory, shopRole)
  if (!isKnown) keepPassword(server.directory)
  await asAdmin('postgres', server, async (client) => {
    const {
      rows: [found],
    } = await client.query<{ role: boolean; owner: string | null }>(
      'select exists(select from pg_roles where rolname = $1) as role, (select pg_get_userbyid(datdba) from pg_database where datname = $2) as owner',
      [shopRole.name, databaseName],
    )
    const password = pg.escapeLiteral(readPassword(server.directory, shopRole))
    if (!found?.role) await client.query(`create role ${shopRole.name} login password ${password}`)
    else if (!isKnown) await client.query(`alter role ${shopRole.name} password ${password}`)
    if (!found?.owner) await client.query(`create database ${databaseName} owner ${shopRole.name}`)
    else if (found.owner !== shopRole.name) await handOver(server)
  })
}

/** Under another name first: half a password is never used. It belongs to whom the data belongs to. */
function keepPassword(directory: string): void {
  const file = path.join(directory, shopRole.passwordFile)
  writeFileSync(`${file}.unfinished`, randomBytes(24).toString('hex'), { mode: 0o600 })
  chmodSync(`${file}.unfinished`, 0o600)
  const { uid, gid } = statSync(directory)
  if (process.getuid?.() === 0) chownSync(`${file}.unfinished`, uid, gid)
  renameSync(`${file}.unfinished`, file)
}

/** All or nothing: the owner of the database changes last, and tells that it is done. */
async function handOver(server: Server): Promise<void> {
  await asAdmin(databaseName, server, async (client) => {
    const { rows } = await client.query<{ change: string }>(everythingOfOurs)
    const changes = [...rows.map(({ change }) => change), `alter database ${databaseName}`]
    await client.query(`begin; ${changes.map((change) => `${change} owner to ${shopRole.name};`).join(' ')} commit`)
  })
}

/** What the superuser made in this database, beside PostgreSQL's own and what came with extensions. What hangs on a table goes with it. */
const everythingOfOurs = `
  with ours as (select oid, nspname from pg_namespace where nspname <> 'information_schema' and nspname !~ '^pg_'),
    hanging as (select classid, objid from pg_depend where deptype in ('a', 'i', 'e') and (classid, objid) <> (refclassid, refobjid)),
    mine as (select oid from pg_roles where rolname = current_user)
  select format('alter schema %I', nspname) as change from ours join pg_namespace using (oid, nspname) where nspowner in (select oid from mine)
  union all
  select format('alter %s %s', case relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence' else 'table' end, c.oid::regclass)
    from pg_class c join ours on ours.oid = relnamespace
    where relkind in ('r', 'p', 'v', 'm', 'S') and relowner in (select oid from mine)
      and (relispartition or ('pg_class'::regclass, c.oid) not in (select classid, objid from hanging))
  union all
  select format('alter routine %s', p.oid::regprocedure) from pg_proc p join ours on ours.oid = pronamespace
    where proowner in (select oid from mine) and ('pg_proc'::regclass, p.oid) not in (select classid, objid from hanging)
  union all
  select format('alter type %s', t.oid::regtype) from pg_type t join ours on ours.oid = typnamespace
    where typowner in (select oid from mine) and ('pg_type'::regclass, t.oid) not in (select classid, objid from hanging)
      and (typtype in ('d', 'e', 'r') or typrelid in (select oid from pg_class where relkind = 'c'))`

async function asAdmin(database: string, server: Server, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: addressOfDatabase(database, server) })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
