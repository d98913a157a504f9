import fc from 'fast-check'
import { expect, test } from 'vitest'
import { numberedSlug, proposeSlug } from './slug.ts'

test.each([
  ['Rosé Gel — 10 ml', 'rose-gel-10-ml'],
  ['  Plum!! ', 'plum'],
  ['紅梅', ''],
  [`${'a'.repeat(79)} b`, 'a'.repeat(79)],
])('GDS-17 %s is proposed as %s', (name, slug) => expect(proposeSlug(name)).toBe(slug))

test('GDS-17 whatever it is made of, it consists of a to z, 0 to 9 and single hyphens, and has at most 80 signs', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200, unit: 'binary' }), fc.integer({ min: 2, max: 10_000 }), (name, number) => {
      const slug = proposeSlug(name)
      if (slug === '') return
      for (const each of [slug, numberedSlug(slug, number)]) {
        expect(each).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
        expect(each.length).toBeLessThanOrEqual(80)
      }
    }),
  )
})
