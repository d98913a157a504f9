import { expect, test } from 'vitest'
import { openTestShop } from '#support/test-shop.ts'
import { createProducts } from '#support/rows.ts'
import { anyOf } from './any-of.ts'
import { askedTogether, inOrderOf } from './asked-together.ts'

const { database } = await openTestShop()

test('what is asked in one moment of one transaction is one statement, each gets its own answer, and nothing is remembered', async () => {
  const asked: (readonly number[])[] = []
  const slugOf = askedTogether(async (db, ids: readonly number[]) => {
    asked.push(ids)
    const rows = await db.selectFrom('products').where('id', '=', anyOf(ids)).select(['id', 'slug']).execute()
    return inOrderOf(ids, { rows, keyOf: ({ id }) => id }).map(([row]) => row?.slug ?? null)
  })
  const [one = 0, two = 0] = await createProducts(database, [{ slug: 'one' }, { slug: 'two' }])
  await database.transaction(async (tx) => {
    expect(await Promise.all([slugOf(tx, two), slugOf(tx, one), slugOf(tx, -1), slugOf(tx, two)])).toEqual(['two', 'one', null, 'two'])
    expect(asked).toEqual([[two, one, -1, two]])
    await tx.updateTable('products').set({ slug: 'other' }).where('id', '=', one).execute()
    expect(await slugOf(tx, one)).toBe('other')
    expect(await slugOf(database.db, two), 'outside of it').toBe('two')
  })
  await expect(slugOf(database.db, Number.NaN), 'a failure is told').rejects.toThrow('bigint')
})
