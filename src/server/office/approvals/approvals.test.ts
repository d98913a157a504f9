import { beforeEach, expect, test } from 'vitest'
import { createProduct } from '#support/rows.ts'
import { testOffice, type AtOffice } from '#support/test-office.ts'
import { paymentsOf } from '#support/test-payments.ts'
import { openTestShop } from '#support/test-shop.ts'
import { approvables } from '#main/approvables.ts'
import { startPicking } from '#server/delivery/fulfilment/start-picking.ts'
import { endApprovals } from './end-approvals.ts'
import { carryOut } from './decide-approval.ts'

// What is above somebody's allowance waits for another person, who says yes or no.

const testShop = await openTestShop()
const { shop, database, signIn, clock } = testShop
const { db } = database
const pay = paymentsOf(testShop)
const office = testOffice(testShop)
const hao = await signIn('hao', { language: 'en' })
const cream = await createProduct(database, { slug: 'cream', price: 1040, origin_price: 1040, stock: 500 })
let [care, manager] = await bothSignIn()

/** Signed in anew before each story: deciding asks for a second factor of the last ten minutes. */
async function bothSignIn(): Promise<[AtOffice, AtOffice]> {
  return [await office.as('care'), await office.as('manager')]
}

beforeEach(async () => {
  await db.deleteFrom('cart_items').execute()
  ;[care, manager] = await bothSignIn()
})

/** An order of three creams that is being packed, and a refund of one of them that care may not make alone. */
async function askedFor(key: string, by = care) {
  const number = (await pay.buy(hao, { goods: { [cream]: 3 } })).order_hashed_id
  await startPicking(shop, { number, by: 'Ana' })
  const { order } = await manager.call.orders.find({ number })
  const lines = [{ line_id: order.order_details[0]?.id ?? 0, units: 1 }]
  const refund = { number, lines, reason: 'faulty', words: '瓶蓋裂了', total: 1040 } as const
  const ask = () =>
    by.call.money.refund(refund, { context: { key } }).catch((error: unknown) => error as { status: string; details: object })
  const waiting = await ask()
  const id = ((waiting as { details?: { approval: number } }).details?.approval ?? 0) as number
  return { number, refund, ask, waiting, id }
}

const refundsOf = async (number: string) => (await manager.call.money.find({ number })).refunds
const listed = async (at: AtOffice, id: number) => (await at.call.approvals.list({})).approvals.find((each) => each.id === id)

test('ACC-37 NAV-32 what is above the allowance is not carried out, but waits with its reason and what it would bring; pressed twice it waits once', async () => {
  const { number, ask, waiting, id } = await askedFor('press')
  expect(waiting).toMatchObject({ status: 'approval_needed', details: { approval: id } })
  expect(await ask()).toMatchObject({ status: 'approval_needed', details: { approval: id } })
  expect(await refundsOf(number)).toEqual([])
  expect(await listed(manager, id)).toMatchObject({
    state: 'waiting',
    permission: 'orders.refund',
    subject: `order ${number}`,
    effect: { money: 1040 },
    is_own: false,
  })
  const told = (await manager.call.notices.list({})).rows.map(({ notice }) => notice)
  expect(told).toContainEqual(expect.objectContaining({ kind: 'approvals', what: 'asked', approval: id }))
})

test('ACC-38 whoever asked does not decide, nor who may not decide, nor who may not do it alone either', async () => {
  const [both, second] = [await office.as('care', 'manager'), await office.as('manager')]
  await db
    .insertInto('settings')
    .values({ key: 'allowances', value: JSON.stringify({ manager: { refund_each: 500 } }) })
    .onConflict((same) => same.column('key').doUpdateSet({ value: JSON.stringify({ manager: { refund_each: 500 } }) }))
    .execute()
  clock.pass({ minutes: 1 })
  await expect.poll(async () => (await second.call.me.find({})).permissions['orders.refund'], { timeout: 20_000 }).toEqual({ each: 500 })
  const { id } = await askedFor('own', both)
  await expect(both.call.approvals.decide({ id, answer: 'yes' })).rejects.toMatchObject({ status: 'same_person' })
  await expect(care.call.approvals.decide({ id, answer: 'yes' })).rejects.toMatchObject({ status: 'permission_denied' })
  await expect(second.call.approvals.decide({ id, answer: 'yes' }), 'their own limit is lower').rejects.toMatchObject({
    status: 'permission_denied',
  })
  const owner = await office.as('owner')
  expect(await owner.call.approvals.decide({ id, answer: 'yes' })).toEqual({ state: 'done' })
  await db.deleteFrom('settings').where('key', '=', 'allowances').execute()
  await expect.poll(async () => (await second.call.me.find({})).permissions['orders.refund'], { timeout: 20_000 }).toEqual({ each: 20_000 })
})

