import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { countOf } from '#texts/office/orders.ts'
import { formatNumber } from '#texts/shared/format.ts'
import { copyOrders } from '#support/copy-orders.ts'
import { fillCart, orderBody, place } from '#support/test-order.ts'
import { testOffice } from '#support/test-office.ts'
import { openTestShop } from '#support/test-shop.ts'

const testShop = await openTestShop()
const { database, shelf, signIn } = testShop
const owner = await testOffice(testShop).as('owner')
const hao = await signIn('hao')

test(
  'NAV-24 NAV-25 a list says its exact total up to 10,000 and that there are more beyond; no more than 10,000 are selected',
  { timeout: 120_000 },
  async () => {
    const lines = await fillCart(hao, { [shelf.roseGel]: 1 })
    await place(hao, { order: await orderBody(testShop, { payway: 'when_received', cart_item_ids: lines }) })
    const copy = (name: string, times: number) =>
      sql.raw(copyOrders.replaceAll('$1', `'${name}'`).replace('$2', String(times))).execute(database.db)
    await copy('王一', 9_999)
    expect(await owner.call.orders.list({})).toMatchObject({ total: 10_000, capped: false })
    expect(await owner.call.selections.make({ orders: {} })).toMatchObject({ count: 10_000, total: 10_000 * 620, capped: false })
    await copy('王二', 1)
    expect(await owner.call.orders.list({})).toMatchObject({ total: 10_000, capped: true })
    expect(await owner.call.selections.make({ orders: {} })).toMatchObject({ count: 10_000, total: 10_000 * 620, capped: true })
    expect(await owner.call.orders.list({ words: '王一' }), 'the same of what is found by a name').toMatchObject({ total: 9_999 })
    expect(await owner.call.selections.make({ orders: { words: '王一' } })).toMatchObject({ count: 9_999, capped: false })
    expect(countOf(formatNumber(10_000, 'zh'), { capped: true }).zh).toBe('超過 10,000 筆')
  },
)
