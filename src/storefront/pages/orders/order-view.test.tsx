import { RouterContextProvider } from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { orderStatuses, type Order, type OrderLine, type OrderStatus } from '#contract/shop/api/order.ts'
import type { Language } from '#rules/locale.ts'
import { createShopRouter } from '#storefront/routes.ts'
import { LanguageProvider } from '#ui/words/words.ts'
import { OrderView } from './order-view.tsx'

const gel: OrderLine = {
  id: 1,
  quantity: 2,
  price: 390,
  sub_total: 780,
  shopping_point_cost: 0,
  temperature: 'normal',
  optional_items: [{ product_id: 9, name: '上層凝膠', quantity: 3 }],
  product: {
    id: 7,
    slug: 'rose-gel',
    name: '玫瑰凝膠',
    preview: '/rose.webp',
    members_only: true,
    stock: 5,
    shopping_point_price: null,
    exclusive: false,
    optional_bundles_max_quantity: 3,
    split_stocks: [],
  },
}
const mug: OrderLine = {
  ...gel,
  id: 2,
  quantity: 1,
  price: 0,
  sub_total: 0,
  shopping_point_cost: 300,
  optional_items: [],
  product: { ...gel.product, id: 8, name: '點數馬克杯', members_only: false },
}

const order: Order = {
  hashed_id: 'K7Q2M9X4TBHE',
  status: 'confirmed',
  created_at: '2026-11-21T02:00:00.000Z',
  confirmed_at: '2026-11-21T02:05:00.000Z',
  picked_at: null,
  shipped_at: null,
  delivered_at: null,
  finished_at: null,
  cancelled_at: null,
  refunded_at: null,
  items_total: 780,
  grand_total: 880,
  delivery_fee: 200,
  handling_fee: 0,
  coupon: 100,
  payment: 'credit_cards',
  payment_url: null,
  payment_deadline: null,
  expire_datetime: null,
  vatm_account: null,
  shipping_method: 'black_cat',
  region: 'domestic',
  sender: { name: '陳浩', phone: '+886922110334' },
  contact: { name: '陳媽媽', phone: '0922110334', county: '新竹縣', district: '竹北市', zip_code: '302', address: '文興路一段 168 號' },
  foreign_contact: null,
  seven: null,
  cvs_store_name: null,
  received_time: 'before_noon',
  tracking: null,
  receipt: null,
  invoice_info: { name: null, carrier_type: 'mobile_carrier', carrier: '/AB12.+-' },
  discount_code: 'WELCOME100',
  cancel_reason: null,
  remark: '請按門鈴',
  pre_order: false,
  instalment_info: null,
  has_invoice: false,
  order_details: [gel, mug],
  split_orders: [],
  invoice: { number: null, address: null },
  refunds: [],
  points: { used: 0, given_back: 0, earned: 0, effective_at: null, effective_days: 14 },
  pickup: null,
}

const router = createShopRouter({
  clientOf: () => {
    throw new Error('an order that is drawn asks nobody')
  },
  origin: 'http://shop.test',
} as never)

function draw(change: Partial<Order> = {}, language: Language = 'zh'): string {
  return renderToStaticMarkup(
    <RouterContextProvider router={router}>
      <LanguageProvider value={language}>
        <OrderView order={{ ...order, ...change }} />
      </LanguageProvider>
    </RouterContextProvider>,
  )
}

/** What a reader reads. */
const read = (change: Partial<Order> = {}, language: Language = 'zh') =>
  draw(change, language)
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')

const statusesThat = (show: (html: string) => boolean, change: Partial<Order> = {}): OrderStatus[] =>
  orderStatuses.filter((status) => show(draw({ ...change, status })))
const waiting = { status: 'pending_payment', payment_deadline: '2999-11-24T15:59:59.000Z' } as const

test('ORD-02 PAY-05 PAY-11 an ATM order that waits says bank code, account, amount and deadline', () => {
  const words = read({ ...waiting, payment: 'atm', vatm_account: '99123600251683' })
  for (const part of ['808', '9912 3600 2516 83', 'NT$880', '請在 2999/11/24 23:59 前完成轉帳', '還剩']) expect(words).toContain(part)
  expect(statusesThat((html) => html.includes('transfer-banner'), { payment: 'atm' })).toEqual(['uncharged', 'pending_payment'])
})

test('ORD-03 ORD-05 a cancelled order says so, why, and where the money is', () => {
  expect(read({ status: 'cancel', cancel_reason: 'duplicate' })).toContain('這筆訂單已取消 原因：重複下單')
  expect(read({ status: 'refunding', cancel_reason: 'I found it at home' }, 'en')).toMatch(
    /your refund is on its way.*Reason: I found it at home/,
  )
  expect(statusesThat((html) => html.includes('cancelled-banner'))).toEqual(['refunding', 'refunded', 'cancel'])
})

