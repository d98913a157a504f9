import type { Parts } from './call-fields.ts'
import { eventually } from './eventually.ts'
import { createOrder, createProduct } from './rows.ts'
import type { TestBrowser } from './test-browser.ts'
import type { TestShop } from './test-shop.ts'

/** What a call needs that its shape does not tell: a thing that exists, an answer that fits. `form`: it is sent as a form. */
export type Wish = Partial<Parts> & { form?: boolean }
export type MakeWish = (asking: TestBrowser) => Promise<Wish>

export const plainWish: MakeWish = async () => ({})

const home = { name: '林小梅', phone: '0912345678', county: '臺北市', district: '大安區', zip_code: '106', address: '永康街 31 巷 12 號' }
const abroad = {
  name: 'Lin Mei',
  phone: '+14155552671',
  country: 'US',
  state_province_county: 'CA',
  city_or_town: 'San Jose',
  address_one: '1 First Street',
  address_two: '',
  address_three: '',
  postal_code: '95112',
}
const sender = { name: '林小梅', phone: '+886912345678' }

/** What each call is asked so that it comes as far as the shop's verbs and tables; the member owns what is named. A call that is not here is asked what its shape alone suggests. */
export async function hostileWishes(shop: TestShop, member: TestBrowser): Promise<Record<string, MakeWish[]>> {
  return { ...(await membersWishes(shop, member)), ...(await visitorsWishes(shop)) }
}

async function membersWishes(shop: TestShop, member: TestBrowser): Promise<Record<string, MakeWish[]>> {
  const memberId = (await member.call.user.find({})).id
  const card = (await member.call.cards.list({})).default ?? ''
  const contact = (await member.call.contacts.list({ type: 'black_cat' })).list[0]?.id
  const product_id = await findPlainProduct(shop)
  const line = () => putIntoCart(shop, { memberId, product_id })
  return {
    'user.change': [async () => ({ body: { user: { email: 'mei.two@example.com', accept_marketing_sms: true } } })],
    'cards.change': [async () => ({ params: { id: card }, body: { card: { alias: '旅行', default: true } } })],
    'cart.change': [async () => ({ params: { id: await line() }, body: { quantity: 1, optional_items: [] } })],
    'cart.add': [async () => ({ body: { product_id, quantity: 1, optional_items: [{ product_id, quantity: 1 }] } })],
    'discount.calculate': [async () => ({ body: { cart_item_ids: [await line()], discount_code: 'WELCOME100' } })],
    'contacts.find': [async () => ({ params: { id: contact } })],
    'contacts.create': [
      async () => ({
        body: { type: 'black_cat', contact_attributes: { ...home, store_id: '131386' }, foreign_contact_attributes: abroad },
      }),
      async () => ({ body: { type: 'ups', foreign_contact_attributes: abroad } }),
    ],
    'contacts.change': [async () => ({ params: { id: contact }, body: { contact_attributes: home } })],
    'sessions.end': [
      async (asking) => ({ params: { id: (await asking.call.sessions.list({})).sessions.find(({ current }) => !current)?.id ?? '' } }),
    ],
    ...(await ordersWishes(shop, { memberId, line })),
  }
}

type Ordering = { memberId: number; /** A line of their cart, by its number. */ line: () => Promise<number> }

async function ordersWishes({ database }: TestShop, { memberId, line }: Ordering): Promise<Record<string, MakeWish[]>> {
  const order = async (more: Omit<Parameters<typeof createOrder>[1], 'user_id'> = { status: 'confirmed' }) => {
    const id = await createOrder(database, { user_id: memberId, ...more })
    return (await database.db.selectFrom('orders').select('hashed_id').where('id', '=', id).executeTakeFirstOrThrow()).hashed_id
  }
  const edited = await order()
  return {
    'orders.find': [async () => ({ params: { id: edited } })],
    'orders.edit': [
      async () => ({
        params: { id: edited },
        body: { order: { sender, contact_attributes: home, received_time: 'before_noon', remark: '請先來電' } },
      }),
    ],
    'orders.cancel': [async () => ({ params: { id: await order() }, body: { order: { cancel_reason: '買錯了' } } })],
    'orders.place': [async () => ({ body: { order: placing(await line()) } })],
    'orders.findToPay': [async () => ({ params: { id: edited } })],
    'orders.pay': [
      async () => ({
        params: { id: await order({ status: 'pending_payment', payment: 'line', payment_deadline: new Date('2999-01-01') }) },
        body: { payment: { payway: 'credit_cards', card_info: { prime: 'prime', name: '林小梅', phonenumber: '+886912345678' } } },
      }),
    ],
    'orders.putBack': [async () => ({ params: { id: edited } })],
  }
}

