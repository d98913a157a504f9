import { expect, test } from 'vitest'
import { eventually } from '#support/eventually.ts'
import { fillCart, orderBody, place } from '#support/test-order.ts'
import { openTestShop } from '#support/test-shop.ts'
import { orderEmail } from './order-email.ts'
import { sendOrderMail } from './send-order-mail.ts'
import { findOrderToEmail } from './store.ts'

const testShop = await openTestShop()
const { shop, database, sandbox, shelf, signIn, startWorker } = testShop

await startWorker()

async function order(person: 'mei' | 'hao', { language, card }: { language: 'zh' | 'en'; card?: 'refused' }): Promise<string> {
  const browser = await signIn(person, { language })
  const cart_item_ids = await fillCart(browser, { [shelf.roseGel]: 2 })
  const body = await orderBody(testShop, { cart_item_ids, ...(card ? { card } : {}) })
  return (await place(browser, { order: body })).order_hashed_id
}

/** The emails about an order, once there are any. */
const emailsAbout = (id: string, address: string) =>
  eventually(async () => {
    const emails = (await sandbox.emailsTo(address)).filter(({ subject }) => subject.includes(id))
    return emails.length > 0 && emails
  })

test('an order is followed by an email in the language in which it was placed', async () => {
  const id = await order('hao', { language: 'zh' })
  const [email, ...others] = await emailsAbout(id, 'hao@example.com')
  expect(others).toEqual([])
  expect(email?.text).toContain('玫瑰凝膠')
  expect(email?.text).toContain('NT$980')
  expect(email?.text).toContain(`http://shop.test/zh/order/${id}`)
})

test('ORD-24 a letter names the way to pay, and calls paid what is paid', async () => {
  const paid = await order('hao', { language: 'zh' })
  const [email] = await emailsAbout(paid, 'hao@example.com')
  expect(email?.text).toMatch(/付款方式.*信用卡/)
  expect(email?.text).toContain('已付金額')
  expect(email?.text).not.toContain('應付金額')
})

test('ORD-24 a gift is called a gift in a letter, not NT$0', async () => {
  const number = await order('hao', { language: 'zh' })
  const { id } = await database.db.selectFrom('orders').select('id').where('hashed_id', '=', number).executeTakeFirstOrThrow()
  const found = await findOrderToEmail(database.db, id)
  if (!found) throw new Error('there is somebody to write to')
  const lines = found.lines.map((line) => ({ ...line, sub_total: 0 }))
  const terms = (await shop.terms()).points
  const email = orderEmail('placed', { ...found, lines }, { publicAddress: 'http://shop.test', terms })
  expect(email?.text).toContain('贈品')
  expect(email?.text).not.toContain('NT$0')
})

test('a number in the name of goods keeps its unit beside it, in a letter too', async () => {
  const number = await order('hao', { language: 'zh' })
  const { id } = await database.db.selectFrom('orders').select('id').where('hashed_id', '=', number).executeTakeFirstOrThrow()
  const found = await findOrderToEmail(database.db, id)
  if (!found) throw new Error('there is somebody to write to')
  const lines = found.lines.map((line) => ({ ...line, name: { zh: '蠟燭 220 g', en: 'Candle 220 g' } }))
  const email = orderEmail('placed', { ...found, lines }, { publicAddress: 'http://shop.test', terms: (await shop.terms()).points })
  expect(email?.html).toContain('蠟燭 220\u00A0g')
})

test('who orders in English gets an English email', async () => {
  const id = await order('mei', { language: 'en' })
  const [email] = await emailsAbout(id, 'mei@example.com')
  expect(email?.text).toContain('Rose gel')
  expect(email?.html).toContain('Rose gel')
  expect(email?.text).toContain(`http://shop.test/en/order/${id}`)
})

test('an order that has neither discount nor handling fee is followed by an email that speaks of neither', async () => {
  const id = await order('hao', { language: 'zh' })
  const [email] = await emailsAbout(id, 'hao@example.com')
  expect(email?.text).toContain('運費')
  for (const sum of ['折扣', '手續費']) expect(email?.text).not.toContain(sum)
})

test('D-61 a refused card is followed by no email', async () => {
  await expect(order('hao', { language: 'zh', card: 'refused' })).rejects.toMatchObject({ status: 'credit_card_order_error' })
  const refused = await database.db.selectFrom('orders').select('hashed_id').where('status', '=', 'cancel').executeTakeFirstOrThrow()
  const next = await order('hao', { language: 'zh' })
  await emailsAbout(next, 'hao@example.com')
  expect((await sandbox.emailsTo('hao@example.com')).filter(({ subject }) => subject.includes(refused.hashed_id))).toEqual([])
})

test('a member without an address gets no email, and nothing fails', async () => {
  const id = await order('hao', { language: 'zh' })
  const { id: orderId, user_id } = await database.db
    .selectFrom('orders')
    .select(['id', 'user_id'])
    .where('hashed_id', '=', id)
    .executeTakeFirstOrThrow()
  await emailsAbout(id, 'hao@example.com')
  await database.db.updateTable('users').set({ email: null, email_confirmed_at: null }).where('id', '=', user_id).execute()
  await expect(sendOrderMail(shop, { orderId, kind: 'placed' })).resolves.toBeUndefined()
})
