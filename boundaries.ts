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

/** A room of the server that conducts its neighbours. Every other room calls nobody and reacts to news. */
const conductors = 'sales/(?:cart|placing|checkout|charging|cancelling|buying-again|refunding)|delivery/(?:fulfilment|packing)|office/[^/]+'
const anyRoom = '[^/]+/[^/]+'
const platform = '^src/server/platform/'
/** What stands on a product card, the catalogue alone knows; whoever lists products asks it. */
const productCards = '^src/server/catalog/products/list-product-cards\\.ts$'

/** Which products there are, how cold, and whether they may be given away: whoever offers some asks the catalogue. */
const knownProducts = '^src/server/catalog/products/(?:list-temperatures|lock-gift)\\.ts$'

/** What a level asks and how far a member is, the levels alone know; the profile asks them. */
const levelProgress = '^src/server/people/levels/find-progress\\.ts$'

/** Calls of members who proved lately who they are, wherever they lead. */
const freshMember = '^src/server/people/members/fresh-member\\.ts$'

/** Of a table that a room does not own (src/database/owners.ts) it reads and has written what the owner publishes. */
const publishedByOwners = `^src/server/${anyRoom}/published/`

/** Checkout, address book and the page of an order ask for a recipient by the same fields. */
const recipientFields = '^src/storefront/features/recipient/'

export const boundaries: readonly Border[] = [
  // Rooms
  mayImportOnly('rules'),
  mayImportOnly('contract', 'rules'),
  mayImportOnly('texts', 'rules', 'contract'),
  mayImportOnly('ports', 'rules'),
  mayImportOnly('ui', 'rules', 'texts'),
  mayImportOnly('storefront', 'rules', 'contract', 'texts', 'ui'),
  mayImportOnly('office', 'rules', 'contract', 'texts', 'ui'),
  mayImportOnly('database', 'rules'),
  {
    name: 'the-shop-carries-nothing-of-the-office',
    from: { path: [room('storefront'), room('ui'), '^src/contract/shop/'], pathNot: tests },
    to: { path: ['^src/contract/office/', '^src/texts/office/', '^src/rules/staff/'] },
  },
  mayImportOnly('demo', 'database', 'rules', 'texts', 'server'),
  {
    name: 'the-demo-shop-is-for-main',
    from: { path: '^src/', pathNot: [tests, room('demo'), '^src/main(/|\\.ts$)'] },
    to: { path: room('demo') },
  },
  {
    name: 'the-demo-shop-calls-verbs',
    from: { path: room('demo'), pathNot: tests },
    to: { path: '^src/server/.+(?:store|routes)\\.ts$' },
  },
  {
    name: 'server-looks-down',
    from: { path: room('server'), pathNot: tests },
    to: { path: '^src/', pathNot: ['server', 'ports', 'rules', 'contract', 'database', 'texts'].map(room) },
  },
  mayImportOnly('adapters', 'ports', 'rules'),
  {
    name: 'a-provider-knows-no-other-provider',
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

  // Rooms of the server
  {
    name: 'the-platform-carries-and-knows-no-business',
    from: { path: platform, pathNot: tests },
    to: { path: '^src/server/', pathNot: platform },
  },
  {
    name: 'a-store-is-private',
    from: { path: `^src/server/(${anyRoom})`, pathNot: tests },
    to: { path: '^src/server/.+/(?:refund-)?store\\.ts$', pathNot: '^src/server/$1/' },
  },
  {
    name: 'rooms-stay-home',
    from: { path: `^src/server/(?!platform/|${conductors})(${anyRoom})/`, pathNot: tests },
    to: {
      path: '^src/server/',
      pathNot: ['^src/server/$1/', productCards, knownProducts, levelProgress, freshMember, publishedByOwners, platform],
    },
  },
  {
    name: 'cart-asks-only-catalog-promotions-and-points',
    from: { path: '^src/server/sales/cart/', pathNot: tests },
    to: {
      path: '^src/server/',
      pathNot: ['^src/server/(catalog/products|sales/cart|sales/promotions|people/points)/', publishedByOwners, platform],
    },
  },
  {
    name: 'verbs-know-no-http',
    // members and staff may: a session is a cookie
    from: { path: '^src/server/(?!platform/)', pathNot: [tests, 'routes\\.ts$', '^src/server/people/(?:members|staff)/'] },
    to: { path: '^src/server/platform/(http|pages|sessions|api-document)/', pathNot: publishedByOwners },
  },
  {
    name: 'routes-are-mounted-not-called',
    from: { path: '^src/server/(?!platform/)', pathNot: tests },
    to: { path: '^src/server/.+routes\\.ts$' },
  },

  // The storefront
  {
    name: 'features-do-not-know-features',
    from: { path: '^src/storefront/features/([^/]+)/', pathNot: tests },
    to: { path: '^src/storefront/features/', pathNot: ['^src/storefront/features/$1/', recipientFields] },
  },
  {
    name: 'features-look-down',
    from: { path: '^src/storefront/features/', pathNot: tests },
    to: { path: '^src/storefront/(pages/|data/|[^/]+$)' },
  },
  {
    name: 'data-serves-pages',
    from: { path: '^src/storefront/data/', pathNot: tests },
    to: { path: '^src/storefront/pages/' },
  },
  // The office: pages → features → data → ui
  {
    name: 'features-of-the-office-do-not-know-each-other',
    from: { path: '^src/office/features/([^/]+)/', pathNot: tests },
    to: { path: '^src/office/features/', pathNot: '^src/office/features/$1/' },
  },
  {
    name: 'features-of-the-office-look-down',
    from: { path: '^src/office/features/', pathNot: tests },
    to: { path: '^src/office/(pages/|[^/]+$)' },
  },
  {
    name: 'data-of-the-office-serves-what-is-drawn',
    from: { path: '^src/office/(data|ui)/', pathNot: tests },
    to: { path: '^src/office/(pages|features)/' },
  },
  {
    name: 'ui-knows-no-business',
    from: { path: room('ui'), pathNot: tests },
    to: { path: '^src/texts/(?!shared/(format|controls)\\.ts)' },
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
  { name: 'wiring-is-for-main', from: { path: '^src/', pathNot: [tests, '^src/main(/|\\.ts$)'] }, to: { path: room('main') } },
]
