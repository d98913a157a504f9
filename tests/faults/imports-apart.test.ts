import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { constants, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { importing } from '#support/import-file.ts'
import { createProducts } from '#support/rows.ts'
import { closeCopies, startCopy } from '#support/shop-copy.ts'
import { testOffice } from '#support/test-office.ts'
import { openTestShop } from '#support/test-shop.ts'

const testShop = await openTestShop()
const { shop, database, sandbox } = testShop
const owner = await testOffice(testShop).as('owner')
const files = importing(shop, () => owner.call)
const directory = await mkdtemp(join(tmpdir(), 'meihao-apart-'))
afterAll(async () => {
  await closeCopies()
  await rm(directory, { recursive: true, force: true })
})

/** Some more batches than copies. */
const rows = 9000
const patience = { timeout: 120_000, interval: 500 }

/** How far behind others each process stands that is at work on the import. */
function processesAt(id: number): number[] {
  const lines = execFileSync('ps', ['-eo', 'ni=,args='], { encoding: 'utf8' }).split('\n')
  return lines.filter((line) => line.includes(`import-program.ts ${id} `)).map((line) => Number.parseInt(line, 10))
}

const startWorker = () => startCopy({ databaseUrl: database.url, directory, sandbox: sandbox.addresses, parts: 'worker' })

test(
  'IMP-09 IMP-10 a large file is applied in a process of its own behind the others: killed or asked to leave, it ends with its copy, the next goes on where it was, and no row is applied twice',
  { timeout: 300_000 },
  async () => {
    const ids = await createProducts(
      database,
      Array.from({ length: rows }, (_, n) => ({ slug: `apart-${n}`, price: 100, origin_price: 100 })),
    )
    const { id } = await files.tried(`id,price\n${ids.map((each) => `${each},90`).join('\n')}\n`, { kind: 'prices' })
    await owner.call.imports.apply({ id })
    const applied = async () => (await owner.call.imports.find({ id })).applied

    const killed = await startWorker()
    await expect.poll(applied, patience).toBeGreaterThan(0)
    expect(processesAt(id)).toEqual([constants.priority.PRIORITY_BELOW_NORMAL])
    killed.send('SIGKILL')
    await killed.ended
    await expect.poll(() => processesAt(id), patience).toEqual([])

    const before = await applied()
    const leaving = await startWorker()
    await expect.poll(applied, patience).toBeGreaterThan(before)
    leaving.send('SIGINT')
    expect(await leaving.ended).toBe(0)
    expect(leaving.said()).not.toContain('will be tried again')
    expect(processesAt(id)).toEqual([])
    expect(await applied()).toBeLessThan(rows)

    const last = await startWorker()
    await expect.poll(async () => (await owner.call.imports.find({ id })).state, patience).toBe('done')
    expect(await applied()).toBe(rows)
    const changes = await database.db.selectFrom('audit_entries').where('verb', '=', 'import-product').select('subject').execute()
    expect([changes.length, new Set(changes.map(({ subject }) => subject)).size]).toEqual([rows, rows])
    last.send('SIGINT')
    expect(await last.ended).toBe(0)
    expect(processesAt(id)).toEqual([])
  },
)
