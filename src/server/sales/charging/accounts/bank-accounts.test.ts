import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { startPicking } from '#server/delivery/fulfilment/start-picking.ts'
import { auditMoney } from '#server/money/payments/audit-money.ts'
import { exportMember } from '#server/people/privacy/export-member.ts'
import { sendDueRefunds } from '#server/sales/charging/send-refund.ts'
import { eventually } from '#support/eventually.ts'
import { createProduct } from '#support/rows.ts'
import { testOffice } from '#support/test-office.ts'
import { paymentsOf } from '#support/test-payments.ts'
import { openTestShop } from '#support/test-shop.ts'
import { enterAccount } from './enter-account.ts'
import { forgetAccounts } from './forget-accounts.ts'

// A part of an instalment payment goes back by bank transfer, to an account that its buyer enters without signing in.

const testShop = await openTestShop()
const { shop, database, signIn, clock, sandbox, visitor, startWorker } = testShop
const { db } = database
const pay = paymentsOf(testShop)
const office = testOffice(testShop)
const hao = await signIn('hao', { language: 'en' })
const { id: haoId } = await hao.call.user.find({})
const cream = await createProduct(database, { slug: 'cream', price: 1040, origin_price: 1040, stock: 500 })
await startWorker()
const stranger = visitor({ language: 'en' }).call.refundAccounts
const account = { bank_code: '808', branch: '永和分行', number: '0123-4567-89012', holder: '陳浩' }
const typed = { bankCode: '808', branch: '', number: '98765432109876', holder: '陳浩' }

beforeEach(async () => {
  await db.deleteFrom('cart_items').execute()
})

/** An order in three instalments of which one unit of three goes back. */
async function partBack(): Promise<{ number: string; refund: number }> {
  const [owner, number] = [await office.as('owner'), await inInstalments()]
  const { order } = await owner.call.orders.find({ number })
  const lines = [{ line_id: order.order_details[0]?.id ?? 0, units: 1 }]
  const { refund } = await owner.call.money.refund({ number, lines, reason: 'price', total: 1040 })
  return { number, refund: refund ?? 0 }
}

async function inInstalments(): Promise<string> {
  const number = (await pay.buy(hao, { goods: { [cream]: 3 }, wish: { payway: 'instalment', instalment: 3 } })).order_hashed_id
  await startPicking(shop, { number, by: 'Ana' })
  return number
}

const tokenIn = (words: string) => /\/en\/refund\/([\w-]{43})/.exec(words)?.[1] ?? ''
const letters = async (number: string) =>
  (await sandbox.emailsTo('hao@example.com')).filter(({ subject }) => subject === `Your account for the refund of order ${number}`)
const letterOf = (number: string) => eventually(async () => (await letters(number))[0])
const linkOf = async (number: string) => tokenIn((await (await office.as('accountant')).call.bankAccounts.giveLink({ number })).address)
const viewsOf = (number: string) =>
  db.selectFrom('data_views').where('object', '=', `order ${number}`).where('kind', '=', 'bank').select('staff_id').execute()
const refundRow = (id: number) => db.selectFrom('refunds').where('id', '=', id).selectAll().executeTakeFirstOrThrow()
const accountsOf = (number: string) =>
  db
    .selectFrom('bank_accounts')
    .innerJoin('orders', 'orders.id', 'bank_accounts.order_id')
    .where('orders.hashed_id', '=', number)
    .orderBy('bank_accounts.id')
    .select([
      'bank_accounts.id',
      'bank_accounts.last4',
      'bank_accounts.number_enc',
      'bank_accounts.replaced_at',
      'bank_accounts.blanked_at',
    ])
    .execute()

