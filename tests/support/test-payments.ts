import { methodNames, methods, type Method } from '../../sandbox/tappay/methods.ts'
import type { PlaceOrderBody } from '#contract/shop/api/place-order.ts'
import type { Payway } from '#rules/payments/payment-methods.ts'
import { settleNoticed } from '#server/sales/charging/settle-noticed.ts'
import { fillCart, orderBody, place, type OrderWish } from './test-order.ts'
import type { TestBrowser } from './test-browser.ts'
import type { TestShop } from './test-shop.ts'

/** Primes of the wallets for back ends without a browser, as the card company publishes them. */
const walletTail = 'test_utigjeyfutj5867uyjhuty47rythfjru485768tigjfheufhtu5i6ojk'
export const walletPrimes = Object.fromEntries(methodNames.map((method) => [method, methods[method].prime + walletTail])) as Readonly<
  Record<Wallet, string>
>

/** A card that Google knows by its number alone. */
export const bareGooglePrime = 'gp_test_kjo6i5uthfuehfjgit867584urjfhtyr74ytuhjyu7685jtufyejgitu'

/** What the card company and the shop call by the same name: the wallets. */
export type Wallet = Extract<Payway, Method>

export type Buying = { goods: Record<number, number>; wish?: OrderWish; key?: string }

/** What a shopper, a provider and the clock can do to a payment, and what is written of it. */
export function paymentsOf(testShop: TestShop) {
  return { ...shoppersOf(testShop), ...providersOf(testShop), ...booksOf(testShop) }
}

function shoppersOf(testShop: TestShop) {
  async function buy(browser: TestBrowser, { goods, wish = {}, key }: Buying) {
    const cart_item_ids = await fillCart(browser, goods)
    const order: PlaceOrderBody = await orderBody(testShop, { cart_item_ids, ...wish })
    return place(browser, { order, ...(key ? { key } : {}) })
  }
  return {
    buy,
    /** Orders goods, paid by a wallet. */
    buyBy: (browser: TestBrowser, wallet: Wallet, { wish = {}, ...buying }: Buying) =>
      buy(browser, { ...buying, wish: { ...wish, ...walletWish(wallet) } }),
  }
}

export function walletWish(wallet: Wallet): OrderWish {
  return {
    payway: wallet,
    card_info: { prime: walletPrimes[wallet], name: '陳浩', phonenumber: '+886922110334', email: 'hao@example.com' },
  }
}

function providersOf({ app, sandbox }: TestShop) {
  const press = (url: string, form: Record<string, string>) =>
    fetch(url, { method: 'POST', body: new URLSearchParams({ notices: 'never', notice: 'never', ...form }), redirect: 'manual' })
  return {
    /** Presses a button on the company's page; answers where the browser is sent. The company tells the shop nothing by itself. */
    async decide(page: string | null, decision: 'approve' | 'refuse'): Promise<URL> {
      const reply = await press(page ?? '', { decision })
      return new URL(reply.headers.get('location') ?? 'about:blank')
    },
    /** Somebody transfers an amount at the bank's counter; false when the bank refuses. */
    transfer: async (account: string | null, amount: number) =>
      (await press(`${sandbox.addresses.bank}/transfer`, { account: account ?? '', amount: String(amount) })).status === 303,
    /** Sends a notice as the card company does. */
    notify: (notice: object) => app.inject({ method: 'POST', url: '/api/v1/payments/tappay/notify', payload: notice }),
    /** The same as the bank does. */
    notifyTransfer: (data: string) =>
      app.inject({
        method: 'POST',
        url: '/api/v1/payments/bank/notify',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ Data: data }).toString(),
      }),
    /** The notice that the card company would send about an order, as it is now. */
    async noticeAbout(orderNumber: string, overwrite: object = {}) {
      const [record] = await sandbox.recordsOf(orderNumber)
      const { rec_trade_id, bank_transaction_id, amount } = record ?? {}
      return {
        rec_trade_id,
        bank_transaction_id,
        order_number: orderNumber,
        amount,
        currency: 'TWD',
        status: 0,
        msg: 'Success',
        transaction_complete_millis: 1,
        ...overwrite,
      }
    },
  }
}

function booksOf({ shop, database: { db } }: TestShop) {
  const orderRow = async (hashedId: string) =>
    db.selectFrom('orders').selectAll().where('hashed_id', '=', hashedId).executeTakeFirstOrThrow()
  return {
    orderRow,
    /** Does what the worker does with the notices that are kept. */
    async workOffNotices(): Promise<void> {
      const waiting = await db
        .selectFrom('payment_events')
        .where('processed_at', 'is', null)
        .select(['id', 'payment_id'])
        .orderBy('id')
        .execute()
      for (const { id, payment_id } of waiting) await settleNoticed(shop, { paymentId: payment_id ?? 0, noticeId: id })
    },
    /** The attempts of an order, first to last. */
    async attempts(hashedId: string) {
      const { id } = await orderRow(hashedId)
      return db.selectFrom('payments').selectAll().where('order_id', '=', id).orderBy('id').execute()
    },
    async transitionsOf(hashedId: string): Promise<string[]> {
      const { id } = await orderRow(hashedId)
      const rows = await db.selectFrom('order_events').select(['event', 'actor']).where('order_id', '=', id).orderBy('id').execute()
      return rows.map(({ event, actor }) => `${event} by ${actor}`)
    },
  }
}
