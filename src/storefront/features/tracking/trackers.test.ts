import { expect, test } from 'vitest'
import { ads } from './ads.ts'
import { chat } from './chat.ts'
import { messaging } from './messaging.ts'
import { pixel } from './pixel.ts'
import { tagManager } from './tag-manager.ts'
import type { TrackedEvent } from './tracked-event.ts'

const items = [{ id: 12, name: '玫瑰凝膠', price: 390, quantity: 2 }]
const view: TrackedEvent = { name: 'view_item', items, value: 780 }
const hash = 'a85e9ca18f34935ab9b0381b25bfad2455444112b0149270fd88e3da172fe196'
const purchase: TrackedEvent = {
  name: 'purchase',
  transaction_id: 'K7Q2M9X4TBHE',
  items,
  value: 980,
  shipping: 200,
  coupon: 'SHARE10',
  emailHash: hash,
}

test('ANA-01 ANA-02 the tag manager is told in the shapes of GA4', () => {
  const ga4Items = [{ item_id: '12', item_name: '玫瑰凝膠', index: 0, price: 390, quantity: 2 }]
  expect(tagManager.callsFor(view, 'GTM-1')).toEqual([
    [{ ecommerce: null }],
    [{ event: 'view_item', ecommerce: { currency: 'TWD', value: 780, items: ga4Items } }],
  ])
  expect(
    tagManager.callsFor({ name: 'add_shipping_info', shipping_tier: 'seven', coupon: null, items, value: 780 }, 'GTM-1').at(-1),
  ).toEqual([{ event: 'add_shipping_info', ecommerce: { currency: 'TWD', value: 780, shipping_tier: 'seven', items: ga4Items } }])
})

test('ANA-03 a purchase carries order, amounts and goods, and the e-mail as its hash alone', () => {
  expect(tagManager.callsFor(purchase, 'GTM-1').at(-1)).toEqual([
    {
      event: 'purchase',
      user_data: { sha256_email_address: hash },
      ecommerce: {
        currency: 'TWD',
        transaction_id: 'K7Q2M9X4TBHE',
        value: 980,
        shipping: 200,
        coupon: 'SHARE10',
        items: [{ item_id: '12', item_name: '玫瑰凝膠', index: 0, price: 390, quantity: 2 }],
      },
    },
  ])
})

test('ANA-01 the ads tracker counts a purchase as a conversion of its label, and shows the rest to the account', () => {
  expect(ads.callsFor(purchase, 'AW-123/abc')).toEqual([
    ['set', 'user_data', { sha256_email_address: hash }],
    ['event', 'conversion', { send_to: 'AW-123/abc', value: 980, currency: 'TWD', transaction_id: 'K7Q2M9X4TBHE' }],
  ])
  expect(ads.callsFor(view, 'AW-123/abc')).toEqual([
    ['event', 'view_item', { send_to: 'AW-123', value: 780, currency: 'TWD', items: [{ id: '12', google_business_vertical: 'retail' }] }],
  ])
})

test.each([
  ['view_item', ['track', 'ViewContent']],
  ['add_to_cart', ['track', 'AddToCart']],
  ['remove_from_cart', ['trackCustom', 'RemoveFromCart']],
] as const)('ANA-01 ANA-02 the social pixel hears of %s as %j', (name, words) => {
  const goods = {
    currency: 'TWD',
    value: 780,
    content_type: 'product',
    content_ids: ['12'],
    contents: [{ id: '12', quantity: 2 }],
    num_items: 1,
  }
  expect(pixel.callsFor({ name, items, value: 780 }, '77')).toEqual([[...words, goods]])
})

test('ANA-03 ANA-04 the social pixel takes the hash with init, and the order as the event’s own number', () => {
  expect(pixel.callsFor(purchase, '77')[0]).toEqual(['init', '77', { em: hash }])
  expect(pixel.callsFor(purchase, '77')[1]?.at(-1)).toEqual({ eventID: 'K7Q2M9X4TBHE' })
  expect(pixel.callsFor({ ...purchase, emailHash: null }, '77')).toHaveLength(1)
})

test('ANA-01 ANA-02 the messaging-app tracker hears of goods by detail, cart and conversion', () => {
  const callOf = (name: 'view_item' | 'add_to_cart' | 'remove_from_cart') => messaging.callsFor({ name, items, value: 780 }, 'T1')[0]
  expect(callOf('view_item')).toEqual(['send', 'cv', expect.objectContaining({ type: 'dpa_detail' }), ['T1']])
  expect(callOf('add_to_cart')).toEqual(['send', 'cv', expect.objectContaining({ type: 'dpa_cart' }), ['T1']])
  expect(callOf('remove_from_cart')).toEqual(['send', 'cv', expect.objectContaining({ type: 'remove_from_cart' }), ['T1']])
  expect(messaging.callsFor(purchase, 'T1')).toEqual([
    ['send', 'cv', { type: 'Conversion', itemIds: ['12'], price: ['390'], quantity: ['2'], currency: ['TWD'] }, ['T1']],
  ])
})

test('ANA-01 ANA-02 the chat tracker hears the event by its name, with its goods', () => {
  expect(chat.callsFor(view, 'https://chat.example/x.js')).toEqual([['view_item', { value: 780, currency: 'TWD', items }]])
})

test.each([tagManager, ads, pixel, messaging, chat])('ANA-03 D-78 no tracker is told an address', (tracker) => {
  expect(JSON.stringify(tracker.callsFor(purchase, 'id'))).not.toContain('@')
})
