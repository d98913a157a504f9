import { expect, test } from 'vitest'
import { demoShop } from '#support/test-demo-shop.ts'
import { fillCart, orderBody, place } from '#support/test-order.ts'
import { openTestShop } from '#support/test-shop.ts'

const testShop = await openTestShop({ furnishing: demoShop })
const { database, sandbox, signIn } = testShop
const mei = await signIn('mei')

/** Something plain from the demo's shelves, put into an empty cart. */
async function fillWithSomething(): Promise<number[]> {
  await database.db.deleteFrom('cart_items').execute()
  const { id } = await database.db
    .selectFrom('products')
    .where((eb) => eb.and({ available: true, temperature: 'normal', exclusive: false, standalone_purchase: false, is_gift_only: false }))
    .where((eb) => eb.and([eb('stock', '>', 20), eb('price', '>', 0), eb('price', '<', 1000)]))
    .orderBy('id')
    .select('id')
    .executeTakeFirstOrThrow()
  return fillCart(mei, { [id]: 1 })
}

async function payBy(card_id: string) {
  return place(mei, {
    order: await orderBody(testShop, {
      cart_item_ids: await fillWithSomething(),
      card_info: { card_id, ccv_prime: await sandbox.codePrime() },
    }),
  })
}

test('PAY-14 CRD-08 mei of the demo shop pays by each card that she saved, but not by the one her bank will not have', async () => {
  const { cards } = await mei.call.cards.list({})
  expect(cards.map(({ last4, enabled }) => ({ last4, enabled }))).toEqual([
    { last4: '4242', enabled: true },
    { last4: '2426', enabled: true },
    { last4: '0575', enabled: false },
  ])
  const [visa, jcb, refused] = cards
  await expect(payBy(refused?.uuid ?? '')).rejects.toMatchObject({ status: 'validation_error' })
  for (const card of [visa, jcb]) {
    const placed = await payBy(card?.uuid ?? '')
    expect(await mei.call.orders.find({ id: placed.order_hashed_id })).toMatchObject({ status: 'confirmed' })
    expect(await sandbox.recordsOf(placed.order_hashed_id)).toMatchObject([
      { partial_card_number: expect.stringMatching(new RegExp(`-${card?.last4}$`)) },
    ])
  }
})