test('ACC-39 yes carries it out once, in the name of who asked with the one who approved beside it, also when it broke off', async () => {
  const { number, id } = await askedFor('broke off')
  const both = await Promise.allSettled([1, 2].map(() => manager.call.approvals.decide({ id, answer: 'yes' })))
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await refundsOf(number)).toHaveLength(1)
  const approval = await db.selectFrom('approvals').where('id', '=', id).selectAll().executeTakeFirstOrThrow()
  await carryOut(shop, { approval, approvables, share: undefined })
  expect(await refundsOf(number), 'carried out again after a crash').toHaveLength(1)
  const [entry] = await db
    .selectFrom('audit_entries')
    .where('verb', '=', 'refund-lines')
    .where('subject', '=', `order ${number}`)
    .selectAll()
    .execute()
  expect(entry).toMatchObject({ staff_id: care.me.id, approver_id: manager.me.id })
  expect(await listed(care, id)).toMatchObject({ state: 'done', decided_by: manager.me.name })
})

test('ACC-39 what has changed since ends the approval: nothing is done, and both are told', async () => {
  const { number, refund, id } = await askedFor('changed')
  await manager.call.money.refund({ ...refund, words: '另一瓶也裂了' })
  expect(await manager.call.approvals.decide({ id, answer: 'yes' })).toEqual({ state: 'stale' })
  expect(await refundsOf(number)).toHaveLength(1)
  expect(await listed(care, id)).toMatchObject({ state: 'stale' })
  const told = (await care.call.notices.list({})).rows.map(({ notice }) => notice)
  expect(told).toContainEqual(expect.objectContaining({ kind: 'approvals', what: 'stale', approval: id }))
})

test('ACC-40 no needs a reason, which whoever asked reads; nothing is done', async () => {
  const { number, id } = await askedFor('no')
  await expect(manager.call.approvals.decide({ id, answer: 'no', reason: ' ' })).rejects.toMatchObject({ status: 'validation_error' })
  expect(await manager.call.approvals.decide({ id, answer: 'no', reason: '請先請客人拍照' })).toEqual({ state: 'declined' })
  expect(await listed(care, id)).toMatchObject({ state: 'declined', decision_reason: '請先請客人拍照' })
  await expect(manager.call.approvals.decide({ id, answer: 'yes' })).rejects.toMatchObject({ status: 'approval_ended' })
  expect(await refundsOf(number)).toEqual([])
})

test('ACC-40 whoever asked may withdraw it, and what nobody decides ends after 72 hours', async () => {
  const [taken, late] = [await askedFor('withdrawn'), await askedFor('late')]
  await expect(manager.call.approvals.withdraw({ id: taken.id }), 'not theirs').rejects.toMatchObject({ status: 'not_found' })
  expect(await care.call.approvals.withdraw({ id: taken.id })).toEqual({ status: 'withdrawn' })
  await expect(manager.call.approvals.decide({ id: taken.id, answer: 'yes' })).rejects.toMatchObject({ status: 'approval_ended' })
  clock.pass({ minutes: 72 * 60 - 1 })
  await endApprovals(shop, approvables)
  const stateOf = async () => (await db.selectFrom('approvals').where('id', '=', late.id).select('state').executeTakeFirstOrThrow()).state
  expect(await stateOf()).toBe('waiting')
  clock.pass({ minutes: 1 })
  await endApprovals(shop, approvables)
  expect(await stateOf()).toBe('expired')
  expect(await refundsOf(late.number).catch(() => [])).toEqual([])
})