test('DSK-20 D-111 a part of an instalment payment goes to the account that its buyer enters by the link of a letter, without signing in', async () => {
  const { number, refund } = await partBack()
  expect(await refundRow(refund)).toMatchObject({ way: 'bank', status: 'requested', next_try_at: null })
  await sendDueRefunds(shop)
  expect(await refundRow(refund), 'no machine sends it').toMatchObject({ status: 'requested', attempts: 0 })
  const letter = await letterOf(number)
  expect(letter.text).toContain('NT$1,040')
  const token = tokenIn(letter.text)
  expect(await stranger.find({ token })).toEqual({ order_hashed_id: number, amount: 1040, account: null })
  expect(await stranger.enter({ token, ...account })).toEqual({ message: 'We have your account' })
  expect((await stranger.find({ token })).account).toMatchObject({ bank_code: '808', last4: '9012' })

  const book = await office.as('accountant')
  const { account: seen, refunds } = await book.call.money.find({ number })
  expect(seen).toMatchObject({
    wanted: 1040,
    known: { bank_code: '808', last4: '9012', blank: false },
    moves: ['open', 'give_link', 'ask'],
  })
  expect(refunds).toMatchObject([{ id: refund, way: 'bank', moves: ['confirm'] }])
  const opened = await book.call.bankAccounts.open({ number })
  expect(opened).toEqual({ id: seen?.known?.id, bank_code: '808', branch: '永和分行', number: '0123456789012', holder: '陳浩' })
  const done = { id: refund, reference: '20261125-7', account: opened.id }
  expect(await book.call.money.confirmRefund(done)).toEqual({ status: 'done' })
  expect(await refundRow(refund)).toMatchObject({ status: 'done', provider_ref: '20261125-7', bank_account_id: opened.id })
  await expect(book.call.money.confirmRefund(done)).rejects.toMatchObject({ status: 'refund_done' })
  expect(await pay.attempts(number)).toMatchObject([{ method: 'installment', status: 'paid', refunded_amount: 1040 }])
  await expect(stranger.find({ token }), 'nothing is to be entered any more').rejects.toMatchObject({ status: 'link_ended' })
  await expect(stranger.enter({ token, ...account })).rejects.toMatchObject({ status: 'link_ended' })
  expect([await auditMoney(shop), await letters(number)]).toEqual([[], [letter]])
})

test('DSK-20 all of an instalment payment goes back by the card company, and nobody is asked for an account', async () => {
  const number = await inInstalments()
  const owner = await office.as('owner')
  const { order } = await owner.call.orders.find({ number })
  const lines = [{ line_id: order.order_details[0]?.id ?? 0, units: 3 }]
  const asked = { number, lines, fees: { delivery: order.delivery_fee, handling: order.handling_fee } }
  const { way, total } = await owner.call.money.quoteRefund(asked)
  expect([way, total]).toEqual(['machine', order.grand_total])
  await owner.call.money.refund({ ...asked, reason: 'price', total })
  await sendDueRefunds(shop)
  expect(await owner.call.money.find({ number })).toMatchObject({ refunds: [{ way: 'machine', status: 'done' }], account: null })
  await expect(owner.call.bankAccounts.giveLink({ number })).rejects.toMatchObject({ status: 'no_refund_by_hand' })
  await expect(owner.call.bankAccounts.ask({ number })).rejects.toMatchObject({ status: 'no_refund_by_hand' })
  await expect(owner.call.bankAccounts.open({ number })).rejects.toMatchObject({ status: 'no_account' })
})

test('D-111 what is typed wrongly is told at its field, and nothing of it is kept', async () => {
  const { number } = await partBack()
  const token = await linkOf(number)
  await expect(stranger.enter({ token, bank_code: '001', branch: '', number: '12', holder: ' ' })).rejects.toMatchObject({
    status: 'validation_error',
    details: {
      errors: {
        bank_code: expect.stringContaining('bank'),
        number: 'The account number has 10 to 16 digits',
        holder: expect.stringContaining('account holder'),
      },
    },
  })
  await expect(stranger.find({ token: 'made-up' })).rejects.toMatchObject({ status: 'link_ended' })
  await expect(stranger.enter({ token: 'made-up', ...account })).rejects.toMatchObject({ status: 'link_ended' })
  expect(await accountsOf(number)).toEqual([])
})

