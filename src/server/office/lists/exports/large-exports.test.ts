import { expect, test } from 'vitest'
import { openTable } from '#server/office/imports/reading/open-table.ts'
import { createProducts } from '#support/rows.ts'
import { testOffice } from '#support/test-office.ts'
import { openTestShop } from '#support/test-shop.ts'
import { writeExport } from './write-export.ts'

const testShop = await openTestShop()
const { shop, database } = testShop
const { db } = database
const office = testOffice(testShop)
const maker = await office.as('owner')

async function exported(format: 'csv' | 'xlsx') {
  const { id } = await maker.call.exports.askGoods({ kind: 'prices', format })
  await writeExport(shop, { exportId: id })
  await writeExport(shop, { exportId: id })
  const url = `/office/api/v1/exports/${id}/file`
  const answer = await testShop.app.inject({ method: 'GET', url, headers: { cookie: maker.cookie, 'sec-fetch-site': 'same-origin' } })
  return { id, answer }
}

const notices = async () => (await maker.call.notices.list({})).rows.map(({ notice }) => notice)

test(
  'IMP-17 a file of more than 5,000 rows is made by a job, kept and sent in pieces, and who asked for it is told once',
  { timeout: 120_000 },
  async () => {
    const small = await exported('csv')
    expect(small.answer.statusCode).toBe(200)
    expect(await notices(), 'nobody waits for a small one').toEqual([])
    await createProducts(
      database,
      Array.from({ length: 5001 }, (_, n) => ({ slug: `large-${n}`, name_zh: `商品 ${n} ${'梅'.repeat(100)}` })),
    )
    for (const format of ['csv', 'xlsx'] as const) {
      const { id, answer } = await exported(format)
      expect(answer.statusCode).toBe(200)
      expect(answer.headers['content-length']).toBe(String(answer.rawPayload.length))
      const { rows } = await openTable(async function* pieces() {
        yield answer.rawPayload
      })
      const [{ row_count: count } = { row_count: null }] = await db.selectFrom('exports').where('id', '=', id).select('row_count').execute()
      expect(count).toBeGreaterThan(5000)
      let read = 0
      for await (const row of rows) read += row.length > 0 ? 1 : 0
      expect(read).toBe(1 + (count ?? 0))
      expect((await notices())[0]).toEqual({ kind: 'batches', what: 'export', id, failed: 0 })
    }
    expect(await notices()).toHaveLength(2)
    const pieces = await db.selectFrom('export_pieces').select('export_id').execute()
    expect(pieces.length, 'no file of theirs was ever one piece').toBeGreaterThan(3)
  },
)
