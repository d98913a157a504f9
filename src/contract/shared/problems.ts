import type { Excluded } from '#rules/catalog/excluded-flags.ts'
import type { FileFault } from '#rules/imports/file-limits.ts'
import type { FilmFault } from '#rules/catalog/films/film-file.ts'
import type { PictureFault } from '#rules/catalog/pictures/picture-file.ts'
import type { LimitReason } from '#rules/limits.ts'
import type { HoldReason } from '#rules/orders/hold.ts'
import type { OrderStatus } from '#rules/orders/order.ts'
import type { WaveState } from '#rules/shipping/wave.ts'
import type { TooLarge } from '#rules/shipping/box.ts'
import type { JoiningFault } from '#rules/shipping/joined-parcels.ts'
import type { AmountsToPay, OrderFailure } from '#rules/checkout/order-facts.ts'
import type { ShopConstants } from '#contract/shop/api/shop-constants.ts'

/** Every way in which a call can fail, with the HTTP status that it travels under (D-74). */
export const problemStatuses = {
  approval_needed: 202,
  authentication_error: 401,
  sign_in_failed: 401,
  user_lock: 403,
  permission_denied: 403,
  csrf_error: 403,
  same_person: 403,
  reauthentication_needed: 403,
  second_factor_needed: 403,
  not_found: 404,
  lot_not_found: 404,
  invalid_order_number: 404,
  category_not_found: 404,
  product_not_found: 404,
  static_page_not_found: 404,
  health_article_not_found: 404,
  invoice_not_found: 404,
  card_not_found: 404,
  contact_not_found: 404,
  cart_item_not_found: 404,
  member_not_found: 404,
  link_ended: 410,
  selection_ended: 410,
  idempotency_conflict: 409,
  call_under_way: 409,
  job_running: 409,
  approval_ended: 409,
  quote_changed: 409,
  edit_conflict: 409,
  payment_in_progress: 409,
  order_not_payable: 409,
  embargo_error: 422,
  mixed_temperature_products_error: 422,
  atm_error: 422,
  tcat_only_error: 422,
  nocod_error: 422,
  mix_exclusive_error: 422,
  incompatible_temperature_shipping_error: 422,
  order_failed: 422,
  credit_card_order_error: 422,
  invalid_cart_item_error: 422,
  no_enough_shopping_point: 422,
  no_invoice_info: 422,
  no_cart_items: 422,
  cancel_error: 422,
  password_weak: 422,
  email_taken: 422,
  role_refused: 422,
  role_in_use: 422,
  last_owner: 422,
  address_refused: 422,
  last_second_factor: 422,
  passkey_refused: 422,
  too_many_passkeys: 422,
  no_such_move: 422,
  product_elsewhere: 422,
  selection_empty: 422,
  too_many_rows: 422,
  order_held: 422,
  not_on_shelf: 422,
  not_enough_stock: 422,
  lot_required: 422,
  expiry_unlikely: 422,
  lot_expired: 422,
  lot_recalled: 422,
  movement_stands: 422,
  delivery_closed: 422,
  line_counted: 422,
  nothing_to_count: 422,
  nothing_counted: 422,
  second_count_needed: 422,
  count_below_reserved: 422,
  label_booked: 422,
  store_unknown: 422,
  invoice_closed: 422,
  invoice_refused: 422,
  invoice_unknown: 502,
  file_refused: 422,
  trial_outdated: 422,
  import_moved: 422,
  undo_too_late: 422,
  file_too_large: 422,
  too_many_tags: 422,
  locked_already: 422,
  not_locked: 422,
  level_refused: 422,
  letter_outdated: 422,
  too_many_letters: 422,
  no_address: 422,
  tracking_taken: 422,
  wrong_amount: 422,
  counted_before: 422,
  transfer_known: 422,
  no_such_transfer: 422,
  nothing_to_ask: 422,
  refund_done: 422,
  refund_under_way: 422,
  refund_by_hand: 422,
  no_refund_by_hand: 422,
  no_account: 422,
  account_changed: 409,
  code_taken: 422,
  product_in_use: 422,
  ingredient_in_use: 422,
  product_kept: 422,
  undo_over: 422,
  label_incomplete: 422,
  too_deep: 422,
  category_name_taken: 422,
  category_slug_taken: 422,
  no_target: 422,
  category_not_empty: 422,
  category_ingredient_gone: 422,
  no_draft: 422,
  entry_name_missing: 422,
  entry_name_too_long: 422,
  heading_not_here: 422,
  schedule_overlap: 422,
  price_scheduled: 422,
  list_price_changed: 422,
  claims_unconfirmed: 422,
  brand_not_found: 404,
  too_many_brands: 422,
  ingredient_not_found: 404,
  too_many_ingredients: 422,
  same_ingredient: 422,
  family_not_found: 404,
  product_in_family: 422,
  flags_exclude: 422,
  has_code: 422,
  wave_gone_on: 422,
  claimed_by: 409,
  parcel_incomplete: 422,
  nothing_to_print: 422,
  film_refused: 422,
  picture_refused: 422,
  files_away: 503,
  bundle_impossible: 422,
  too_many_pictures: 422,
  invoice_not_issued: 422,
  nothing_left_to_send: 422,
  weight_off: 422,
  no_label: 422,
  nothing_scanned: 422,
  label_outdated: 422,
  box_too_large: 422,
  wrong_contents: 422,
  not_joinable: 422,
  box_not_found: 404,
  courier_refused: 502,
  courier_unknown: 502,
  validation_error: 422,
  too_many_requests: 429,
  too_many_tries: 429,
  internal_error: 500,
} as const

