import { expect, test } from 'vitest'
import { createProducts } from '#support/rows.ts'
import { openTestShop } from '#support/test-shop.ts'
import { changeProducts } from './change-products.ts'

const { shop, database } = await openTestShop()

test('IMP-05 of very many products that are given one bar code at once, in either form, the first gets it, however far the others stand behind it', async () => {
  const ids = await createProducts(
    database,
    Array.from({ length: 600 }, (_, n) => ({ slug: `coded-${n}`, name_zh: `第 ${n} 件` })),
  )
  const codes = new Map([
    [ids[0], '036000291452'],
    [ids[1], '0036000291452'],
    [ids[599], '036000291452'],
  ])
  const changes = ids.map((product) => ({ product, change: { barcode: codes.get(product) ?? `OWN${product}` } }))
  const actor = { kind: 'staff', id: 'Ana' } as const
  const answers = await database.transaction(async (tx) => changeProducts(tx, { changes, actor, verb: 'import-product', now: shop.now() }))
  const left = ids.filter((id) => !('after' in (answers.get(id) ?? {})))
  expect(left).toEqual([ids[1], ids[599]])
  expect(left.map((id) => answers.get(id))).toMatchObject(Array.from({ length: 2 }, () => ({ code: 'code_taken', by: { zh: '第 0 件' } })))
  const holders = database.db.selectFrom('products').where('barcode', 'in', ['036000291452', '0036000291452']).select('id')
  expect(await holders.execute()).toEqual([{ id: ids[0] }])
})
