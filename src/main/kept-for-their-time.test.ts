import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { scheduledJobs } from './scheduled-jobs.ts'
import { addDays, taipeiDay } from '#rules/calendar.ts'
import { createOrder } from '#support/rows.ts'
import { testOffice } from '#support/test-office.ts'
import { openTestShop } from '#support/test-shop.ts'

// What only grows, as docs/operations.md says how long it is kept: the night takes what is older, and leaves what is younger.

const testShop = await openTestShop()
const { shop, database, shelf, signIn } = testShop
const { db } = database
const staff_id = (await testOffice(testShop).as('owner')).me.id
const user_id = (await (await signIn('hao')).call.user.find({})).id
const order_id = await createOrder(database, { user_id })

type Row = Readonly<Record<string, unknown>>
type Kept = {
  table: string
  /** After that which `at` is the moment of. */
  days: number
  /** By what the row is known again. */
  key: string
  row: (at: Date) => Row
  /** Told by the clock of the database. */
  isByDatabase?: true
  /** So much older and younger than the days that are said; left out, minutes. */
  margin?: number
}

const later = addDays(shop.now(), 1000)
const bytes = () => randomBytes(32)
const word = () => randomBytes(8).toString('hex')
let place = 0

const ofSigningIn: Kept[] = [
  {
    table: 'sessions',
    days: 30,
    key: 'token_hash',
    row: (at) => ({ token_hash: bytes(), user_id, csrf_secret: bytes(), expires_at: at }),
  },
  {
    table: 'sessions',
    days: 30,
    key: 'token_hash',
    row: (at) => ({ token_hash: bytes(), user_id, csrf_secret: bytes(), expires_at: later, revoked_at: at }),
  },
  {
    table: 'login_states',
    days: 30,
    key: 'state_hash',
    row: (at) => ({ state_hash: bytes(), provider: 'line', origin: '/', nonce: 'n', expires_at: at }),
  },
  {
    table: 'email_confirmations',
    days: 30,
    key: 'token_hash',
    row: (at) => ({ user_id, email: 'hao@example.com', token_hash: bytes(), expires_at: at }),
  },
  {
    table: 'staff_sessions',
    days: 90,
    key: 'token_hash',
    row: (at) => ({
      staff_id,
      token_hash: bytes(),
      csrf_secret: bytes(),
      shared: false,
      address: '192.0.2.1',
      last_seen_at: at,
      expires_at: at,
      created_at: at,
    }),
  },
  {
    table: 'staff_sign_ins',
    days: 0,
    key: 'token_hash',
    row: (at) => ({ staff_id, token_hash: bytes(), shared: false, expires_at: at }),
  },
  {
    table: 'staff_browsers',
    days: 90,
    key: 'browser_hash',
    row: (at) => ({ staff_id, browser_hash: bytes(), last_seen_at: at, created_at: at }),
  },
  {
    table: 'staff_challenges',
    days: 0,
    key: 'challenge',
    row: (at) => ({ challenge: word(), subject: 'staff 1', expires_at: at, created_at: at }),
  },
]

const ofPresses: Kept[] = [
  {
    table: 'idempotency_keys',
    days: 0,
    key: 'key',
    row: (at) => ({ user_id, route: 'orders.place', request_hash: 'x', key: word(), expires_at: at }),
  },
  {
    table: 'office_repeats',
    days: 0,
    key: 'key',
    row: (at) => ({
      actor: 'staff 1',
      key: word(),
      call: 'orders.hold',
      request_hash: bytes(),
      state: 'done',
      answer: bytes(),
      taken_until: at,
      expires_at: at,
    }),
  },
  { table: 'rate_limits', days: 0, key: 'key_hash', row: (at) => ({ key_hash: bytes(), used: 1, ends_at: at }) },
  { table: 'known_barcodes', days: 0, key: 'barcode_hash', row: (at) => ({ barcode_hash: bytes(), known_until: at }) },
  {
    table: 'office_presence',
    days: 0,
    key: 'object_id',
    row: (at) => ({ staff_id, object_kind: 'order', object_id: word(), seen_at: at }),
  },
  {
    table: 'selections',
    days: 0,
    key: 'expires_at',
    row: (at) => ({ staff_id, kind: 'orders', ids: [order_id], expires_at: at }),
  },
  {
    table: 'batches',
    days: 30,
    key: 'press',
    row: (at) => ({ move: 'hold', staff_id, trace: '{}', press: word(), created_at: at }),
  },
  {
    table: 'exports',
    days: 365,
    key: 'press',
    row: (at) => ({ kind: 'orders', format: 'csv', input: '{}', reason: '對帳', staff_id, trace: '{}', press: word(), created_at: at }),
  },
  {
    table: 'product_batches',
    days: 1,
    key: 'tried_at',
    row: (at) => ({ move: '{}', staff_id, tried_at: at }),
  },
  {
    table: 'product_batches',
    days: 60,
    key: 'tried_at',
    row: (at) => ({ move: '{}', staff_id, tried_at: at, applied_at: at, state: 'done' }),
  },
]

