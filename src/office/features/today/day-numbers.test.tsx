import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Today } from '#contract/office/api/today.ts'
import type { Language } from '#rules/locale.ts'
import { LanguageProvider } from '#ui/words/words.ts'
import { DayNumbers } from './day-numbers.tsx'

type Numbers = NonNullable<Today['numbers']>

function draw(numbers: Numbers, language: Language = 'zh'): string {
  const drawn = renderToStaticMarkup(
    <LanguageProvider value={language}>
      <DayNumbers numbers={numbers} />
    </LanguageProvider>,
  )
  return drawn
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

const today = { orders: 6, goods: 4500, new_members: 2, refunded: 980 }
const last_week = { orders: 8, goods: 4000, new_members: 0, refunded: 490 }

test('TDY-05 each number says by how many percent it differs from last week, and – when last week was 0', () => {
  const drawn = draw({ today, last_week })
  expect(drawn).toContain('成立訂單 6 -25% 比上週同一天同時')
  expect(drawn).toContain('售出金額 NT$4,500 +12.5%')
  expect(drawn).toContain('平均每單 NT$750 +50%')
  expect(drawn).toContain('新會員 2 – 比上週同一天同時')
  expect(drawn).toContain('已退款 NT$980 +100%')
  expect(draw({ today, last_week }, 'en')).toContain('Refunded NT$980 +100% against last week, same time')
})

test('TDY-04 who sees no amounts sees how many, and nothing of money', () => {
  const without = { goods: null, refunded: null }
  const drawn = draw({ today: { ...today, ...without }, last_week: { ...last_week, ...without } })
  expect(drawn).toContain('新會員 2')
  expect(drawn).not.toMatch(/NT\$|售出金額|平均每單|已退款/)
})