test('ACC-46 D-111 an account is masked for everybody, opened by who may with a fresh second factor, and every look is kept', async () => {
  const { number } = await partBack()
  await stranger.enter({ token: await linkOf(number), ...account })
  const care = await office.as('care')
  const shown = await care.call.money.find({ number })
  expect(shown.account).toMatchObject({ known: { last4: '9012' }, moves: ['give_link', 'ask'] })
  expect(JSON.stringify(shown)).not.toContain('0123456789012')
  await expect(care.call.bankAccounts.open({ number })).rejects.toMatchObject({ status: 'permission_denied' })
  const book = await office.as('accountant')
  clock.pass({ minutes: 11 })
  await expect(book.call.bankAccounts.open({ number })).rejects.toMatchObject({ status: 'second_factor_needed' })
  expect(await viewsOf(number)).toEqual([])
  const manager = await office.as('manager')
  for (let look = 0; look < 2; look++) await manager.call.bankAccounts.open({ number })
  expect(await viewsOf(number)).toEqual([{ staff_id: manager.me.id }, { staff_id: manager.me.id }])
})

test('ACC-44 no number, no holder and no word of a link is kept to be read: not with the account, in the log of acts, or in a letter', async () => {
  const { number } = await partBack()
  const token = tokenIn((await letterOf(number)).text)
  await stranger.enter({ token, ...account, number: '55554444333322', holder: '只有一個這樣的名字' })
  const kept = await sql<{
    rows: string
  }>`select concat((select json_agg(a) from bank_accounts a), (select json_agg(w) from bank_account_words w),
    (select json_agg(e) from audit_entries e), (select json_agg(l) from letters l), (select json_agg(r) from office_repeats r)) as rows`.execute(
    db,
  )
  for (const secret of [token, '55554444333322', '只有一個這樣的名字']) expect(kept.rows[0]?.rows).not.toContain(secret)
  const [entry] = await db
    .selectFrom('audit_entries')
    .where('subject', '=', `order ${number}`)
    .where('verb', '=', 'enter-bank-account')
    .selectAll()
    .execute()
  expect(entry).toMatchObject({ actor_kind: 'system', after: { account: 'changed' } })
  const mine = JSON.stringify(await exportMember(shop, haoId))
  expect(mine).toContain('3322')
  expect(mine).not.toContain('number_enc')
})

test('D-111 entered twice, or three times at once, it is one account; another one takes its place, of which nothing but its end stays', async () => {
  const { number } = await partBack()
  const [token, copy] = [await linkOf(number), await linkOf(number)]
  await Promise.all([token, copy, token].map((each) => enterAccount(shop, { token: each, typed })))
  await enterAccount(shop, { token, typed: { ...typed, number: '9876 5432 1098 76' } })
  expect(await accountsOf(number)).toMatchObject([{ last4: '9876', replaced_at: null }])
  await stranger.enter({ token: copy, ...account })
  expect(await accountsOf(number)).toMatchObject([
    { last4: '9876', number_enc: null, replaced_at: expect.any(Date), blanked_at: expect.any(Date) },
    { last4: '9012', replaced_at: null, blanked_at: null },
  ])
})

