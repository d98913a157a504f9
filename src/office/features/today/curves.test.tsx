import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { TodayCurves } from '#contract/office/api/today.ts'
import { laterDay } from '#rules/calendar.ts'
import type { Language } from '#rules/locale.ts'
import { LanguageProvider } from '#ui/words/words.ts'
import { Curves } from './curves.tsx'

const none = { orders: 0, goods: 0 }

function curvesWith(change: (goods: number | null) => number | null): TodayCurves {
  const seen = ({ orders, goods }: { orders: number; goods: number }) => ({ orders, goods: change(goods) })
  return {
    asked_at: '2026-11-24T06:20:00Z',
    hours: Array.from({ length: 24 }, (_, hour) => ({
      hour,
      today: hour <= 14 ? seen(hour === 9 ? { orders: 3, goods: 4500 } : none) : null,
      last_week: seen(hour === 20 ? { orders: 1, goods: 390 } : none),
    })),
    days: Array.from({ length: 28 }, (_, place) => ({
      day: laterDay('2026-10-28', place),
      ...seen({ orders: place, goods: place * 100 }),
    })),
  }
}

function draw(curves: TodayCurves, language: Language = 'zh'): string {
  return renderToStaticMarkup(
    <LanguageProvider value={language}>
      <Curves curves={curves} chosen="goods" onChoose={() => undefined} />
    </LanguageProvider>,
  )
}

const rowsOf = (drawn: string) =>
  [...drawn.matchAll(/<tr>(.*?)<\/tr>/g)].map(([, cells = '']) =>
    cells
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  )

test('TDY-07 behind each curve stands a table with all of its numbers', () => {
  const drawn = draw(curvesWith((goods) => goods))
  expect(drawn.match(/<svg class="line-chart"/g)).toHaveLength(2)
  const rows = rowsOf(drawn)
  expect(rows).toHaveLength(24 + 28 + 2)
  expect(rows).toContain('09:00 NT$4,500 3 NT$0 0')
  expect(rows).toContain('20:00 — — NT$390 1')
  expect(rows).toContain('11/24 NT$2,700 27')
  expect(
    rowsOf(
      draw(
        curvesWith((goods) => goods),
        'en',
      ),
    )[0],
  ).toBe('Hour Today Goods sold Today Orders Same day last week Goods sold Same day last week Orders')
})

test('TDY-04 who sees no amounts sees how many orders there were, drawn and in the tables', () => {
  const drawn = draw(curvesWith(() => null))
  expect(drawn).not.toContain('NT$')
  expect(rowsOf(drawn)).toContain('09:00 3 0')
})
