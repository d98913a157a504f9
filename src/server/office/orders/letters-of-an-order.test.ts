import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addDays } from '#rules/calendar.ts'
import { cleanLetters } from '#server/messages/email/letters/clean-letters.ts'
import { sendLetter } from '#server/messages/email/letters/send-letter.ts'
import { eventually } from '#support/eventually.ts'
import { fillCart, orderBody, place, type OrderWish } from '#support/test-order.ts'
import { testOffice } from '#support/test-office.ts'
import { openTestShop } from '#support/test-shop.ts'

const testShop = await openTestShop()
const { shop, database, shelf, signIn, sandbox, startWorker } = testShop
const { db } = database
const office = testOffice(testShop)
const care = await office.as('care')
const hao = await signIn('hao')
await startWorker()

async function buy(wish: OrderWish = {}): Promise<string> {
  const lines = await fillCart(hao, { [shelf.roseGel]: 1 })
  return (await place(hao, { order: await orderBody(testShop, { payway: 'when_received', ...wish, cart_item_ids: lines }) }))
    .order_hashed_id
}

const lettersOf = async (number: string) => (await care.call.orders.find({ number })).letters ?? []
const sentLetter = (number: string, kind: string) =>
  eventually(async () => (await lettersOf(number)).find((letter) => letter.kind === kind && letter.state === 'sent'))
const arrived = async (number: string, address = 'hao@example.com') =>
  (await sandbox.emailsTo(address)).filter(({ subject }) => subject.includes(number))

test('DSK-10 the page of an order shows each letter with kind, address, language, instant, and its words as sent', async () => {
  const number = await buy()
  const letter = await sentLetter(number, 'placed')
  expect(letter).toMatchObject({
    to: 'hao@example.com',
    language: 'zh',
    subject: `梅好收到你的訂單 ${number}`,
    at: shop.now().toISOString(),
    asked_by: null,
  })
  const [email] = await arrived(number)
  const written = await care.call.orderPage.letters.find({ id: letter.id })
  expect(written.html).toContain('玫瑰凝膠')
  expect(written.text.trim()).toBe(email?.text.replaceAll('\r\n', '\n').trim())
  await expect(care.call.orderPage.letters.find({ id: 999_999 })).rejects.toMatchObject({ status: 'not_found' })
})

test('DSK-10 a letter goes again to the present address, three times for each kind, also when it is asked for at once', async () => {
  const number = await buy()
  const { id } = await sentLetter(number, 'placed')
  await db.updateTable('users').set({ email: 'hao.new@example.com' }).where('email', '=', 'hao@example.com').execute()
  const asked = await Promise.allSettled(Array.from({ length: 5 }, () => care.call.orderPage.letters.again({ id })))
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  for (const refused of asked.filter((each) => each.status === 'rejected'))
    expect(refused.reason).toMatchObject({ status: 'too_many_letters' })
  await eventually(async () => (await lettersOf(number)).filter(({ state }) => state === 'sent').length === 4)
  const letters = await lettersOf(number)
  expect(letters.map(({ to, asked_by }) => [to, asked_by])).toEqual([
    ...Array.from({ length: 3 }, () => ['hao.new@example.com', care.me.name]),
    ['hao@example.com', null],
  ])
  expect(await arrived(number, 'hao.new@example.com')).toHaveLength(3)
  const noted = await db
    .selectFrom('audit_entries')
    .where('subject', '=', `order ${number}`)
    .where('verb', '=', 'resend-letter')
    .selectAll()
    .execute()
  expect(noted).toHaveLength(3)
  await db.updateTable('users').set({ email: 'hao@example.com' }).where('email', '=', 'hao.new@example.com').execute()
})

test('DSK-10 what would no longer be true is not sent again', async () => {
  const number = await buy()
  const { id } = await sentLetter(number, 'placed')
  await care.call.orders.cancel({ number, reason: '客人改變心意' })
  await expect(care.call.orderPage.letters.again({ id })).rejects.toMatchObject({ status: 'letter_outdated' })
  const cancelled = await sentLetter(number, 'cancelled')
  await care.call.orderPage.letters.again({ id: cancelled.id })
})

test('who may not write to buyers sees no letters', async () => {
  const number = await buy()
  const packer = await office.as('packer')
  expect((await packer.call.orders.find({ number })).letters).toBeNull()
  const { id } = await sentLetter(number, 'placed')
  await expect(packer.call.orderPage.letters.find({ id })).rejects.toMatchObject({ status: 'permission_denied' })
})

test('a letter that the mail server did not take is shown as such; the same letter is kept once', async () => {
  const about = { kind: 'placed', object: 'order', objectId: 0, memberId: null } as const
  const email = { to: 'a@example.com', subject: '一', text: '開這裡 abc123', html: '<p>abc123</p>', messageId: 'once' }
  const closed = { ...shop, ports: { ...shop.ports, mailer: { send: () => Promise.reject(new Error('closed')) } } }
  const kept = () => db.selectFrom('letters').where('message_id', '=', 'once').select(['state', 'text']).execute()
  await expect(sendLetter(closed, { about, email, language: 'zh', secret: 'abc123' })).rejects.toThrow('closed')
  expect(await kept(), 'a secret leaves with the letter and is not kept').toEqual([{ state: 'failed', text: '開這裡 …' }])
  await sendLetter(shop, { about, email, language: 'zh', secret: 'abc123' })
  expect(await kept()).toEqual([{ state: 'sent', text: '開這裡 …' }])
})

test('letters are kept for 400 days', async () => {
  await sql`update letters set written_at = ${addDays(shop.now(), -401)} where message_id = 'once'`.execute(db)
  const before = await db.selectFrom('letters').select('id').execute()
  await cleanLetters(shop)
  expect(await db.selectFrom('letters').select('id').execute()).toHaveLength(before.length - 1)
})
