import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { createEinvoicePlatform } from '#adapters/einvoice/einvoice-platform.ts'
import { createLogisticsCourier } from '#adapters/logistics/logistics-courier.ts'
import { createSmtpMailer } from '#adapters/smtp/smtp-mailer.ts'
import { cancelForBuyer } from '#server/sales/cancelling/cancel-for-buyer.ts'
import { placeOrder } from '#server/sales/checkout/place-order.ts'
import { readCardNotice } from '#server/sales/charging/read-notice.ts'
import { handOver } from '#server/delivery/fulfilment/hand-over.ts'
import { startPicking } from '#server/delivery/fulfilment/start-picking.ts'
import { tellLater } from '#server/platform/outbox/tell-later.ts'
import { work } from '#main/work.ts'
import { runWorker } from '#server/platform/outbox/run-worker.ts'
import { keepNotice } from '#server/money/payments/keep-notice.ts'
import { paymentsOf } from '#support/test-payments.ts'
import { wayOfWorker } from '#support/test-database.ts'
import { openTestShop } from '#support/test-shop.ts'
import { sandboxKeys } from '../../sandbox/keys.ts'
import { openSilentLine } from './silent-line.ts'
import { wishOrders, type WayName } from './ways.ts'

// The mail server, the e-invoice platform and the courier accept every call and say nothing, while 80 orders come in. As
// part of all tests they are silent for some seconds; with SILENT they are so for as many seconds as it says, and are left
// alone for as long as in earnest:
//   SILENT=360 npx vitest run tests/faults/silent-providers.test.ts

const inEarnest = process.env['SILENT'] !== undefined
const silentSeconds = Number(process.env['SILENT'] ?? '5')
const backlog = 80
/** No payment may wait longer than this for anybody but those who hold the money. */
const mostMs = 10_000
/** Longer than that: whoever waited for a slot of theirs would wait too long. */
const limits = inEarnest ? {} : { patienceMs: mostMs + 1000, restMs: 500 }

const opened = await openTestShop()
const { sandbox, database } = opened
const { db } = database
const portOf = (address: string) => Number(new URL(address).port)
const lines = {
  mail: await openSilentLine(sandbox.addresses.smtpPort),
  invoices: await openSilentLine(portOf(sandbox.addresses.einvoice)),
  courier: await openSilentLine(portOf(sandbox.addresses.logistics)),
}
const at = (port: number) => `http://127.0.0.1:${port}`
const ports = {
  ...opened.shop.ports,
  mailer: createSmtpMailer({ url: `smtp://127.0.0.1:${lines.mail.port}`, from: 'Meihao <hello@meihao.example>', ...limits }),
  invoices: createEinvoicePlatform({ address: at(lines.invoices.port), ...sandboxKeys.einvoice, ...limits }),
  courier: createLogisticsCourier({
    address: at(lines.courier.port),
    ...sandboxKeys.logistics,
    sender: { name: '梅好', phone: '0227000000', zipCode: '106', address: '臺北市大安區永康街 1 號' },
    ...limits,
  }),
}
const testShop = { ...opened, shop: { ...opened.shop, ports } }
const { shop } = testShop
const pay = paymentsOf(testShop)
const worker = await runWorker(shop, { work, ...wayOfWorker(database) })

afterAll(async () => {
  await Promise.all(Object.values(lines).map(({ close }) => close()))
  await worker.stop()
}, 60_000)

type Placed = { number: string; page: string | null }

async function order(way: WayName, count: number): Promise<Placed[]> {
  const wishes = await wishOrders(testShop, { way, count })
  await sql`update users set email = uid || '@example.com' where id = any(${wishes.map(({ buyer }) => buyer.memberId)})`.execute(db)
  const placed = await Promise.all(wishes.map(({ request }) => placeOrder(shop, request)))
  return placed.flatMap((answer) => (answer.ok ? [{ number: answer.value.hashedId, page: answer.value.paymentUrl }] : []))
}

/** A parcel is packed and on its way, and the courier tells something about it. */
async function send(number: string): Promise<void> {
  await startPicking(shop, { number, by: 'test' })
  await handOver(shop, { number, tracking: `T${number}`, by: 'test' })
  await database.transaction(async (tx) => {
    const { id } = await tx
      .updateTable('shipments')
      .set({ reference: number })
      .where('tracking_number', '=', `T${number}`)
      .returning('id')
      .executeTakeFirstOrThrow()
    await tellLater(tx, { name: 'parcel-noticed', shipmentId: id })
  })
}

/** How many milliseconds pass until it is so. */
async function waitFor(isSo: () => Promise<boolean>): Promise<number> {
  const begin = performance.now()
  while (!(await isSo())) {
    if (performance.now() - begin > 3 * mostMs) return Number.POSITIVE_INFINITY
    await pause(50)
  }
  return performance.now() - begin
}

/** The buyer agrees on the wallet's page, and the company tells the shop. */
async function payAtWallet({ number, page }: Placed): Promise<number> {
  await pay.decide(page, 'approve')
  const notice = readCardNotice(await pay.noticeAbout(number))
  if (!notice) throw new Error('The company’s notice is none')
  await keepNotice(shop, { notice, caller: '127.0.0.1' })
  return waitFor(async () => (await pay.orderRow(number)).status === 'confirmed')
}

async function cancel({ number }: Placed): Promise<number> {
  await cancelForBuyer(shop, { number, reason: '缺貨', by: 'test' })
  return waitFor(async () => (await pay.orderRow(number)).status === 'refunded')
}

async function undone(): Promise<number> {
  return Number(
    (
      await db
        .selectFrom('news')
        .select((eb) => eb.fn.countAll<string>().as('count'))
        .executeTakeFirstOrThrow()
    ).count,
  )
}

test(
  'WRK-07 while mail server, invoice platform and courier say nothing, no payment and no refund waits for them; once they are back everything is done, once',
  { timeout: 120_000 + 2000 * silentSeconds },
  async () => {
    const [charged, wallets] = [await order('a card', 6), await order('LINE Pay', 6)]
    for (const line of Object.values(lines)) line.isSilent = true
    const parcels = await order('cash on delivery', backlog)
    await Promise.all(parcels.map(({ number }) => send(number)))
    await pause(silentSeconds * 500)
    const waited = await Promise.all([...wallets.map(payAtWallet), ...charged.map(cancel)])
    expect(waited.filter((ms) => ms > mostMs)).toEqual([])
    await pause(silentSeconds * 500)
    expect(await undone()).toBeGreaterThan(backlog)

    for (const line of Object.values(lines)) line.isSilent = false
    await expect.poll(undone, { timeout: 60_000 + 1000 * silentSeconds, interval: 200 }).toBe(0)
    const invoices = await db.selectFrom('invoices').select('order_id').execute()
    expect([invoices.length, new Set(invoices.map(({ order_id }) => order_id)).size]).toEqual([backlog, backlog])
    const people = await db
      .selectFrom('orders')
      .innerJoin('users', 'users.id', 'orders.user_id')
      .where(
        'orders.hashed_id',
        'in',
        parcels.map(({ number }) => number),
      )
      .select('users.email')
      .execute()
    const subjects = await Promise.all(people.map(async ({ email }) => (await sandbox.emailsTo(email ?? '')).map(({ subject }) => subject)))
    expect(subjects.filter((each) => each.length !== 2 || new Set(each).size !== 2)).toEqual([])
  },
)
