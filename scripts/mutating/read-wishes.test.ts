import { expect, test } from 'vitest'
import { readWishes } from './read-wishes.ts'

const wishedOf = (...args: string[]) => {
  const wishes = readWishes(args)
  return wishes.way === 'rules'
    ? wishes
    : {
        ...wishes,
        isWished: [
          'src/rules/cart.ts',
          'src/server/sales/cart/store.ts',
          'src/adapters/line/line.ts',
          'src/database/migrations/0001_a.sql',
          'src/texts/shop/cart.ts',
        ].filter(wishes.isWished),
      }
}

test('names of rules are judged all at once', () => {
  expect(wishedOf('cart', 'promotions')).toEqual({ way: 'rules', names: ['cart', 'promotions'] })
})

test('mistakes are drawn from rules, server, adapters and migrations', () => {
  expect(wishedOf('--random', '200', '--seed', '7')).toEqual({
    way: 'drawn',
    count: 200,
    seed: 7,
    most: 30,
    report: 'test-results/mutations.json',
    isWished: ['src/rules/cart.ts', 'src/server/sales/cart/store.ts', 'src/adapters/line/line.ts', 'src/database/migrations/0001_a.sql'],
  })
})

test('or from some of them, or from a folder, where all are made', () => {
  expect(wishedOf('--only', 'adapters,migrations')).toMatchObject({
    isWished: ['src/adapters/line/line.ts', 'src/database/migrations/0001_a.sql'],
  })
  expect(wishedOf('src/server/sales/cart/')).toMatchObject({ way: 'drawn', count: null, isWished: ['src/server/sales/cart/store.ts'] })
})

test('what makes no sense is refused', () => {
  expect(() => readWishes(['--random', 'many'])).toThrow('--random takes a whole number, not many')
  expect(() => readWishes(['--only', 'pages'])).toThrow('not pages')
})