const ofLetters: Kept[] = [
  {
    table: 'letters',
    days: 400,
    key: 'message_id',
    row: (at) => ({
      kind: 'placed',
      object_kind: 'order',
      object_id: order_id,
      to_address: 'hao@example.com',
      lang: 'zh',
      subject: '訂單',
      text: '好',
      html: '<p>好</p>',
      message_id: word(),
      written_at: at,
    }),
  },
  {
    table: 'notices',
    days: 90,
    key: 'key',
    row: (at) => ({ staff_id, kind: 'tiles', key: word(), data: '{}', created_at: at }),
  },
  {
    table: 'stock_notices',
    days: 30,
    key: 'email',
    row: (at) => ({
      product_id: shelf.roseGel,
      email: `${word()}@example.com`,
      lang: 'zh',
      asked_at: at,
      confirmed_at: at,
      told_at: at,
      expires_at: later,
    }),
  },
  {
    table: 'stock_notices',
    days: 180,
    key: 'email',
    row: (at) => ({
      product_id: shelf.roseGel,
      email: `${word()}@example.com`,
      lang: 'zh',
      asked_at: at,
      confirmed_at: at,
      expires_at: addDays(at, 180),
    }),
  },
]

const ofGoodsAndParcels: Kept[] = [
  {
    table: 'printed_papers',
    days: 0,
    key: 'keep_until',
    row: (at) => ({ kind: 'pick_list', staff_id, bytes: bytes(), keep_until: at }),
  },
  { table: 'labels', days: 0, key: 'keep_until', row: (at) => ({ format: 'pdf', bytes: bytes(), keep_until: at }) },
  {
    table: 'order_pictures',
    days: 0,
    key: 'keep_until',
    row: (at) => ({ order_id, place: (place += 1), staff_id, bytes: bytes(), keep_until: at, taken_at: at }),
  },
  {
    table: 'risk_marks',
    days: 0,
    key: 'value_hash',
    row: (at) => ({ kind: 'phone', value_hash: bytes(), order_id, until: at }),
  },
  {
    table: 'bank_account_words',
    days: 30,
    key: 'token_hash',
    row: (at) => ({ token_hash: bytes(), order_id, created_at: at }),
  },
  {
    table: 'price_days',
    days: 400,
    key: 'day',
    margin: 2,
    row: (at) => ({ product_id: shelf.nailFile, day: taipeiDay(at), lowest: 1, highest: 1, origin_price: 1 }),
  },
]

const ofTheMachine: Kept[] = [
  {
    table: 'copy_counters',
    days: 7,
    key: 'copy',
    isByDatabase: true,
    row: (at) => ({ copy: word(), parts: ['web'], version: '1', started_at: at, counted_at: at, figures: '{}' }),
  },
  {
    table: 'party_minutes',
    days: 7,
    key: 'party',
    isByDatabase: true,
    row: (at) => ({ party: word(), minute: at, calls: 1, failures: 0, buckets: [1] }),
  },
  {
    table: 'table_sizes',
    days: 400,
    key: 'name',
    isByDatabase: true,
    margin: 2,
    row: (at) => ({ day: taipeiDay(at), name: word(), bytes: 1 }),
  },
]

async function add(table: string, row: Row): Promise<void> {
  const values = Object.values(row).map((value) => sql`${value}`)
  const columns = Object.keys(row).map((column) => sql.ref(column))
  await sql`insert into ${sql.table(table)} (${sql.join(columns)}) values (${sql.join(values)})`.execute(db)
}

async function stands({ table, key }: Kept, row: Row): Promise<boolean> {
  const { rows } = await sql`select from ${sql.table(table)} where ${sql.ref(key)} = ${row[key]}`.execute(db)
  return rows.length > 0
}

test('CPY-34 what only grows is kept for the time that is said: the jobs take what is older and leave what is younger', async () => {
  const all = [...ofSigningIn, ...ofPresses, ...ofLetters, ...ofGoodsAndParcels, ...ofTheMachine]
  const pairs: { kept: Kept; older: Row; younger: Row }[] = []
  for (const kept of all) {
    const { days, margin = 0.01, isByDatabase } = kept
    const now = isByDatabase ? new Date() : shop.now()
    const pair = { kept, older: kept.row(addDays(now, -days - margin)), younger: kept.row(addDays(now, -days + margin)) }
    await add(kept.table, pair.older)
    await add(kept.table, pair.younger)
    pairs.push(pair)
  }
  const found = () =>
    Promise.all(
      pairs.map(async ({ kept, older, younger }) => [kept.table, kept.days, await stands(kept, older), await stands(kept, younger)]),
    )
  expect(await found()).toEqual(all.map(({ table, days }) => [table, days, true, true]))
  // Twice: what is done again takes no more.
  for (const name of ['clean', 'limits', 'labels', 'clean', 'limits', 'labels'] as const) await scheduledJobs[name].work(shop)
  expect(await found()).toEqual(all.map(({ table, days }) => [table, days, false, true]))
})
