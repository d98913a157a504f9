import { expect, test } from 'vitest'
import { tooFull } from './full-rooms.ts'

const files = (count: number, name: (place: number) => string) => Array.from({ length: count }, (_, place) => name(place))

test('25 files at one level are a room, 26 are one that nobody divided; tests and inner rooms do not count', () => {
  const room = files(25, (place) => `src/rules/cart/rule-${place}.ts`)
  expect(tooFull([...room, ...files(30, (place) => `src/rules/cart/rule-${place}.test.ts`), 'src/rules/cart/inner/rule.ts'])).toEqual({
    rooms: 2,
    complaints: [],
  })
  expect(tooFull([...room, 'src/rules/cart/one-more.ts']).complaints).toEqual([expect.stringMatching(/^src\/rules\/cart has 26 files/)])
})

test('a room with a reason may be as full as it is', () => {
  expect(tooFull(files(60, (place) => `src/demo/art/objects/drawing-${place}.ts`)).complaints).toEqual([])
})
