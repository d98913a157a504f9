import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { createMember } from '#support/rows.ts'
import { openDatabase } from '../connect.ts'
import { startEmbedded } from '../embedded.ts'
import { migrate } from '../migrate.ts'
import { backUp } from './back-up.ts'
import { restoreBackup } from './restore-backup.ts'

const home = mkdtempSync(path.join(tmpdir(), 'meihao-backup-'))
chmodSync(home, 0o755)
afterAll(() => rmSync(home, { recursive: true, force: true }))

const directory = path.join(home, 'postgres')
const file = path.join(home, 'shop.tar.gz')

async function members(url: string): Promise<string[]> {
  const { db, close } = openDatabase({ url })
  const rows = await db.selectFrom('users').select('name').orderBy('id').execute().finally(close)
  return rows.map((row) => row.name)
}

test('a shop is backed up while it sells, and comes back as it was', async () => {
  const server = await startEmbedded({ directory, port: 0 })
  await migrate(server.url)
  const database = openDatabase({ url: server.url })
  await createMember(database, { name: '林小梅' })
  let busy = true
  const selling = (async () => {
    await sql`create table sold (n int)`.execute(database.db)
    for (let n = 0; busy; n += 1) await sql`insert into sold values (${n})`.execute(database.db)
  })()
  await backUp({ directory, file })
  busy = false
  await selling
  await createMember(database, { name: '來晚了' })
  await expect(restoreBackup({ directory, file })).rejects.toThrow('The shop is running')
  await database.close()
  await server.stop()

  const aside = await restoreBackup({ directory, file })
  const restored = await startEmbedded({ directory, port: 0 })
  expect(restored.attached).toBe(false)
  expect(await members(restored.url)).toEqual(['林小梅'])
  await restored.stop()
  expect(aside && existsSync(path.join(aside, 'PG_VERSION'))).toBe(true)
})

test('a backup of a shop at rest restores on another machine', async () => {
  const elsewhere = path.join(home, 'elsewhere', 'postgres')
  await backUp({ directory, file })
  expect(await restoreBackup({ directory: elsewhere, file })).toBe(null)
  const server = await startEmbedded({ directory: elsewhere, port: 0 })
  expect(await members(server.url)).toEqual(['林小梅'])
  await server.stop()
})
