import { setTimeout as pause } from 'node:timers/promises'
import { sendByHttp } from '#support/send-by-http.ts'
import { signInAt } from '#support/sign-in-at.ts'
import { openBrowser, type TestBrowser } from '#support/test-browser.ts'
import { fillCart, orderBody, place } from '#support/test-order.ts'
import type { Goods } from './find-goods.ts'
import type { Buying, Payment, Visit } from './plan-sale.ts'
import { Failed, type Deed, type Tally } from './tally.ts'
import { takePrime } from '../take-prime.ts'
import { transferAt, type Town } from './town.ts'

export type Sale = {
  town: Town
  goods: Goods
  tally: Tally
  /** Orders that the shop has acknowledged. */
  acknowledged: string[]
}

/** One visitor, at a browser and an address of their own: looks, perhaps signs in, fills a cart, orders and pays. */
export async function makeVisit(sale: Sale, { number, looks, buys }: Visit): Promise<void> {
  const browser = openAt(sale.town, number)
  for (const { page, which, seconds } of looks) {
    await sale.tally.count('page', () => look(browser, pageOf(sale.goods, { page, which })))
    await pause(seconds * 1000)
  }
  if (buys) await buy(sale, browser, buys)
}

/** Of a network that is kept for measurements (RFC 2544); a shop that believes who stands before it sees as many visitors as there are. */
function openAt({ shop }: Town, number: number): TestBrowser {
  const send = sendByHttp(() => shop)
  const address = `198.${18 + ((number >> 16) & 1)}.${(number >> 8) & 255}.${number & 255}`
  return openBrowser(({ headers, ...asked }) => send({ ...asked, headers: { ...headers, 'x-forwarded-for': address } }))
}

function pageOf(goods: Goods, { page, which }: Pick<Visit['looks'][number], 'page' | 'which'>): string {
  if (page === 'home') return '/zh'
  // A few things are looked at most.
  return pick(page === 'list' ? goods.lists : goods.pages, which ** 2) ?? '/zh'
}

async function look(browser: TestBrowser, address: string): Promise<void> {
  const { status } = await browser.ask(address)
  if (status !== 200) throw new Failed(`HTTP ${status}`)
}

async function buy(sale: Sale, browser: TestBrowser, buying: Buying): Promise<void> {
  const { tally, goods } = sale
  const isIn = await tally.count('sign in', async () => {
    await signInAt(browser, { person: 'new', origin: '/zh' })
    await browser.call.user.find({})
    return true
  })
  if (!isIn) return
  const shelf = buying.payment === 'atm' ? goods.cool : goods.normal
  const wanted = new Map(buying.goods.map(({ which, quantity }) => [pick(shelf, which ** 2) ?? 0, quantity]))
  const lines = await tally.count('add to cart', () => fillCart(browser, Object.fromEntries(wanted)))
  if (!lines || buying.ordersAfterSeconds === null) return
  await tally.count('call', () => browser.call.cart.read({}))
  await pause(buying.ordersAfterSeconds * 1000)
  await order(sale, browser, { ...buying, lines })
}

const deeds: Readonly<Record<Payment, Deed>> = { card: 'order by card', atm: 'order by ATM', 'on-delivery': 'order on delivery' }

async function order(sale: Sale, browser: TestBrowser, { lines, payment, card, transfer }: Buying & { lines: number[] }): Promise<void> {
  const { tally, town } = sale
  const primeOf = (cardNumber: string) => takePrime(town, cardNumber)
  const wish = {
    card: { card },
    atm: { payway: 'atm', shipping_method: 'refrigeration', card_info: null },
    'on-delivery': { payway: 'when_received', card_info: null },
  } as const
  const body = await orderBody({ sandbox: { primeOf } }, { cart_item_ids: lines, ...wish[payment] })
  const placed = await tally.count(deeds[payment], () => place(browser, { order: body, key: crypto.randomUUID() }))
  if (!placed) return
  sale.acknowledged.push(placed.order_hashed_id)
  if (payment !== 'atm' || !transfer) return
  await pause(transfer.afterSeconds * 1000)
  const found = await tally.count('call', () => browser.call.orders.find({ id: placed.order_hashed_id }))
  if (!found) return
  await tally.count('transfer', async () => {
    const account = found.vatm_account ?? ''
    if (!(await transferAt(town, { account, amount: found.grand_total, notice: transfer.notice })))
      throw new Failed('the bank does not take it')
  })
}

function pick<Each>(all: readonly Each[], which: number): Each | undefined {
  return all[Math.floor(which * all.length)]
}