async function findPlainProduct({ database: { db } }: Pick<TestShop, 'database'>): Promise<number> {
  const goods = db.selectFrom('products').where('temperature', '=', 'normal').where('available', '=', true).where('stock', '>', 50)
  const plain = goods.where('members_only', '=', false).where('exclusive', '=', false).where('standalone_purchase', '=', false)
  return (await plain.select('id').orderBy('id').executeTakeFirstOrThrow()).id
}

async function putIntoCart(
  { database: { db } }: TestShop,
  { memberId, product_id }: { memberId: number; product_id: number },
): Promise<number> {
  await db
    .insertInto('cart_items')
    .values({ user_id: memberId, product_id, quantity: 1 })
    .onConflict((same) => same.columns(['user_id', 'product_id', 'origin', 'campaign_key']).doUpdateSet({ quantity: 1 }))
    .execute()
  const mine = db.selectFrom('cart_items').where('user_id', '=', memberId).where('origin', '=', 'buyer')
  return (await mine.where('product_id', '=', product_id).select('id').executeTakeFirstOrThrow()).id
}

/** An order that every rule would take but for its total: what is written in it is judged, and the cart stays as it was. */
function placing(line: number) {
  return {
    sender,
    invoice_info: { carrier_type: 'member_carrier', carrier: 'mei@example.com', name: null, receipt: null, address: null },
    shipping_method: 'black_cat',
    received_time: 'before_noon',
    contact_attributes: home,
    payway: 'atm',
    card_info: { name: '林小梅', phonenumber: '+886912345678', email: 'mei@example.com', prime: 'prime', card_id: null, ccv_prime: null },
    remark: '請先來電',
    cart_item_ids: [line],
    grand_total: 1,
  }
}

async function visitorsWishes({ database, shop }: TestShop): Promise<Record<string, MakeWish[]>> {
  const payments = await database.db.selectFrom('payments').select(['reference', 'vatm_account']).orderBy('id').execute()
  const awaited = await offerAwaited({ database, shop })
  let turn = 0
  const nextPayment = () => payments[(turn += 1) % payments.length]
  const account = payments.find(({ vatm_account }) => vatm_account !== null)?.vatm_account ?? ''
  return {
    'auth.signIn': [
      async (asking) => ({
        params: { provider: 'line' },
        query: { origin: '/zh' },
        body: { authenticity_token: asking.cookies.get('csrf_token') },
        form: true,
      }),
    ],
    'payments.notify': [
      async () => ({ params: { provider: 'tappay' }, body: cardNotice(nextPayment()?.reference ?? '') }),
      async () => ({ params: { provider: 'bank' }, body: { Data: `20261122,ATM,123,${account},1,120000` }, form: true }),
    ],
    'shipments.notify': [async () => ({ body: parcelNotice, form: true }), async () => ({ body: parcelNotice })],
    'refundAccounts.enter': [
      async () => ({
        params: { token: 'A'.repeat(43) },
        body: { bank_code: '808', branch: '', number: '0123456789012', holder: '林小梅' },
      }),
    ],
    'payments.return': [async () => ({ params: { provider: 'tappay' }, query: { bank_transaction_id: 'NOBODYS' } })],
    'stockNotices.add': [async () => ({ body: { product_id: awaited } })],
    'stockNotices.ask': [async () => ({ body: { product_id: awaited, email: 'bai@example.com' } })],
    'stockNotices.confirm': [async () => ({ params: { token: 'A'.repeat(43) } })],
    'payments.returnToLink': [
      async () => ({ params: { provider: 'tappay', lang: 'zh', token: 'A'.repeat(43) }, query: { bank_transaction_id: 'NOBODYS' } }),
    ],
  }
}

/** Something that is sold out, where whoever wants it is told once it is back. */
async function offerAwaited({ database, shop }: Pick<TestShop, 'database' | 'shop'>): Promise<number> {
  const value = JSON.stringify({ offered: true })
  await database.db.updateTable('settings').set({ value }).where('key', '=', 'back_in_stock').execute()
  await eventually(async () => (await shop.terms()).back_in_stock.offered)
  return createProduct(database, { slug: 'awaited' })
}

const parcelNotice = { MerchantID: '1', MerchantTradeNo: 'A', RtnCode: '300', UpdateStatusDate: '2026/11/22 12:00:00', CheckMacValue: 'A' }

function cardNotice(reference: string) {
  return {
    rec_trade_id: `D${reference}`,
    bank_transaction_id: reference,
    order_number: 'A',
    status: 0,
    msg: 'Success',
    amount: 1,
    currency: 'TWD',
    transaction_complete_millis: 1,
  }
}
