import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ok, refuse } from '#rules/result.ts'
import { decideTags, freePlaces, mostTags } from './order-tags.ts'

const many = (count: number) => Array.from({ length: count }, (_, place) => `標籤${place}`)

test.each([
  ['a new one', [], { add: ['送禮'], remove: [] }, { add: ['送禮'], remove: [] }],
  ['one that stands', ['送禮'], { add: ['送禮'], remove: [] }, { add: [], remove: [] }],
  ['one that stands in another case', ['VIP'], { add: ['vip'], remove: [] }, { add: [], remove: [] }],
  ['the same one twice', [], { add: ['送禮', '送禮'], remove: [] }, { add: ['送禮'], remove: [] }],
  ['one off', ['送禮', '分開包'], { add: [], remove: ['送禮'] }, { add: [], remove: ['送禮'] }],
  ['one off that does not stand', ['送禮'], { add: [], remove: ['分開包'] }, { add: [], remove: [] }],
  ['one on and off stays', ['送禮'], { add: ['送禮'], remove: ['送禮'] }, { add: [], remove: [] }],
] as const)('%s', (...[, stood, change, expected]) => {
  expect(decideTags(stood, change)).toEqual(ok(expected))
})

test('DSK-12 twenty tags and no more', () => {
  expect(decideTags(many(19), { add: ['送禮'], remove: [] })).toEqual(ok({ add: ['送禮'], remove: [] }))
  expect(decideTags(many(20), { add: ['送禮'], remove: [] })).toEqual(refuse({ code: 'too_many_tags' }))
  expect(decideTags(many(20), { add: ['送禮'], remove: ['標籤0'] })).toEqual(ok({ add: ['送禮'], remove: ['標籤0'] }))
})

test('what is undone stands as it stood, and there is a place for each that is added', () => {
  const tags = fc.uniqueArray(fc.constantFrom(...many(25)), { maxLength: mostTags })
  fc.assert(
    fc.property(tags, tags, tags, (stood, add, remove) => {
      const decided = decideTags(stood, { add, remove })
      if (!decided.ok) return
      const { add: added, remove: removed } = decided.value
      const stands = [...stood.filter((name) => !removed.includes(name)), ...added]
      expect(new Set(stands).size).toBe(stands.length)
      const undone = decideTags(stands, { add: removed, remove: added })
      expect(undone).toEqual(ok({ add: removed, remove: added }))
      const taken = stood.map((_, place) => place + 1).slice(removed.length)
      expect(freePlaces(taken).length).toBeGreaterThanOrEqual(added.length)
    }),
  )
})