export type ProblemStatus = keyof typeof problemStatuses

/** What some problems carry beside status and message. The others carry nothing. */
export type ProblemDetails = {
  /** Under which number it waits for another person. */
  approval_needed: { approval: number }
  authentication_error: { constants?: ShopConstants | undefined }
  credit_card_order_error: { code: string }
  order_failed: OrderFailed
  /** With which of them this member can confirm who they are. */
  reauthentication_needed: { providers: ('facebook' | 'line')[] }
  validation_error: { errors: Record<string, string> }
  /** Why it must not be picked or sent yet. */
  order_held: { reason: HoldReason }
  /** Who has changed it since it was read, when, and the fields as they are now, by their names. */
  edit_conflict: { by: string; at: string; present: Record<string, unknown>; version: number }
  /** So many can leave. */
  not_enough_stock: { left: number }
  expiry_unlikely: { why: 'past' | 'too_late' }
  /** How far the order has come instead. */
  no_such_move: { now: OrderStatus }
  /** The most that can go back, or the amount that was asked for. */
  wrong_amount: { most: number } | { asked: number }
  /** What it comes to now. */
  quote_changed: { total: number }
  /** The one that holds at a part of the same time. */
  schedule_overlap: { name: string }
  /** The scheduled price that runs, and until when; null without end. */
  price_scheduled: { name: string; ends_at: string | null }
  /** What requires it, by name, in the language of the call. */
  product_in_use: { names: string[] }
  /** Categories that are filled by it, also in the draft of the tree, in the language of the call. */
  ingredient_in_use: { names: string[] }
  /** The product that is a member already, and of which family, in the language of the call. */
  product_in_family: { product: string; family: string }
  /** A flag, what excludes it, and of which product, in the language of the call. */
  flags_exclude: Excluded & { product: string }
  /** The product that has this bar code, in the language of the call. */
  code_taken: { product: string }
  /** What the law asks for and the label does not say; `names` in the language of the call. */
  label_incomplete: { missing: string[]; names: string[] }
  claims_unconfirmed: { claims: { word: string; law: { zh: string; en: string } }[] }
  /** Who packs the parcel. */
  claimed_by: { name: string }
  /** Units that were not counted yet. */
  parcel_incomplete: { left: number }
  /** What belongs in it weighs, in grams. */
  weight_off: { expected: number }
  /** How far the wave has come instead. */
  wave_gone_on: { now: WaveState }
  /** Which of a box's measures its courier does not carry. */
  box_too_large: { because: TooLarge['because'] }
  /** Of which line units are missing in the boxes; a negative number lies in too many. Absent when there are no boxes, or too many. */
  wrong_contents: { line_id?: number | undefined; missing?: number | undefined }
  not_joinable: { why: JoiningFault }
  /** Left out where there is one reason only. */
  file_refused: { why?: FileFault | undefined }
  /** Left out where there is one reason only. */
  picture_refused: { why?: PictureFault | undefined }
  /** Left out where there is one reason only. */
  film_refused: { why?: FilmFault | undefined }
  /** In the courier's own words. */
  courier_refused: { text: string }
  /** In the words of the invoice platform. */
  invoice_refused: { text: string }
  /** Of what there was too much, and after how many seconds it is worth trying again, as Retry-After says too. Absent when the shop as a whole is asked too often. */
  too_many_requests: { reason?: LimitReason | undefined; retry_after?: number | undefined }
}

/** Why an order was refused although nothing else speaks against it, and what it would cost now. */
export type OrderFailed = {
  reason?: OrderFailure['reason'] | undefined
  product_ids?: number[] | undefined
  /** Of these products, in the language of the call. */
  product_names?: string[] | undefined
  discount_status?: string | undefined
  totals?: AmountsToPay | undefined
}

export type DetailsOf<Status extends ProblemStatus> = Status extends keyof ProblemDetails ? ProblemDetails[Status] : Record<never, never>

export function isProblemStatus(word: unknown): word is ProblemStatus {
  return typeof word === 'string' && Object.hasOwn(problemStatuses, word)
}
