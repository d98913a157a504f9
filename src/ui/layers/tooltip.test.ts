import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('CON-01 SHL-15 a tooltip waits for 80 ms of pointing', () => {
  const sheet = readFileSync(new URL('../styles/layers.css', import.meta.url), 'utf8')
  expect(/\.with-tooltip:is\(:hover, [^{]+\) \.tooltip \{[^}]*transition-delay: (\w+)/.exec(sheet)?.[1]).toBe('80ms')
})

test('SHL-22 a tooltip goes with the finger that tapped, and the drawings of the bar say their names to who points at them', () => {
  const sheetOf = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
  expect(sheetOf('../styles/layers.css')).toMatch(
    /@media \(hover: none\) \{\s*\.with-tooltip:not\(:has\(:focus-visible[^{]+\{[^}]*visibility: hidden/,
  )
  const shell = sheetOf('../../storefront/features/shell/shell.css')
  expect(shell).toContain("content: attr(aria-label) / ''")
  expect(shell).toMatch(/@media \(hover: none\) \{\s*\.bar \.tools \.icon-button::after \{[^}]*display: none/)
})
