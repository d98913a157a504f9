// Who may import whom. `npm run check` refuses every arrow that is not drawn here.
// The rooms and the reasons are told in docs/map.md; this page is what the build believes.

const tests = '\\.test\\.tsx?$'
const room = (name) => `^src/${name}/`

/** A room imports itself, the rooms named here, and nothing else of src. */
const mayImportOnly = (name, ...rooms) => ({
  name: `${name}-stays-home`,
  severity: 'error',
  from: { path: room(name), pathNot: tests },
  to: { path: '^src/', pathNot: [name, ...rooms].map(room) },
})

/** These capabilities react to news and call nobody. Only checkout conducts, and cart asks two of its neighbours. */
const homebodies = 'accounts|catalog|search|content|promotions|discounts|payments|orders|invoices|points|wishlist|recipients|stores|mail|media'
const everyone = `${homebodies}|cart|checkout`
const commonGround = ['^src/server/shop\\.ts$', '^src/server/(outbox|http)/']

module.exports = {
  forbidden: [
    // Rooms
    mayImportOnly('rules'),
    mayImportOnly('contract', 'rules'),
    mayImportOnly('texts', 'rules', 'contract'),
    mayImportOnly('storefront', 'rules', 'contract', 'texts'),
    {
      name: 'database-stays-home',
      severity: 'error',
      from: { path: room('database'), pathNot: [tests, room('database/seed')] },
      to: { path: '^src/', pathNot: [room('database'), room('rules')] },
    },
    {
      name: 'seed-uses-rules-database-texts',
      severity: 'error',
      from: { path: room('database/seed'), pathNot: tests },
      to: { path: '^src/', pathNot: [room('database'), room('rules'), room('texts')] },
    },
    {
      name: 'server-looks-down',
      severity: 'error',
      from: { path: room('server'), pathNot: tests },
      to: { path: '^src/', pathNot: ['server', 'rules', 'contract', 'database', 'texts'].map(room) },
    },
    {
      name: 'adapters-know-only-rules-and-ports',
      severity: 'error',
      from: { path: room('adapters'), pathNot: tests },
      to: { path: '^src/', pathNot: [room('adapters'), room('rules'), '^src/server/[^/]+/port\\.ts$'] },
    },
    {
      name: 'a-stranger-knows-no-other-stranger',
      severity: 'error',
      from: { path: '^src/adapters/([^/]+)/', pathNot: tests },
      to: { path: '^src/adapters/[^/]+/', pathNot: '^src/adapters/$1/' },
    },
    {
      name: 'rules-use-no-packages',
      severity: 'error',
      from: { path: room('rules'), pathNot: tests },
      to: { pathNot: '^src/' },
    },
    {
      name: 'texts-use-no-packages',
      severity: 'error',
      from: { path: room('texts'), pathNot: tests },
      to: { pathNot: '^src/' },
    },

    // Capabilities of the server
    {
      name: 'a-store-is-private',
      severity: 'error',
      from: { path: '^src/server/([^/]+)', pathNot: tests },
      to: { path: '^src/server/[^/]+/store\\.ts$', pathNot: '^src/server/$1/' },
    },
    {
      name: 'capabilities-stay-home',
      severity: 'error',
      from: { path: `^src/server/(${homebodies})/`, pathNot: tests },
      to: { path: '^src/server/', pathNot: ['^src/server/$1/', ...commonGround] },
    },
    {
      name: 'cart-asks-only-catalog-and-promotions',
      severity: 'error',
      from: { path: '^src/server/cart/', pathNot: tests },
      to: { path: '^src/server/', pathNot: ['^src/server/(cart|catalog|promotions)/', ...commonGround] },
    },
    {
      name: 'checkout-conducts-from-its-place',
      severity: 'error',
      from: { path: '^src/server/checkout/', pathNot: tests },
      to: { path: '^src/server/', pathNot: [`^src/server/(${everyone})/`, ...commonGround] },
    },
    {
      name: 'verbs-know-no-http',
      comment: 'accounts may: a session is a cookie',
      severity: 'error',
      from: { path: `^src/server/(${everyone})/`, pathNot: [tests, 'routes\\.ts$', '^src/server/accounts/'] },
      to: { path: '^src/server/http/' },
    },
    {
      name: 'routes-are-mounted-not-called',
      severity: 'error',
      from: { path: `^src/server/(${everyone})/`, pathNot: tests },
      to: { path: 'routes\\.ts$' },
    },
    {
      name: 'http-serves-and-does-not-decide',
      severity: 'error',
      from: { path: '^src/server/http/', pathNot: [tests, 'routes\\.ts$'] },
      to: { path: `^src/server/(${everyone.replace('accounts|', '')})/` },
    },

    // The storefront
    {
      name: 'features-do-not-know-features',
      severity: 'error',
      from: { path: '^src/storefront/features/([^/]+)/', pathNot: tests },
      to: { path: '^src/storefront/features/', pathNot: '^src/storefront/features/$1/' },
    },
    {
      name: 'features-and-ui-look-down',
      severity: 'error',
      from: { path: '^src/storefront/(features|ui)/', pathNot: tests },
      to: { path: '^src/storefront/(pages/|[^/]+$)' },
    },
    {
      name: 'ui-knows-no-business',
      severity: 'error',
      from: { path: '^src/storefront/ui/', pathNot: tests },
      to: { path: ['^src/storefront/features/', room('contract'), '^src/texts/(?!format|words|ui)'] },
    },

    // The house
    {
      name: 'the-sandbox-imports-nothing-of-the-shop',
      comment: 'a stand-in that shares our code shares our mistakes',
      severity: 'error',
      from: { path: '^sandbox/', pathNot: tests },
      to: { path: '^(src|tests)/' },
    },
    { name: 'the-shop-does-not-know-the-sandbox', severity: 'error', from: { path: '^src/' }, to: { path: '^(sandbox|tests|scripts|bench)/', pathNot: '^tests/support/' } },
    { name: 'only-tests-use-test-support', severity: 'error', from: { path: '^src/', pathNot: tests }, to: { path: '^tests/' } },
    { name: 'nothing-imports-main', severity: 'error', from: {}, to: { path: '^src/main\\.ts$' } },
    { name: 'every-import-resolves', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: ['^virtual:', '\\?'] } },
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '[.](css|svg|json)' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
  },
}
