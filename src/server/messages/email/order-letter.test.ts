import { expect, test } from 'vitest'
import { eventually } from '#support/eventually.ts'
import { fillCart, orderBody, place } from '#support/test-order.ts'
import { openTestShop } from '#support/test-shop.ts'
import { sendOrderMail } from './send-order-mail.ts'

const testShop = await openTestShop()
const { shop, database, sandbox, shelf, signIn, startWorker } = testShop

await startWorker()

async function order(person: 'mei' | 'hao', { language, card }: { language: 'zh' | 'en'; card?: 'refused' }): Promise<string> {
  const browser = await signIn(person, { language })
  const cart_item_ids = await fillCart(browser, { [shelf.roseGel]: 2 })
  const body = await orderBody(testShop, { cart_item_ids, ...(card ? { card } : {}) })
  return (await place(browser, { order: body })).order_hashed_id
}

/** The letters about an order, once there are any. */
const lettersAbout = (id: string, address: string) =>
  eventually(async () => {
    const letters = (await sandbox.lettersTo(address)).filter(({ subject }) => subject.includes(id))
    return letters.length > 0 && letters
  })

test('an order is followed by a letter in the language in which it was placed', async () => {
  const id = await order('hao', { language: 'zh' })
  const [letter, ...others] = await lettersAbout(id, 'hao@example.com')
  expect(others).toEqual([])
  expect(letter?.text).toContain('玫瑰凝膠')
  expect(letter?.text).toContain('NT$980')
  expect(letter?.text).toContain(`http://shop.test/zh/order/${id}`)
})

test('who orders in English gets an English letter', async () => {
  const id = await order('mei', { language: 'en' })
  const [letter] = await lettersAbout(id, 'mei@example.com')
  expect(letter?.text).toContain('Rose gel')
  expect(letter?.html).toContain('Rose gel')
  expect(letter?.text).toContain(`http://shop.test/en/order/${id}`)
})

test('D-61 a refused card is followed by no letter', async () => {
  await expect(order('hao', { language: 'zh', card: 'refused' })).rejects.toMatchObject({ status: 'credit_card_order_error' })
  const refused = await database.db.selectFrom('orders').select('hashed_id').where('status', '=', 'cancel').executeTakeFirstOrThrow()
  const next = await order('hao', { language: 'zh' })
  await lettersAbout(next, 'hao@example.com')
  expect((await sandbox.lettersTo('hao@example.com')).filter(({ subject }) => subject.includes(refused.hashed_id))).toEqual([])
})

test('a member without an address gets no letter, and nothing fails', async () => {
  const id = await order('hao', { language: 'zh' })
  const { id: orderId, user_id } = await database.db
    .selectFrom('orders')
    .select(['id', 'user_id'])
    .where('hashed_id', '=', id)
    .executeTakeFirstOrThrow()
  await lettersAbout(id, 'hao@example.com')
  await database.db.updateTable('users').set({ email: null, email_confirmed_at: null }).where('id', '=', user_id).execute()
  await expect(sendOrderMail(shop, { orderId, kind: 'placed' })).resolves.toBeUndefined()
})
