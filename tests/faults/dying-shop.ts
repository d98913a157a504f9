import { randomBytes } from 'node:crypto'
import { json } from 'node:stream/consumers'
import { pino } from 'pino'
import { sandboxKeys } from '../../sandbox/keys.ts'
import type { SandboxAddresses } from '../../sandbox/start-sandbox.ts'
import { createDirectoryOriginals } from '#adapters/directory/directory-originals.ts'
import { openDatabase } from '#database/connect.ts'
import { defaultTerms } from '#rules/terms.ts'
import { comeBack } from '#server/sales/charging/come-back.ts'
import type { OrderRequest } from '#server/sales/placing/order-request.ts'
import { placeOrder } from '#server/sales/checkout/place-order.ts'
import { readBankNotice, readCardNotice } from '#server/sales/charging/read-notice.ts'
import { settleNoticed } from '#server/sales/charging/settle-noticed.ts'
import { FollowedContent } from '#server/platform/content/followed-content.ts'
import { createFingerprint } from '#server/platform/limits/fingerprint.ts'
import { defaultLimits } from '#server/platform/limits/limits.ts'
import { keepNotice, type Notice } from '#server/money/payments/keep-notice.ts'
import { openMedia } from '#server/platform/pictures/media.ts'
import type { Shop } from '#server/platform/shop.ts'
import { portsTo } from '#support/sandbox-ports.ts'
import { testCipher, testCipherKey } from '#support/test-cipher.ts'
import { testSeller } from '#support/test-terms.ts'
import { meanwhile, walkUntil, watchSteps } from './stops.ts'

// A process of its own that is killed in the middle of its work. The first order of a way is placed and paid to its end, which
// tells the steps of the way; every further one stops after one more of them. When all of all ways stand still, kill -9.

export type Dying = { url: string; addresses: SandboxAddresses; now: string; ways: OrderRequest[][] }

const { url, addresses, now, ways } = (await json(process.stdin)) as Dying
watchSteps()
const { appId, appKey } = sandboxKeys.tappay
const shop: Shop = {
  database: openDatabase({ url, poolSize: ways.flat().length + 5, pooled: process.env['TEST_POOLER'] === '1' }),
  now: () => new Date(now),
  randomBytes,
  cipher: testCipher,
  fingerprint: createFingerprint(testCipherKey.key),
  log: pino({ level: 'silent' }),
  ports: portsTo(addresses),
  media: openMedia({ originals: createDirectoryOriginals('/nowhere'), directory: '/nowhere', mostCacheBytes: 0, now: () => new Date() }),
  // Whoever follows the settings asks now and then, which would be a step of its own in some walks and not in others.
  content: new FollowedContent({ ask: async () => ({ changed: [], mark: '' }), now: () => 0 }),
  terms: async () => defaultTerms,
  settings: {
    publicAddress: 'http://shop.test',
    officeAddress: 'http://shop.test',
    cardCompanyApp: { id: String(appId), key: appKey },
    threeDSecureFrom: 10_000,
    bankCompany: sandboxKeys.bank.company,
    seller: testSeller,
    invoiceQrKey: '0'.repeat(32),
    limits: defaultLimits,
    sessionDaysAtMost: 90,
    reauthenticationMinutes: 30,
    isDemo: false,
    logKey: Buffer.alloc(32),
  },
}

const stepsOfWays: string[][] = []
for (const requests of ways) stepsOfWays.push(await stopEverywhere(requests))
process.stdout.write(JSON.stringify(stepsOfWays), () => process.kill(process.pid, 'SIGKILL'))

/** The steps of a way; before each of them one order stands still. */
async function stopEverywhere([whole, ...others]: readonly OrderRequest[]): Promise<string[]> {
  if (!whole) throw new Error('Nothing is to be ordered')
  const steps = await walkUntil(Number.POSITIVE_INFINITY, () => buyAndPay(whole))
  await Promise.all([...steps.keys()].map((taken) => others[taken] && walkUntil(taken, () => buyAndPay(others[taken] ?? whole))))
  return steps
}

/** From placing to settling: the shopper's call, the company, and the way back, the notice or the transfer. */
async function buyAndPay(request: OrderRequest): Promise<void> {
  const placed = await placeOrder(shop, request)
  if (!placed.ok) return
  if (placed.value.paymentUrl) {
    const url = placed.value.paymentUrl
    const reference = await meanwhile(() => approve(url))
    await (request.body.payway === 'jko_pay'
      ? hear(readCardNotice({ rec_trade_id: reference, bank_transaction_id: reference, status: 0 }))
      : comeBack(shop, reference))
  }
  if (request.body.payway === 'atm') await hear(await meanwhile(() => transfer(placed.value.hashedId)))
}

/** The buyer presses the button on the company's page. Answers the reference with which the company sends the browser back. */
async function approve(page: string): Promise<string> {
  const reply = await fetch(page, {
    method: 'POST',
    body: new URLSearchParams({ decision: 'approve', notices: 'never' }),
    redirect: 'manual',
  })
  return new URL(reply.headers.get('location') ?? '').searchParams.get('bank_transaction_id') ?? ''
}

/** The buyer transfers the money. Answers what the bank tells of it. */
async function transfer(hashedId: string): Promise<Notice | null> {
  const { vatm_account: account, amount } = await shop.database.db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .where('orders.hashed_id', '=', hashedId)
    .select(['payments.vatm_account', 'payments.amount'])
    .executeTakeFirstOrThrow()
  await fetch(`${addresses.bank}/transfer`, {
    method: 'POST',
    body: new URLSearchParams({ account: account ?? '', amount: String(amount), notice: 'never' }),
    redirect: 'manual',
  })
  return readBankNotice({ Data: `20261121,ATM,${account?.slice(-10)},${account},${amount},20261121103000` })
}

/** A notice comes in, and the worker asks the provider about it. */
async function hear(notice: Notice | null): Promise<void> {
  if (!notice || (await keepNotice(shop, { notice, caller: '127.0.0.1' })) !== 'kept') return
  const kept = await meanwhile(() =>
    shop.database.db
      .selectFrom('payment_events')
      .where('event_key', '=', notice.eventKey)
      .select(['id', 'payment_id'])
      .executeTakeFirstOrThrow(),
  )
  await settleNoticed(shop, { paymentId: kept.payment_id ?? 0, noticeId: kept.id })
}
