import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { tooltipDelayMs } from '#rules/constants.ts'

test('CON-01 SHL-15 the sheet lets a tooltip wait as long as the shop says', () => {
  const sheet = readFileSync(new URL('layers.css', import.meta.url), 'utf8')
  expect(sheet).toContain(`.with-tooltip:is(:hover, :focus-within) .tooltip { visibility: visible; opacity: 1; transition-delay: ${tooltipDelayMs}ms }`)
})