test('ORD-20 what ended an order is said in words, and what came back is not called cancelled', () => {
  expect(read({ status: 'refunding', cancel_reason: 'goods_missing' })).toContain('正在退款 原因：備貨時發現商品缺少，無法寄出')
  expect(read({ status: 'refunded', cancel_reason: 'returned' })).toContain('這筆訂單已退貨，款項已退回 原因：商品已退回')
  for (const language of ['zh', 'en'] as const)
    for (const reason of ['goods_missing', 'payment_failed', 'payment_expired'])
      expect(read({ status: 'cancel', cancel_reason: reason }, language)).not.toContain(reason)
})

test('ORD-21 of points and a code that were given back, a banner speaks only where they were used', () => {
  const gone = { status: 'cancel', cancel_reason: 'error' } as const
  expect(read(gone)).toContain('使用的點數與折扣碼已退回。')
  expect(read({ ...gone, discount_code: null })).toContain('使用的點數已退回。')
  expect(read({ ...gone, order_details: [gel] })).toContain('原因：訂錯商品 折扣碼已退回。')
  expect(read({ ...gone, order_details: [gel], discount_code: null })).not.toMatch(/點數|折扣碼已退回/)
  const transfer = { ...waiting, payment: 'atm', vatm_account: '99123600251683' } as const
  expect(read(transfer)).toContain('逾時訂單會自動取消。 使用的點數與折扣碼會還給你。')
  expect(read({ ...transfer, order_details: [gel], discount_code: null })).not.toContain('還給你')
})

test('ORD-22 a gift is named and leads nowhere; what was bought leads to its page', () => {
  const hairband = { ...mug, shopping_point_cost: 0, product: { ...mug.product, slug: 'hairband', name: '髮帶' } }
  const html = draw({ order_details: [gel, hairband] })
  expect(html).toContain('rose-gel')
  expect(html).toContain('髮帶')
  expect(html).not.toContain('hairband')
})

test('ORD-01 ORD-04 number, sender, time and state; while it waits, until when', () => {
  const words = read()
  for (const part of ['K7Q2M9X4TBHE', '陳浩 0922 110 334', '2026/11/21 10:00', '已確認']) expect(words).toContain(part)
  expect(read({ ...waiting, payment: 'atm' })).toContain('等待付款，請在 2999/11/24 23:59 前付款')
})

test('ORD-05 payment, delivery, recipient and address, tax ID, title, carrier and code, each when there is one', () => {
  const words = read({ receipt: '12345675', invoice_info: { ...order.invoice_info, name: '陳浩工作室' } })
  for (const part of [
    '信用卡',
    '黑貓宅配（常溫）',
    '陳媽媽',
    '302 新竹縣竹北市文興路一段 168 號',
    '統一編號 12345675',
    '發票抬頭 陳浩工作室',
    '手機條碼 /AB12.+-',
    '折扣碼 WELCOME100',
  ])
    expect(words).toContain(part)
  for (const part of ['統一編號', '發票抬頭', '取消原因', '取貨門市']) expect(read()).not.toContain(part)
  expect(read({ discount_code: null })).not.toContain('折扣碼')
})

test.each([
  ['black_cat', 't-cat.com.tw'],
  ['freezing', 't-cat.com.tw'],
  ['ups', 'ups.com'],
] as const)('ORD-06 the tracking number of %s leads to its carrier', (shipping_method, host) => {
  expect(draw({ shipping_method, status: 'delivering', tracking: '905512345678' })).toMatch(
    new RegExp(`href="https://www.${host}/[^"]*905512345678"`),
  )
})

test('ORD-07 the remark stands there, and no row for one that was not written', () => {
  expect(read()).toContain('備註 請按門鈴')
  expect(read({ remark: '' })).not.toContain('備註')
})

test('ORD-08 D-77 lines say name, unit price, quantity, subtotal, tags, points and what was picked', () => {
  const words = read()
  for (const part of ['玫瑰凝膠 VIP', '上層凝膠 × 3', 'NT$390 × 2', 'NT$780', '點數馬克杯 點數兌換', '300 點'])
    expect(words).toContain(part)
})

test('ORD-09 the totals show, and add up before the reader', () => {
  expect(read()).toMatch(/商品小計 NT\$780 折扣 WELCOME100 -NT\$100 運費 NT\$200 使用點數 300 點 合計 NT\$880/)
})

test('ORD-10 a part that travels apart follows its order, with -1, its own state and tracking', () => {
  const words = read({
    split_orders: [
      {
        ...order,
        hashed_id: 'K7Q2M9X4TBHE-1',
        status: 'delivering',
        tracking: '905500000001',
        order_details: [{ ...gel, product: { ...gel.product, split_stocks: [{ stock_description: '由原廠寄出' }] } }],
      },
    ],
  })
  expect(words).toMatch(/常溫包裹.*另寄包裹 子訂單 K7Q2M9X4TBHE-1 由原廠寄出 配送中.*905500000001/)
})

test('ORD-11 there are ways back to the list and to shopping', () => {
  expect(draw()).toMatch(/href="\/zh"[^>]*>繼續逛逛/)
  expect(draw()).toMatch(/href="\/zh\/user\/orders"[^>]*>返回訂單列表/)
})

