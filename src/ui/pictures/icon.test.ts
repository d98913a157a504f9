import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { iconNames } from './icon-names.ts'

test('every icon that has a name has a drawing, and no drawing is without one', () => {
  const drawn = readFileSync(new URL('icons.svg', import.meta.url), 'utf8').matchAll(/<symbol id="([^"]*)"/g)
  expect([...drawn].map(([, name]) => name)).toEqual([...iconNames])
})
