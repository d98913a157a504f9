import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('CON-01 SHL-15 a tooltip waits for 80 ms of pointing', () => {
  const sheet = readFileSync(new URL('../styles/layers.css', import.meta.url), 'utf8')
  expect(/\.with-tooltip:is\(:hover, [^{]+\) \.tooltip \{[^}]*transition-delay: (\w+)/.exec(sheet)?.[1]).toBe('80ms')
})
