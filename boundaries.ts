import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'

/**
 * Who may import whom. `npm run check` refuses every import that one of these forbids, also of types alone.
 * An import of a package stands as `package:` and its name. `$1` in `pathNot` of `to` is what the first bracket of `from` caught.
 */
export type Border = {
  name: string
  from: Place
  to: Place
}

/** A path that matches one of `path` and none of `pathNot`, as regular expressions. */
export type Place = { path: string | readonly string[]; pathNot?: string | readonly string[] }

const tests = '\\.test\\.tsx?$'
const room = (name: string) => `^src/${name}/`

/** A room imports itself, the rooms named here, and nothing else of src. */
const mayImportOnly = (name: string, ...rooms: readonly string[]): Border => ({
  name: `${name}-stays-home`,
  from: { path: room(name), pathNot: tests },
  to: { path: '^src/', pathNot: [name, ...rooms].map(room) },
})

/** What every capability may stand on. */
const ground = ['outbox', 'http']
/** Checkout conducts until an order is paid, fulfilment from then on; cart asks three of its neighbours. Each has a border of its own. */
const conductors = ['cart', 'checkout', 'fulfilment']
/** Every folder of the server is a capability, new ones as well. */
const capabilities = readdirSync(resolve(import.meta.dirname, 'src/server'), { withFileTypes: true })
  .filter((each) => each.isDirectory() && !ground.includes(each.name))
  .map(({ name }) => name)
const everyone = capabilities.join('|')
/** These capabilities react to news and call nobody. */
const homebodies = capabilities.filter((name) => !conductors.includes(name)).join('|')
const commonGround = ['^src/server/(shop|security-events|followed-versions)\\.ts$', '^src/server/(outbox|http|limits)/']
/** What stands on a product card, the catalogue alone knows; whoever lists products asks it. */
const productCards = '^src/server/catalog/list-product-cards\\.ts$'

/** What a level asks and how far a member is, the levels alone know; the profile asks them. */
const vipProgress = '^src/server/vip/find-progress\\.ts$'

export const boundaries: readonly Border[] = [
  // Rooms
  mayImportOnly('rules'),
  mayImportOnly('contract', 'rules'),
  mayImportOnly('texts', 'rules', 'contract'),
  mayImportOnly('storefront', 'rules', 'contract', 'texts'),
  {
    name: 'database-stays-home',
    from: { path: room('database'), pathNot: [tests, room('database/seed')] },
    to: { path: '^src/', pathNot: [room('database'), room('rules')] },
  },
  {
    name: 'seed-uses-rules-database-texts',
    from: { path: room('database/seed'), pathNot: tests },
    to: { path: '^src/', pathNot: [room('database'), room('rules'), room('texts')] },
  },
  {
    name: 'server-looks-down',
    from: { path: room('server'), pathNot: tests },
    to: { path: '^src/', pathNot: ['server', 'rules', 'contract', 'database', 'texts'].map(room) },
  },
  {
    name: 'adapters-know-only-rules-and-ports',
    from: { path: room('adapters'), pathNot: tests },
    to: { path: '^src/', pathNot: [room('adapters'), room('rules'), '^src/server/[^/]+/port\\.ts$'] },
  },
  {
    name: 'a-stranger-knows-no-other-stranger',
    from: { path: '^src/adapters/([^/]+)/', pathNot: tests },
    to: { path: '^src/adapters/[^/]+/', pathNot: '^src/adapters/$1/' },
  },
  {
    name: 'rules-use-no-packages',
    from: { path: room('rules'), pathNot: tests },
    to: { path: '^package:' },
  },
  {
    name: 'texts-use-no-packages',
    from: { path: room('texts'), pathNot: tests },
    to: { path: '^package:' },
  },

  // Capabilities of the server
  {
    name: 'a-store-is-private',
    from: { path: '^src/server/([^/]+)', pathNot: tests },
    to: { path: '^src/server/[^/]+/(session-)?store\\.ts$', pathNot: '^src/server/$1/' },
  },
  {
    name: 'capabilities-stay-home',
    from: { path: `^src/server/(${homebodies})/`, pathNot: tests },
    to: { path: '^src/server/', pathNot: ['^src/server/$1/', productCards, vipProgress, ...commonGround] },
  },
  {
    name: 'cart-asks-only-catalog-promotions-and-points',
    from: { path: '^src/server/cart/', pathNot: tests },
    to: { path: '^src/server/', pathNot: ['^src/server/(cart|catalog|promotions|points)/', ...commonGround] },
  },
  {
    name: 'checkout-conducts-from-its-place',
    from: { path: '^src/server/checkout/', pathNot: tests },
    to: { path: '^src/server/', pathNot: [`^src/server/(${everyone})/`, ...commonGround] },
  },
  {
    name: 'fulfilment-conducts-from-its-place',
    from: { path: '^src/server/fulfilment/', pathNot: tests },
    to: { path: '^src/server/', pathNot: [`^src/server/(${everyone})/`, ...commonGround] },
  },
  {
    name: 'verbs-know-no-http',
    // accounts may: a session is a cookie
    from: { path: `^src/server/(${everyone})/`, pathNot: [tests, 'routes\\.ts$', '^src/server/accounts/'] },
    to: { path: '^src/server/http/' },
  },
  {
    name: 'routes-are-mounted-not-called',
    from: { path: `^src/server/(${everyone})/`, pathNot: tests },
    to: { path: 'routes\\.ts$' },
  },
  {
    name: 'http-serves-and-does-not-decide',
    from: { path: '^src/server/http/', pathNot: [tests, 'routes\\.ts$'] },
    to: { path: `^src/server/(${capabilities.filter((name) => name !== 'accounts').join('|')})/` },
  },

  // The storefront
  {
    name: 'features-do-not-know-features',
    from: { path: '^src/storefront/features/([^/]+)/', pathNot: tests },
    to: { path: '^src/storefront/features/', pathNot: '^src/storefront/features/$1/' },
  },
  {
    name: 'features-and-ui-look-down',
    from: { path: '^src/storefront/(features|ui)/', pathNot: tests },
    to: { path: '^src/storefront/(pages/|[^/]+$)' },
  },
  {
    name: 'ui-knows-no-business',
    from: { path: '^src/storefront/ui/', pathNot: tests },
    to: { path: ['^src/storefront/features/', room('contract'), '^src/texts/(?!format|controls)'] },
  },

  // The house
  {
    name: 'the-sandbox-imports-nothing-of-the-shop',
    // a stand-in that shares our code shares our mistakes
    from: { path: '^sandbox/', pathNot: tests },
    to: { path: '^(src|tests)/' },
  },
  { name: 'the-shop-stands-alone', from: { path: '^src/', pathNot: tests }, to: { path: '^(sandbox|tests|scripts|bench)/' } },
  // Only the command that starts the shop.
  { name: 'nothing-imports-main', from: { path: '', pathNot: '^scripts/' }, to: { path: '^src/main\\.ts$' } },
]
