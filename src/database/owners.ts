import type { Tables } from './tables.ts'

/**
 * `owner`: the room of src/server, or the group of rooms, that alone writes the table and knows what its columns mean.
 * `readers`: rooms that ask it themselves, each with the reason why a function of the owner would not do.
 */
export type Ownership = { owner: string; readers?: Readonly<Record<string, string>> }

const maps = 'maps and feeds name every page of the shop, thousands in one reading'
const inOneTrip = 'what the cart shows is read in one round trip'
const afterwards = 'the page of an order shows what became of it'
const copied = 'an order keeps its goods as they were, copied by one statement'

/** Of tests nothing is asked, and of the demo shop only what it writes: `writtenStraight`. */
export const owners: Readonly<Record<keyof Tables, Ownership>> = {
  add_on_items: { owner: 'sales/promotions', readers: { 'sales/cart': inOneTrip } },
  article_links: { owner: 'content' },
  article_products: { owner: 'content' },
  article_tags: { owner: 'content' },
  audit_entries: { owner: 'platform/audit' },
  cart_item_options: { owner: 'sales/cart' },
  cart_items: { owner: 'sales/cart' },
  categories: { owner: 'catalog/products', readers: { 'content/discovery': maps } },
  contacts: { owner: 'delivery/recipients' },
  content_notes: { owner: 'platform/content' },
  content_notes_kept: { owner: 'platform/content' },
  countries: { owner: 'delivery/recipients' },
  discount_codes: { owner: 'sales/discounts' },
  discount_uses: { owner: 'sales/discounts' },
  donation_agencies: { owner: 'money/invoices' },
  email_confirmations: { owner: 'people/members' },
  faq_kinds: { owner: 'content' },
  faqs: { owner: 'content' },
  gift_campaigns: { owner: 'sales/promotions', readers: { 'sales/cart': inOneTrip } },
  gift_claims: { owner: 'sales/cart' },
  health_articles: { owner: 'content' },
  idempotency_keys: { owner: 'sales/placing' },
  identities: { owner: 'people/members' },
  index_banners: { owner: 'content' },
  installment_banks: { owner: 'money/payments' },
  invoice_allowances: { owner: 'money/invoices' },
  invoice_preferences: { owner: 'money/invoices' },
  invoice_refusals: { owner: 'money/invoices' },
  invoices: { owner: 'money/invoices', readers: { 'sales/orders': 'the page of an order shows its invoice' } },
  known_barcodes: { owner: 'money/invoices' },
  login_states: { owner: 'people/members' },
  news: { owner: 'platform/outbox' },
  order_edits: { owner: 'sales/orders' },
  order_events: { owner: 'sales/orders' },
  order_line_options: { owner: 'sales/orders' },
  order_lines: { owner: 'sales/orders' },
  orders: { owner: 'sales/orders' },
  payment_events: { owner: 'money/payments' },
  payment_moves: { owner: 'money/payments' },
  payments: {
    owner: 'money/payments',
    readers: { 'sales/orders': 'the page and the list of orders show how each was paid' },
  },
  point_accounts: { owner: 'people/points', readers: { 'people/members': 'a member is read with the balance that every page shows' } },
  point_entries: { owner: 'people/points', readers: { 'sales/orders': afterwards } },
  point_lot_uses: { owner: 'people/points' },
  point_lots: { owner: 'people/points' },
  product_accessories: { owner: 'catalog/products' },
  product_bundles: { owner: 'catalog/products', readers: { 'sales/cart': inOneTrip } },
  product_categories: { owner: 'catalog/products', readers: { 'content/discovery': maps } },
  product_options: { owner: 'catalog/products' },
  product_pictures: { owner: 'catalog/products' },
  product_search: { owner: 'catalog/search' },
  product_split_stocks: { owner: 'catalog/products', readers: { 'sales/orders': copied } },
  product_videos: { owner: 'catalog/products' },
  products: { owner: 'catalog/products', readers: { 'content/discovery': maps, 'sales/cart': inOneTrip, 'sales/orders': copied } },
  promotion_tiers: { owner: 'sales/promotions', readers: { 'sales/cart': inOneTrip } },
  promotions: { owner: 'sales/promotions', readers: { 'sales/cart': inOneTrip } },
  rate_limits: { owner: 'platform/limits' },
  refunds: { owner: 'money/payments', readers: { 'sales/orders': afterwards } },
  saved_cards: { owner: 'money/cards' },
  senders: { owner: 'delivery/recipients' },
  sessions: { owner: 'platform/sessions' },
  setting_changes: { owner: 'platform/settings' },
  settings: {
    owner: 'platform/settings',
    readers: { 'content/reading': 'the state of the terms is followed together with that of the content' },
  },
  share_rewards: { owner: 'people/wishlist' },
  shipment_events: { owner: 'delivery/shipments' },
  shipments: { owner: 'delivery/shipments' },
  static_pages: { owner: 'content' },
  stock_counts: { owner: 'catalog/products' },
  stock_movements: { owner: 'catalog/products' },
  stock_receipts: { owner: 'catalog/products' },
  stock_reservations: { owner: 'catalog/products' },
  stores: {
    owner: 'delivery/stores',
    readers: { 'delivery/recipients': 'a recipient at a store is kept only with a store that there is' },
  },
  tags: { owner: 'content' },
  tw_districts: { owner: 'delivery/recipients' },
  us_states: { owner: 'delivery/recipients' },
  user_notes: { owner: 'people/members' },
  users: {
    owner: 'people',
    readers: {
      'platform/sessions': 'a session is read with the member whose it is',
      'sales/cart': inOneTrip,
    },
  },
  vip_changes: { owner: 'people/levels' },
  wishlist_items: { owner: 'people/wishlist' },
  wishlists: { owner: 'people/wishlist' },
  worker_pools: { owner: 'platform/outbox' },
}

const past = 'orders of long ago, with their history, money, parcels and what was sold by them: verbs act now'
const members = 'members join, save and wish by themselves, and those of the cast did so long ago'
const lists = 'lists and defaults that come with the code, for a shop in earnest as well; no staff writes them'

/**
 * Tables that the demo shop writes itself, each with what no verb of the server could ever do. Everything else in it is made by the verbs
 * that staff call.
 */
export const writtenStraight: Readonly<Partial<Record<keyof Tables, string>>> = {
  cart_item_options: members,
  cart_items: members,
  contacts: members,
  countries: lists,
  discount_uses: past,
  donation_agencies: lists,
  gift_claims: past,
  identities: members,
  installment_banks: lists,
  invoice_preferences: members,
  invoices: past,
  order_events: past,
  order_line_options: past,
  order_lines: past,
  orders: past,
  payments: past,
  point_accounts: past,
  point_entries: past,
  point_lot_uses: past,
  point_lots: past,
  products: 'on which day long ago they appeared and how often they were sold; and a hundred thousand at once, for measuring',
  refunds: past,
  saved_cards: members,
  senders: members,
  settings: lists,
  shipment_events: past,
  shipments: past,
  stock_movements: 'what orders of long ago took, and what had come for them before; and the stock of a hundred thousand, for measuring',
  stock_reservations: past,
  tw_districts: lists,
  us_states: lists,
  user_notes: members,
  users: members,
  wishlist_items: members,
  wishlists: members,
}
