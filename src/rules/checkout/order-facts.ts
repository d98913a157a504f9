import type { Bundle, BundleEntry, Pick } from '#rules/cart/bundle.ts'
import type { CartLine, CartProduct, ItemType } from '#rules/cart/cart-line.ts'
import type { DiscountCode, DiscountFacts, DiscountRefusal } from '#rules/promotions/discount.ts'
import type { Entered, FieldErrors } from '#rules/field-errors.ts'
import type { ForeignEntered } from '#rules/recipients/foreign-recipient.ts'
import type { InstallmentPlan } from '#rules/payments/installment.ts'
import type { Invoice, InvoiceEntered } from '#rules/invoices/invoice.ts'
import type { Twd } from '#rules/money.ts'
import type { Contact, ForeignContact, Sender } from '#rules/orders/order-edit.ts'
import type { LimitRefusal } from '#rules/limits.ts'
import type { OrderLimits, OrdersUnderWay } from './order-limits.ts'
import type { OrderTotals } from './order-totals.ts'
import type { PaymentMethod } from '#rules/payments/payment-methods.ts'
import type { District } from '#rules/recipients/places.ts'
import type { AddOnPromotions } from '#rules/promotions/promotions.ts'
import type { HomeEntered, JudgePhone, SenderEntered } from '#rules/recipients/recipient.ts'
import type { ReceivedTime, ShippingMethod } from '#rules/shipping/shipping.ts'
import type { SplitLine } from './split-order.ts'
import type { PreorderWindow } from '#rules/catalog/preorder.ts'
import type { Temperature } from '#rules/temperature.ts'
import type { Terms } from '#rules/terms.ts'

/** A line to be ordered, with its kind and prices as they are today. */
export type OrderedLine = CartLine & { product: CartProduct & NamedBundle & SplitLine['product'] & { max_qty: number } }

/** A product and what can be picked into it, each by the name that its buyer reads. */
type NamedBundle = Bundle & { name: string; optional_bundles: readonly (BundleEntry & { name: string })[] }

export type Store = { store_id: string; store_name: string }

/** Everything that decides about an order. What comes from the browser is believed in nothing but what it wishes. */
export type OrderFacts = {
  now: Date
  /** `lostFirstPrice`: the cart has shown first-purchase prices, and an order was placed since, as seen while the member is held (D-14). `email` for an invoice without carrier. */
  member: { id: number; vip: number; email: string | null; points: number; lostFirstPrice: boolean }
  cart_item_ids: readonly number[]
  /** The lines of the member's cart among these ids. */
  lines: readonly OrderedLine[]
  promotions: AddOnPromotions
  /** Units of each product, main goods and picks, that can still be sold. */
  freeStock: ReadonlyMap<number, number>
  /** What the member holds and has tried already, and how much of it they may; null where nobody counts, as in a past that is made up. */
  counted: { underWay: OrdersUnderWay; limits: OrderLimits } | null
  /** Null when no code was sent. */
  discount: { code: DiscountCode | null; uses: DiscountFacts['uses'] } | null
  shipping_method: ShippingMethod | null
  received_time: ReceivedTime | null
  sender: SenderEntered | null
  /** A saved recipient stands here with its fields; not_found when the number sent is not one of the member's. */
  recipient: { contact: HomeEntered | null; foreign_contact: ForeignEntered | null; store: Store | null } | 'not_found'
  paymentMethod: PaymentMethod | null
  /** The buyer chooses how to pay afterwards, by a link: no card is asked for now. */
  isPaidByLink?: boolean
  instalment: number | null
  card_info: { prime?: Entered; card_id?: Entered; ccv_prime?: Entered } | null
  /** Whether the saved card that was sent is one of the member's and can pay; null when none was sent. */
  isSavedCardUsable: boolean | null
  invoice: InvoiceEntered | null
  isBarcodeKnown: boolean | null
  remark: Entered
  /** Compared, never believed; null when the page sent none. */
  totalTheShopperSaw: Twd | null
  terms: Terms
  districts: readonly District[]
  judgePhone: JudgePhone
}

/** A line as the order keeps it. */
export type DecidedLine = {
  cart_item_id: number
  product_id: number
  item_type: ItemType
  quantity: number
  /** Per unit; 0 when points pay. */
  price: Twd
  sub_total: Twd
  shopping_point_cost: number
  temperature: Temperature
  optional_items: readonly Pick[]
}

export type OrderDecision = OrderTotals & {
  lines: DecidedLine[]
  /** Cart lines that travel apart (D-68); empty when nothing does. */
  subOrder: number[]
  /** Units to be held, by product, in the order in which products are locked. */
  stock: { product_id: number; quantity: number }[]
  paymentMethod: PaymentMethod
  instalment_info: InstallmentPlan | null
  shipping_method: ShippingMethod
  region: 'domestic' | 'foreign'
  temperature: Temperature
  pre_order: boolean
  /** When pre-order goods are sent; null when there are none. */
  ships: PreorderWindow | null
  received_time: ReceivedTime | null
  sender: Sender
  contact: Contact | null
  foreign_contact: ForeignContact | null
  store: Store | null
  invoice: Invoice
  remark: string
}

/** Why an order is refused although nothing else speaks against it (OAP-19). */
export type OrderFailure =
  | { reason: 'recipient_not_found' | 'over_store_limit' | 'installment_not_allowed' | 'first_purchase_over' }
  | { reason: 'out_of_stock'; product_ids: number[]; product_names: string[] }
  | { reason: 'discount_refused'; discount_status: DiscountRefusal }
  | { reason: 'price_changed'; totals: AmountsToPay }

/** What is to be paid, and of what it is made: the shopper has to see it before anything is charged. */
export type AmountsToPay = { items_total: Twd; discount_amount: Twd; delivery_fee: Twd; handling_fee: Twd; grand_total: Twd }

export type OrderRefusal =
  | { code: 'no_cart_items' | 'mixed_temperature_products_error' | 'mix_exclusive_error' | 'embargo_error' | 'tcat_only_error' }
  | { code: 'incompatible_temperature_shipping_error' | 'nocod_error' | 'atm_error' | 'no_invoice_info' | 'permission_denied' }
  | { code: 'invalid_cart_item_error'; cart_item_ids: number[] }
  | { code: 'no_enough_shopping_point'; needed: number; balance: number }
  | { code: 'validation_error'; errors: FieldErrors }
  | LimitRefusal
  | ({ code: 'order_failed' } & OrderFailure)
