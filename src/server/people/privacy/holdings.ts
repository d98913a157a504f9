/** What the shop keeps of a member in one table. */
export type Holding = {
  /** The column that leads to the member, or to something of the member's. */
  by: string
  /** Where `by` leads when not to the member: rows of that table belong to the member by their own `by`. */
  through?: string
  /** Columns that are nobody's data but the shop's secrets, or files that have an address of their own. */
  hidden?: readonly string[]
  /** Whether it goes when the account is closed. Orders, money and what operations noted stay, as the law asks. */
  closing: 'delete' | 'keep'
}

/** Every table that holds something of a member; a test looks for tables that are missing here. */
export const holdings: Readonly<Record<string, Holding>> = {
  identities: { by: 'user_id', closing: 'delete' },
  sessions: { by: 'user_id', hidden: ['token_hash', 'csrf_secret'], closing: 'delete' },
  email_confirmations: { by: 'user_id', hidden: ['token_hash'], closing: 'delete' },
  vip_changes: { by: 'user_id', closing: 'keep' },
  user_notes: { by: 'user_id', closing: 'keep' },
  invoice_preferences: { by: 'user_id', closing: 'delete' },
  senders: { by: 'user_id', closing: 'delete' },
  contacts: { by: 'user_id', hidden: ['fingerprint'], closing: 'delete' },
  saved_cards: { by: 'user_id', hidden: ['card_key_enc', 'card_token_enc', 'fingerprint'], closing: 'delete' },
  wishlists: { by: 'user_id', closing: 'delete' },
  wishlist_items: { by: 'user_id', closing: 'delete' },
  cart_item_options: { by: 'cart_item_id', through: 'cart_items', closing: 'delete' },
  cart_items: { by: 'user_id', closing: 'delete' },
  gift_claims: { by: 'user_id', closing: 'keep' },
  discount_codes: { by: 'owner_user_id', closing: 'keep' },
  discount_uses: { by: 'user_id', closing: 'keep' },
  share_rewards: { by: 'user_id', closing: 'keep' },
  point_accounts: { by: 'user_id', closing: 'keep' },
  point_entries: { by: 'user_id', closing: 'keep' },
  point_lots: { by: 'user_id', closing: 'keep' },
  idempotency_keys: { by: 'user_id', hidden: ['request_hash'], closing: 'delete' },
  orders: { by: 'user_id', closing: 'keep' },
  order_lines: { by: 'order_id', through: 'orders', closing: 'keep' },
  order_edits: { by: 'order_id', through: 'orders', closing: 'keep' },
  order_events: { by: 'order_id', through: 'orders', closing: 'keep' },
  payments: { by: 'order_id', through: 'orders', hidden: ['card_to_keep'], closing: 'keep' },
  shipments: { by: 'order_id', through: 'orders', closing: 'keep' },
  invoices: { by: 'order_id', through: 'orders', hidden: ['pdf'], closing: 'keep' },
}