test('ORD-12 ORD-19 it can be edited and cancelled in the three open statuses, and not once a part is packed', () => {
  expect(statusesThat((html) => html.includes('修改</button>'))).toEqual(['uncharged', 'pending_payment', 'confirmed'])
  expect(statusesThat((html) => html.includes('href="/zh/user/cancel/K7Q2M9X4TBHE"'))).toEqual([
    'uncharged',
    'pending_payment',
    'confirmed',
  ])
  const packed = draw({ split_orders: [{ ...order, hashed_id: 'K7Q2M9X4TBHE-1', status: 'picking' }] })
  expect(packed).not.toContain('修改</button>')
  expect(packed).not.toContain('/user/cancel/')
})

test('ORD-13 ORD-14 the invoice link shows from picking to finished when there is an invoice', () => {
  const link = 'href="/api/v1/user/orders/K7Q2M9X4TBHE/invoice.pdf"'
  expect(statusesThat((html) => html.includes(link), { has_invoice: true })).toEqual(['picking', 'delivering', 'delivered', 'finished'])
  expect(statusesThat((html) => html.includes(link))).toEqual([])
})

test('ORD-15 PAY-09 PAY-10 a wallet’s order that waits leads back to its page', () => {
  for (const payment of ['line', 'jko'] as const)
    expect(draw({ ...waiting, payment, payment_url: 'https://pay.example/t/1' })).toContain('href="https://pay.example/t/1"')
  expect(draw({ ...waiting, payment: 'credit_cards', payment_url: 'https://pay.example/t/1' })).not.toContain('pay.example')
  expect(read({ ...waiting, payment: 'credit_cards', payment_url: 'https://pay.example/t/1' }, 'en')).toContain(
    'finish on your bank’s page',
  )
  expect(draw({ status: 'confirmed', payment: 'line', payment_url: 'https://pay.example/t/1' })).not.toContain('pay.example')
})

test('ORD-16 a store pickup names the store', () => {
  const words = read({
    shipping_method: 'seven',
    seven: { store_id: '131386', store_name: '永康', tracking_number: null },
    cvs_store_name: '永康',
    contact: { name: '陳媽媽', phone: '0922110334', address: null, county: null, district: null, zip_code: null },
  })
  expect(words).toContain('取貨門市 7-11 永康')
  expect(words).not.toContain('收件地址')
})

test('ORD-29 a store pickup says where the store is, and until when the parcel waits', () => {
  const address = '臺北市大安區永康街12號'
  expect(read({ pickup: { address, until: null, store_closed_until: null } })).toMatch(/門市地址 臺北市大安區永康街12號/)
  expect(read({ pickup: { address, until: null, store_closed_until: null } })).not.toContain('取貨期限')
  expect(read({ pickup: { address, until: '2026-11-30T02:00:00.000Z', store_closed_until: null } }, 'en')).toContain(
    'Pick up by November 30, 2026',
  )
})

test('DSK-32 an order whose store has closed says before when another one has to be chosen', () => {
  const pickup = { address: null, until: null, store_closed_until: '2026-11-26T02:00:00.000Z' }
  expect(read({ pickup })).toMatch(/取貨門市已關轉.*2026.*10:00.*前另選門市/)
  expect(read({ pickup }, 'en')).toMatch(/store has closed.*choose another one before November 26, 2026.*10:00/i)
})

test('ORD-28 the invoice has its number once it is issued, and a paper one its address', () => {
  expect(read({ invoice: { number: 'AB12345678', address: '臺北市大安區和平東路 1 號' } })).toMatch(
    /發票號碼 AB12345678 發票寄送地址 臺北市大安區和平東路 1 號/,
  )
  expect(read()).not.toMatch(/發票號碼|發票寄送地址/)
})

test('ORD-17 PAY-12 instalments say their number, the first payment and each other', () => {
  expect(
    read({ payment: 'installment', instalment_info: { number_of_instalments: 3, first_payment: 2002, each_payment: 2000 } }, 'en'),
  ).toContain('3 payments: NT$2,002 first, then NT$2,000 each')
})

test('ORD-18 a pre-order is marked', () => {
  expect(read({ pre_order: true })).toContain('預購包裹 預購')
  expect(read()).not.toContain('預購')
})

test('SHP-13 ORD-18 TRM-06 a pre-order says between which days it is sent', () => {
  const preorder_window = { from: '2026-05-08', to: '2026-05-22' }
  expect(read({ pre_order: true, preorder_window })).toContain('預計 2026/05/08 至 2026/05/22 出貨')
})

test('D-60 while nobody knows whether the money came, the page says that it is being checked', () => {
  expect(read({ status: 'uncharged' }, 'en')).toContain('We are checking your payment')
})

test('PAY-10 PAY-17 where a page was refused the order says so, until when it can be paid anew, and can be cancelled', () => {
  const words = read({ ...waiting, payment: 'line', payment_url: null }, 'en')
  expect(words).toContain('This payment did not go through')
  expect(words).toContain('Pay again')
  expect(words.toLowerCase()).toContain('please pay before')
  expect(words).toContain('Cancel')
})
