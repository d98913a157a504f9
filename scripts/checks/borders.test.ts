import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { boundaries } from '../../boundaries.ts'
import { betweenRooms, crossings } from './borders.ts'
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
    'export const own = 1',
  ].join('\n')
  const to = readImports({ path: 'src/server/cart/add.ts', text }).map((arrow) => arrow.to)
  expect(to.toSorted()).toEqual([
    'package:zod',
    'src/rules/b.ts',
    'src/server/c.ts',
    'src/server/cart/a.ts',
    'src/server/cart/d.ts',
    'src/server/cart/e.ts',
    'src/server/cart/f.ts',
    'src/server/cart/g.css',
  ])
})

test.each([
  ['src/rules/cart.ts', 'package:zod', ['rules-use-no-packages']],
  ['src/rules/cart.ts', 'src/texts/shop/cart.ts', ['rules-stays-home']],
  ['src/texts/shop/cart.ts', 'src/server/platform/shop.ts', ['texts-stays-home']],
  ['src/database/connect.ts', 'src/texts/shop/cart.ts', ['database-stays-home']],
  ['src/storefront/pages/cart/cart.tsx', 'src/server/platform/shop.ts', ['storefront-stays-home']],
  ['src/storefront/pages/cart/cart.tsx', 'src/contract/office/api.ts', ['the-shop-carries-nothing-of-the-office']],
  ['src/storefront/pages/cart/cart.tsx', 'src/texts/office/door.ts', ['the-shop-carries-nothing-of-the-office']],
  ['src/office/features/orders/order-state.tsx', 'src/office/features/frame/frame.tsx', ['features-of-the-office-do-not-know-each-other']],
  ['src/office/features/orders/order-state.tsx', 'src/office/pages/orders/orders.tsx', ['features-of-the-office-look-down']],
  ['src/office/data/use-me.ts', 'src/office/features/frame/frame.tsx', ['data-of-the-office-serves-what-is-drawn']],
  ['src/office/app.tsx', 'src/storefront/data/use-now.ts', ['office-stays-home']],
  ['src/server/sales/cart/add-line.ts', 'src/server/sales/orders/create-order.ts', ['cart-asks-only-catalog-promotions-and-points']],
  ['src/server/sales/orders/create-order.ts', 'src/server/people/points/spend-points.ts', ['rooms-stay-home']],
  ['src/server/sales/orders/create-order.ts', 'src/server/platform/sessions/cookies.ts', ['verbs-know-no-http']],
  ['src/server/sales/checkout/place-order.ts', 'src/server/sales/orders/store.ts', ['a-store-is-private']],
  ['src/server/sales/checkout/place-order.ts', 'src/server/sales/cart/routes.ts', ['routes-are-mounted-not-called']],
  ['src/server/sales/checkout/place-order.ts', 'src/adapters/tappay/tappay.ts', ['server-looks-down']],
  ['src/adapters/tappay/tappay.ts', 'src/server/money/payments/store.ts', ['adapters-stays-home']],
  ['src/adapters/tappay/tappay.ts', 'src/adapters/line/line.ts', ['a-provider-knows-no-other-provider']],
  ['src/storefront/features/cart/line.tsx', 'src/storefront/features/catalog/card.tsx', ['features-do-not-know-features']],
  ['src/ui/words/price.tsx', 'src/texts/shop/cart.ts', ['ui-knows-no-business']],
  ['src/server/platform/outbox/run-worker.ts', 'src/server/sales/orders/create-order.ts', ['the-platform-carries-and-knows-no-business']],
  ['src/server/platform/outbox/run-worker.ts', 'src/main/reactions.ts', ['server-looks-down', 'wiring-is-for-main']],
  ['src/storefront/features/cart/line.tsx', 'src/storefront/data/cart/use-cart.ts', ['features-look-down']],
  ['src/storefront/data/cart/use-cart.ts', 'src/storefront/pages/cart/cart.tsx', ['data-serves-pages']],
  ['src/ui/words/price.tsx', 'src/storefront/features/cart/line.tsx', ['ui-stays-home']],
  ['sandbox/tappay/server.ts', 'src/rules/money.ts', ['the-sandbox-imports-nothing-of-the-shop']],
  ['src/main/app.ts', 'sandbox/tappay/server.ts', ['the-shop-stands-alone']],
  ['tests/support/open.ts', 'src/main.ts', ['nothing-imports-main']],
  ['src/database/migrate.ts', 'src/demo/seed-demo-shop.ts', ['database-stays-home', 'the-demo-shop-is-for-main']],
  ['src/server/content/reading/find-article.ts', 'src/demo/seed-moment.ts', ['the-demo-shop-is-for-main', 'server-looks-down']],
  ['src/demo/goods/seed-products.ts', 'src/server/catalog/products/store.ts', ['the-demo-shop-calls-verbs']],
])('%s must not import %s', (from, to, names) => {
  expect(crossed(from, to)).toEqual(names)
})