test('D-111 a transfer to an account that its buyer has just replaced is not taken for done', async () => {
  const { number, refund } = await partBack()
  const token = await linkOf(number)
  await stranger.enter({ token, ...account })
  const book = await office.as('accountant')
  const { id } = await book.call.bankAccounts.open({ number })
  await enterAccount(shop, { token, typed })
  await expect(book.call.money.confirmRefund({ id: refund, reference: 'to-the-old-one', account: id })).rejects.toMatchObject({
    status: 'account_changed',
  })
  expect(await refundRow(refund)).toMatchObject({ status: 'requested', bank_account_id: null })
  const { id: present } = await book.call.bankAccounts.open({ number })
  const [confirmed, entered] = await Promise.all([
    book.call.money.confirmRefund({ id: refund, reference: 'at-once', account: present }).catch((error: { status: string }) => error),
    enterAccount(shop, { token, typed: { ...typed, number: '11112222333344' } }),
  ])
  // Whichever came first, the money is where the buyer's last word was.
  const [isDone, isEntered] = [confirmed.status === 'done', entered.ok]
  expect([isDone, isEntered].filter(Boolean)).toHaveLength(1)
  expect(await refundRow(refund)).toMatchObject(isDone ? { bank_account_id: present } : { status: 'requested' })
  expect(await auditMoney(shop)).toEqual([])
})

test('a refund that was made in another way needs no account, and the database takes none of another order', async () => {
  const [{ number, refund }, other] = [await partBack(), await partBack()]
  await stranger.enter({ token: await linkOf(other.number), ...account })
  const foreign = (await accountsOf(other.number))[0]?.id ?? 0
  const book = await office.as('accountant')
  await expect(book.call.money.confirmRefund({ id: refund, reference: 'foreign', account: foreign })).rejects.toMatchObject({
    status: 'account_changed',
  })
  await expect(
    db
      .updateTable('refunds')
      .set({ status: 'done', done_at: shop.now(), provider_ref: 'x', bank_account_id: foreign })
      .where('id', '=', refund)
      .execute(),
  ).rejects.toThrow('does not go to an account of its order')
  expect(await book.call.money.confirmRefund({ id: refund, reference: 'cash at the counter' })).toEqual({ status: 'done' })
  expect((await book.call.money.find({ number })).account).toBeNull()
})

test('D-111 a second part asks nobody again while an account is known or asked for; somebody of the shop may', async () => {
  const { number } = await partBack()
  await letterOf(number)
  const owner = await office.as('owner')
  const { order } = await owner.call.orders.find({ number })
  const lines = [{ line_id: order.order_details[0]?.id ?? 0, units: 1 }]
  await owner.call.money.refund({ number, lines, reason: 'price', total: 1040 })
  const press = { context: { key: 'ask once' } }
  for (let time = 0; time < 2; time++) expect(await owner.call.bankAccounts.ask({ number }, press)).toEqual({ status: 'asked' })
  const again = await eventually(async () => (await letters(number)).find(({ text }) => text.includes('NT$2,080')))
  expect(await letters(number)).toHaveLength(2)
  expect((await stranger.find({ token: tokenIn(again.text) })).amount).toBe(2080)
})

test('D-111 CPY-34 thirty days after its money went an account is known by its last digits alone', async () => {
  const [{ number, refund }, waiting] = [await partBack(), await partBack()]
  for (const each of [number, waiting.number]) await stranger.enter({ token: await linkOf(each), ...account })
  const book = await office.as('accountant')
  const { id } = await book.call.bankAccounts.open({ number })
  await book.call.money.confirmRefund({ id: refund, reference: 'gone', account: id })
  clock.pass({ minutes: 29 * 24 * 60 })
  await forgetAccounts(shop)
  expect((await accountsOf(number))[0]?.blanked_at).toBeNull()
  clock.pass({ minutes: 2 * 24 * 60 })
  await forgetAccounts(shop)
  expect(await accountsOf(number)).toMatchObject([{ last4: '9012', number_enc: null, blanked_at: expect.any(Date) }])
  const later = await office.as('accountant')
  expect((await later.call.money.find({ number })).account).toMatchObject({ wanted: 0, known: { blank: true }, moves: [] })
  await expect(later.call.bankAccounts.open({ number })).rejects.toMatchObject({ status: 'no_account' })
  expect(await later.call.bankAccounts.open({ number: waiting.number }), 'money that has still to go').toMatchObject({
    number: '0123456789012',
  })
})
