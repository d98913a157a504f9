import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareEdits, mergeEdits } from './merge-edits.ts'

const began = { name: '陳怡', phone: '0912345678', address: '民生路 1 號', roles: ['care', 'packer'] }

test.each([
  {
    title: 'what only one touched is merged',
    mine: { phone: '0933' },
    theirs: { address: '民生路 2 號' },
    both: [],
    merged: { phone: '0933', address: '民生路 2 號' },
  },
  {
    title: 'what both changed is asked for',
    mine: { phone: '0933' },
    theirs: { phone: '0955' },
    both: ['phone'],
    merged: { phone: '0933' },
  },
  { title: 'what both changed alike is settled', mine: { phone: '0933' }, theirs: { phone: '0933' }, both: [], merged: { phone: '0933' } },
  {
    title: 'the order of a list is no change',
    mine: { roles: ['packer', 'care'] },
    theirs: { roles: ['care'] },
    both: [],
    merged: { roles: ['care'] },
  },
])('$title', ({ mine, theirs, both, merged }) => {
  const edits = compareEdits({ began, mine: { ...began, ...mine }, theirs: { ...began, ...theirs } })
  expect(edits.filter(({ verdict }) => verdict === 'both').map(({ name }) => name)).toEqual(both)
  expect(mergeEdits(edits, {})).toEqual({ ...began, ...merged })
})

test('of a field that both changed theirs stays where it is chosen', () => {
  const edits = compareEdits({ began, mine: { ...began, phone: '0933' }, theirs: { ...began, phone: '0955' } })
  expect(mergeEdits(edits, { phone: 'theirs' })).toEqual({ ...began, phone: '0955' })
})

const fields = fc.record({ name: fc.constantFrom('a', 'b', 'c'), phone: fc.constantFrom('1', '2', '3') })

test('nothing of either is lost without being asked for: each field ends as one of the two, and as the one that changed it', () => {
  fc.assert(
    fc.property(fields, fields, fields, (start, mine, theirs) => {
      const edits = compareEdits({ began: start, mine, theirs })
      const merged = mergeEdits(edits, {})
      for (const { name, verdict, began: was, mine: one, theirs: other } of edits) {
        if (verdict === 'both') continue
        const changed = [one, other].filter((value) => value !== was)
        expect(merged[name]).toBe(changed[0] ?? was)
      }
    }),
  )
})