test.each([
  ['src/main.ts', 'src/main/app.ts'],
  ['src/server/sales/checkout/place-order.ts', 'src/server/sales/orders/create-order.ts'],
  ['src/server/sales/cart/read-cart.ts', 'src/server/catalog/products/find-product.ts'],
  ['src/server/sales/cart/routes.ts', 'src/server/platform/sessions/cookies.ts'],
  ['src/server/sales/orders/create-order.ts', 'src/server/platform/outbox/tell-later.ts'],
  ['src/server/sales/orders/create-order.ts', 'src/server/sales/orders/store.ts'],
  ['src/adapters/tappay/tappay.ts', 'src/ports/card-company.ts'],
  ['src/demo/goods/products.ts', 'src/texts/shared/format.ts'],
  ['src/demo/goods/seed-products.ts', 'src/server/catalog/products/create-product.ts'],
  ['src/main.ts', 'src/demo/seed-demo-shop.ts'],
  ['src/server/sales/orders/create-order.test.ts', 'tests/support/open-test-shop.ts'],
])('%s may import %s', (from, to) => {
  expect(crossed(from, to)).toEqual([])
})

const insideOf = (folder: string) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((each) => each.isDirectory())
    .map(({ name }) => name)
const rooms = insideOf('src/server')
  .filter((group) => group !== 'platform')
  .flatMap((group) => insideOf(`src/server/${group}`).map((name) => `${group}/${name}`))
const conductors = [
  'sales/cart',
  'sales/placing',
  'sales/checkout',
  'sales/charging',
  'sales/cancelling',
  'sales/buying-again',
  'sales/refunding',
  'delivery/fulfilment',
  'delivery/packing',
  'office/measures',
  'office/orders',
  'office/today',
]

test.each(rooms.filter((room) => !conductors.includes(room) && !room.startsWith('office/')))(
  'the room %s stays home, without being named for it',
  (room) => {
    expect(crossed(`src/server/${room}/some-verb.ts`, 'src/server/sales/checkout/place-order.ts')).toContain('rooms-stay-home')
    expect(crossed('src/server/platform/http/some-page.ts', `src/server/${room}/some-verb.ts`)).toContain(
      'the-platform-carries-and-knows-no-business',
    )
  },
)

test('a circle is told as the way from a file back to itself, once', () => {
  const arrows = [
    { from: 'a', to: 'b' },
    { from: 'b', to: 'c' },
    { from: 'c', to: 'b' },
    { from: 'a', to: 'c' },
  ]
  expect(findCircles(arrows)).toEqual([['b', 'c', 'b']])
  expect(findCircles(arrows.slice(0, 2))).toEqual([])
})

test('rooms that lean on each other are a circle too, tests and what lies in one room are not', () => {
  const [cart, orders, shop] = [
    'src/server/sales/cart/read-cart.ts',
    'src/server/sales/orders/find-order.ts',
    'src/server/platform/shop.ts',
  ]
  const arrows = [
    { from: cart, to: orders },
    { from: orders, to: shop },
    { from: 'src/server/sales/orders/list-orders.ts', to: cart },
    { from: 'src/server/sales/orders/x.test.ts', to: cart },
  ]
  expect(findCircles(betweenRooms(arrows))).toEqual([['src/server/sales/cart/', 'src/server/sales/orders/', 'src/server/sales/cart/']])
  expect(findCircles(betweenRooms(arrows.filter(({ from }) => !from.endsWith('list-orders.ts'))))).toEqual([])
})
