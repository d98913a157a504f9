import { expect, test } from 'vitest'
import { addOnFrom500, cartLine } from '#support/cart-line.ts'
import { giftsDue, type GiftCampaign, type GiftMember } from './gifts.ts'
import { findAddOn, missingAmount, regularTotal } from '#rules/promotions/promotions.ts'

const now = new Date('2026-05-10T12:00:00+08:00')
const campaign = (kind: GiftCampaign['kind'], more: Partial<GiftCampaign> = {}): GiftCampaign => ({
  key: kind,
  kind,
  product_id: 9,
  min_vip: 0,
  starts_at: new Date('2026-05-01T00:00:00+08:00'),
  ends_at: new Date('2026-06-15T00:00:00+08:00'),
  active: true,
  ...more,
})
const member: GiftMember = { vip: 0, birthday: '1990-05-31' }
const due = (campaigns: GiftCampaign[], who = member, at = now) =>
  giftsDue({ campaigns, member: who, now: at }).map((gift) => gift.campaign_key)

test('D-15 a running campaign gives to everybody from its level on', () => {
  expect(due([campaign('gifts')])).toEqual(['gifts'])
  expect(due([campaign('gifts', { min_vip: 1 })])).toEqual([])
  expect(
    due([
      campaign('gifts', { active: false }),
      campaign('gifts', { ends_at: now }),
      campaign('gifts', { starts_at: new Date('2026-05-11') }),
    ]),
  ).toEqual([])
})

test('D-15 the VVIP gift is for level 2', () => {
  expect(due([campaign('vvip_gift')], { vip: 1, birthday: null })).toEqual([])
  expect(due([campaign('vvip_gift')], { vip: 2, birthday: null })).toEqual(['vvip_gift'])
})

test('D-15 the birthday gift comes in the month of the birthday, once a year, and goes with the month', () => {
  expect(giftsDue({ campaigns: [campaign('birthday_gift')], member, now })).toEqual([
    { campaign_key: 'birthday_gift:2026', kind: 'birthday_gift', product_id: 9, expires_at: new Date('2026-05-31T23:59:59+08:00') },
  ])
  expect(due([campaign('birthday_gift')], { vip: 0, birthday: null })).toEqual([])
  expect(due([campaign('birthday_gift')], member, new Date('2026-05-31T16:00:00Z')), 'June has begun in Taipei').toEqual([])
})

test('D-15 a gift ends with its campaign', () => {
  expect(giftsDue({ campaigns: [campaign('gifts')], member, now })[0]?.expires_at).toEqual(new Date('2026-06-15T00:00:00+08:00'))
  expect(giftsDue({ campaigns: [campaign('birthday_gift', { ends_at: new Date('2026-05-20') })], member, now })[0]?.expires_at).toEqual(
    new Date('2026-05-20'),
  )
})

test('PRM-02 PRM-08 an add-on has its tier, price and limit', () => {
  expect(findAddOn(addOnFrom500(5), 5)).toEqual({ temperature: 'normal', minimum_amount: 500, price: 99, purchase_limit: 2 })
  expect(findAddOn(addOnFrom500(5), 6)).toBeNull()
})

test('PRM-07 D-16 regular lines of the same temperature open it, before any code', () => {
  const lines = [
    cartLine(1, { special_price: 350, item_type: 'first_purchase' }),
    cartLine(2, { product: { temperature: 'freezing' } }),
    cartLine(3, { item_type: 'exclusive' }),
    cartLine(4, { item_type: 'add_on', special_price: 99 }),
  ]
  expect(regularTotal(lines, 'normal')).toBe(350)
  expect(missingAmount({ minimum_amount: 500 }, 350)).toBe(150)
  expect(missingAmount({ minimum_amount: 500 }, 499)).toBe(1)
  expect(missingAmount({ minimum_amount: 500 }, 500)).toBe(0)
  expect(missingAmount({ minimum_amount: 500 }, 501)).toBe(0)
})
