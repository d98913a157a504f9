import type { PlaceOrderBody } from '#contract/shop/api/place-order.ts'
import type { TestBrowser } from './test-browser.ts'
import type { TestSandbox } from './test-sandbox.ts'

/** Test cards of the sandbox; all are listed in sandbox/README.md. */
const cards = {
  pays: '4242424242424242',
  refused: '4242421602184242',
  /** Of a network that the shop does not take. */
  unionPay: '6234577438594899',
  /** Of a bank abroad. */
  fromAbroad: '4000420012000008',
  /** Answers "nobody knows" (421). What its Record says later: */
  silentButCharged: '4000420001000001',
  silentNotCharged: '4000420002000000',
  silentWithoutRecord: '4000420003000009',
  /** The line breaks. */
  cutAfterCharging: '4000420006000006',
} as const

export type TestCard = keyof typeof cards

export type OrderWish = Partial<PlaceOrderBody> & { card?: TestCard; remember?: boolean }

/** A body that can be ordered: to hao's door, by a card that pays, for what is named in it. */
export async function orderBody(
  { sandbox }: { sandbox: Pick<TestSandbox, 'primeOf'> },
  { card = 'pays', remember = false, ...wish }: OrderWish,
): Promise<PlaceOrderBody> {
  return {
    sender: { name: '陳浩', phone: '+886922110334' },
    invoice_info: { carrier_type: 'mobile_carrier', carrier: '/AB12.+-' },
    shipping_method: 'black_cat',
    received_time: 'before_noon',
    contact_attributes: { name: '陳媽媽', phone: '0922110334', county: '新竹縣', district: '竹北市', address: '文興路一段 168 號 8 樓' },
    payway: 'credit_cards',
    card_info: {
      prime: await sandbox.primeOf(cards[card]),
      name: '陳浩',
      phonenumber: '+886922110334',
      email: 'hao@example.com',
      remember,
    },
    remark: '',
    cart_item_ids: [],
    ...wish,
  }
}

/** Puts products into the cart; answers the numbers of their lines. */
export async function fillCart(browser: TestBrowser, products: Record<number, number>): Promise<number[]> {
  const lines: number[] = []
  for (const [product, quantity] of Object.entries(products)) {
    const added = await browser.call.cart.add({ product_id: Number(product), quantity })
    if (added.status !== 'normal') throw new Error(`Product ${product} was not added: ${added.status}`)
    lines.push(added.cart_item.id)
  }
  return lines
}

/** Sends an order as the checkout page does. */
export async function place(browser: TestBrowser, { order, key }: { order: PlaceOrderBody; key?: string }) {
  return browser.call.orders.place({ body: { order }, ...(key ? { headers: { 'idempotency-key': key } } : {}) })
}
