import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { boundaries } from '../../boundaries.ts'
import { crossings } from './borders.ts'
import { findCircles } from './find-circles.ts'
import { readImports } from './read-imports.ts'

const crossed = (from: string, to: string) => crossings([{ from, to }], boundaries).map((complaint) => /\((.+)\)$/.exec(complaint)?.[1])

test('imports of every kind are read: values, types, re-exports, later, by type alone', () => {
  const text = [
    "import { a } from './a.ts'",
    "import type { B } from '#rules/b.ts'",
    "export * from '../c.ts'",
    "export type { D } from './d.ts'",
    "const e = () => import('./e.ts')",
    "type F = import('./f.ts').F",
    "import './g.css?inline'",
    "import { z } from 'zod'",
    "export const own = 1",
  ].join('\n')
  const to = readImports({ path: 'src/server/cart/add.ts', text }).map((arrow) => arrow.to)
  expect(to.toSorted()).toEqual(['package:zod', 'src/rules/b.ts', 'src/server/c.ts', 'src/server/cart/a.ts', 'src/server/cart/d.ts', 'src/server/cart/e.ts', 'src/server/cart/f.ts', 'src/server/cart/g.css'])
})

test.each([
  ['src/rules/cart.ts', 'package:zod', ['rules-use-no-packages']],
  ['src/rules/cart.ts', 'src/texts/cart.ts', ['rules-stays-home']],
  ['src/texts/cart.ts', 'src/server/shop.ts', ['texts-stays-home']],
  ['src/database/connect.ts', 'src/texts/cart.ts', ['database-stays-home']],
  ['src/storefront/pages/cart.tsx', 'src/server/shop.ts', ['storefront-stays-home']],
  ['src/server/cart/add-line.ts', 'src/server/orders/create-order.ts', ['cart-asks-only-catalog-promotions-and-points']],
  ['src/server/orders/create-order.ts', 'src/server/points/spend-points.ts', ['capabilities-stay-home']],
  ['src/server/orders/create-order.ts', 'src/server/http/cookies.ts', ['verbs-know-no-http']],
  ['src/server/checkout/place-order.ts', 'src/server/orders/store.ts', ['a-store-is-private']],
  ['src/server/checkout/place-order.ts', 'src/server/cart/routes.ts', ['routes-are-mounted-not-called']],
  ['src/server/checkout/place-order.ts', 'src/adapters/tappay/tappay.ts', ['server-looks-down']],
  ['src/adapters/tappay/tappay.ts', 'src/server/payments/store.ts', ['adapters-know-only-rules-and-ports']],
  ['src/adapters/tappay/tappay.ts', 'src/adapters/line/line.ts', ['a-stranger-knows-no-other-stranger']],
  ['src/storefront/features/cart/line.tsx', 'src/storefront/features/catalog/card.tsx', ['features-do-not-know-features']],
  ['src/storefront/ui/price.tsx', 'src/storefront/features/cart/line.tsx', ['ui-knows-no-business']],
  ['sandbox/tappay/server.ts', 'src/rules/money.ts', ['the-sandbox-imports-nothing-of-the-shop']],
  ['src/server/app.ts', 'sandbox/tappay/server.ts', ['the-shop-stands-alone']],
  ['tests/support/open.ts', 'src/main.ts', ['nothing-imports-main']],
])('%s must not import %s', (from, to, names) => {
  expect(crossed(from, to)).toEqual(names)
})

test.each([
  ['src/main.ts', 'src/server/app.ts'],
  ['src/server/checkout/place-order.ts', 'src/server/orders/create-order.ts'],
  ['src/server/cart/read-cart.ts', 'src/server/catalog/find-product.ts'],
  ['src/server/cart/routes.ts', 'src/server/http/cookies.ts'],
  ['src/server/orders/create-order.ts', 'src/server/outbox/tell-later.ts'],
  ['src/server/orders/create-order.ts', 'src/server/orders/store.ts'],
  ['src/adapters/tappay/tappay.ts', 'src/server/payments/port.ts'],
  ['src/database/seed/products.ts', 'src/texts/format.ts'],
  ['src/server/orders/create-order.test.ts', 'tests/support/open-test-shop.ts'],
])('%s may import %s', (from, to) => {
  expect(crossed(from, to)).toEqual([])
})

const capabilities = readdirSync('src/server', { withFileTypes: true }).filter((each) => each.isDirectory()).map(({ name }) => name)

test.each(capabilities.filter((name) => !['outbox', 'http', 'cart', 'checkout', 'fulfilment'].includes(name)))('the capability %s stays home, without being named for it', (name) => {
  expect(crossed(`src/server/${name}/some-verb.ts`, 'src/server/checkout/place-order.ts')).toContain('capabilities-stay-home')
  expect(crossed('src/server/http/some-page.ts', `src/server/${name}/some-verb.ts`)).toEqual(name === 'accounts' ? [] : ['http-serves-and-does-not-decide'])
})

test('a circle is told as the way from a file back to itself, once', () => {
  const arrows = [{ from: 'a', to: 'b' }, { from: 'b', to: 'c' }, { from: 'c', to: 'b' }, { from: 'a', to: 'c' }]
  expect(findCircles(arrows)).toEqual([['b', 'c', 'b']])
  expect(findCircles(arrows.slice(0, 2))).toEqual([])
})
