import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Order } from '#contract/shop/api/order.ts'
import type { Language } from '#rules/locale.ts'
import { refundReasons } from '#rules/orders/afterwards.ts'
import { LanguageProvider } from '#ui/words/words.ts'
import { Greeting } from './order-greeting.tsx'
import { OrderPoints } from './order-points.tsx'
import { OrderRefunds } from './order-refunds.tsx'

const draw = (drawn: ReactNode, language: Language) =>
  renderToStaticMarkup(<LanguageProvider value={language}>{drawn}</LanguageProvider>)
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

const refund: Order['refunds'][number] = {
  amount: 390,
  reason: 'partly_returned',
  method: 'credit_cards',
  created_at: '2026-11-21T02:00:00.000Z',
  done_at: null,
}
const refunds = (shown: Order['refunds'], language: Language = 'zh') => draw(<OrderRefunds refunds={shown} />, language)

test('ORD-26 a refund says why, how much, when and where to, on its way and when it is there', () => {
  expect(refunds([refund])).toMatch(/部分商品退回 NT\$390 2026.*21.* 申請，.*退至原信用卡/)
  expect(refunds([{ ...refund, method: 'atm', done_at: '2026-11-24T02:00:00.000Z' }], 'en')).toMatch(
    /NT\$390 Sent to your bank account on Nov.*24/,
  )
  expect(refunds([])).toBe('')
})

test('ORD-26 no code of a reason reaches a reader', () => {
  for (const language of ['zh', 'en'] as const)
    for (const reason of refundReasons.filter((code) => code.includes('_')))
      expect(refunds([{ ...refund, reason }], language)).not.toContain(reason)
})

const none: Order['points'] = { used: 0, given_back: 0, earned: 0, effective_at: null, effective_days: 14 }
const points = (change: Partial<Order['points']>) =>
  draw(<OrderPoints points={{ ...none, ...change }} now={new Date('2026-12-01T00:00:00Z')} />, 'en')

test('ORD-27 points that were used, given back and earned, and when they count', () => {
  expect(points({})).toBe('')
  expect(points({ used: 300, given_back: 300 })).toBe('Points Used 300 points Given back 300 points')
  expect(points({ earned: 104 })).toBe('Points Earned 104 points Ready to spend 14 days after your order arrives.')
  expect(points({ earned: 104, effective_at: '2026-12-05T02:00:00Z' })).toMatch(/Ready to spend from .*5/)
  expect(points({ earned: 104, effective_at: '2026-11-30T02:00:00Z' })).toMatch(/Added to your points on .*30/)
})

const placed = { status: 'confirmed', payment: 'credit_cards', shipping_method: 'black_cat', pre_order: false, points: none } as const
const greeting = (change: Partial<Parameters<typeof Greeting>[0]['order']>) => draw(<Greeting order={{ ...placed, ...change }} />, 'zh')

test('ORD-25 a greeting says what happens next, and which points come', () => {
  expect(greeting({})).toMatch(/謝謝你，訂單成立了 .*備貨.*包裹編號/)
  expect(greeting({})).not.toContain('點，')
  expect(greeting({ points: { ...none, earned: 104 } })).toContain('這筆訂單會帶來 104 點，收到商品 14 天後就能使用。')
  expect(greeting({ status: 'pending_payment', payment: 'atm' })).toContain('收到款項之後')
  expect(greeting({ payment: 'when_received' })).toContain('付款給宅配人員')
  expect(greeting({ shipping_method: 'seven' })).toContain('取貨期限')
  expect(greeting({ pre_order: true })).toContain('預購')
})
