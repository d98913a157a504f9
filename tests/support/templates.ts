import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { openDatabase, type Database } from '#database/connect.ts'
import { migrate } from '#database/migrate.ts'
import { addressOf, copyOf, onServer } from './test-server.ts'

/** What a database holds before a test file begins, prepared once per run and copied from then on. */
export type Furnishing = {
  /** Lower-case letters only: it becomes part of a database's name. */
  name: string
  furnish: (database: Database & { url: string }) => Promise<void>
}

const migrations = new URL('../../src/database/migrations/', import.meta.url)

/** The empty shop at its newest schema. Its name carries the text of all migrations, so a changed one makes a new template. */
export async function migratedTemplate(url: string): Promise<string> {
  const texts = readdirSync(migrations)
    .sort()
    .map((name) => readFileSync(new URL(name, migrations), 'utf8'))
  const name = `template_${createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 16)}`
  await makeOnce({ url, name, from: 'template1' }, async (address) => void (await migrate(address)))
  return name
}

type Server = { url: string; template: string; run: string }

/** Those that this process knows to be there: it need not ask the server before each test file. */
const furnished = new Map<string, Promise<void>>()

export async function furnishedTemplate({ url, template, run }: Server, { name: wanted, furnish }: Furnishing): Promise<string> {
  const name = `${run}_${wanted}`
  const making =
    furnished.get(name) ??
    makeOnce({ url, name, from: template }, async (address) => {
      const database = openDatabase({ url: address })
      await furnish({ ...database, url: address }).finally(database.close)
    })
  furnished.set(name, making)
  await making
  return name
}

type Plan = { url: string; name: string; from: string }

/** Under another name until it is complete; whoever comes meanwhile waits. */
async function makeOnce({ url, name, from }: Plan, fill: (address: string) => Promise<void>): Promise<void> {
  await onServer(url, async (client) => {
    await client.query('select pg_advisory_lock(hashtext($1))', [name])
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (rowCount === 1) return
    const unfinished = `test_${name}_unfinished`
    await client.query(`drop database if exists ${unfinished} with (force)`)
    await client.query(copyOf(from, unfinished))
    await fill(addressOf(url, unfinished))
    await client.query(`alter database ${unfinished} rename to ${name}`)
  })
}
