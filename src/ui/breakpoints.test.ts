import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const fronts = new URL('../', import.meta.url)
const widthsPx = [640, 768, 1024, 1280, 1536]
const sheets = readdirSync(fronts, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.css'))

/** Where a sheet changes its layout, in pixels: "up to 767" and "from 768" are the same place. */
function changesIn(sheet: string): number[] {
  const text = readFileSync(new URL(sheet, fronts), 'utf8')
  return [...text.matchAll(/@media \((min|max)-width: ([\d.]+)px\)/g)].map(([, side, px]) =>
    side === 'min' ? Number(px) : Math.ceil(Number(px) + 0.1),
  )
}

test('SHL-16 layouts change at the five widths of the shop and nowhere else', () => {
  expect(sheets.length).toBeGreaterThan(10)
  for (const sheet of sheets) {
    for (const px of changesIn(sheet)) expect(widthsPx, sheet).toContain(px)
  }
})

test('SHL-16 the same widths stand in the tokens', () => {
  const tokens = readFileSync(new URL('ui/styles/tokens.css', fronts), 'utf8')
  const rem = [...tokens.matchAll(/--breakpoint-\w+: ([\d.]+)rem/g)].map(([, size]) => Number(size) * 16)
  expect(rem).toEqual(widthsPx)
})
