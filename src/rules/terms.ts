import type { Day } from './calendar.ts'
import type { OverseasCountry } from './constants.ts'
import type { Text } from './locale.ts'
import type { Twd } from './money.ts'
import { preorderDays, type PreorderTerms } from '#rules/catalog/preorder.ts'
import type { ClaimTerms } from '#rules/claims/find-claims.ts'
import { claimWords } from '#rules/reference/claim-words.ts'
import { defaultListPriceTerms, type ListPriceTerms } from '#rules/catalog/list-price.ts'
import { defaultStockTerms, type StockTerms } from '#rules/catalog/stock/stock-terms.ts'
import { defaultRiskTerms, type RiskTerms } from '#rules/orders/risk.ts'
import { defaultTodayTerms, type TodayTerms } from '#rules/orders/tile-limits.ts'
import { defaultFamilyTerms, type FamilyTerms } from '#rules/catalog/families/family-terms.ts'
import { defaultAllowances, type AllowanceTerms } from '#rules/staff/allowance-terms.ts'
import type { Temperature } from './temperature.ts'
import { longestOfficeSessions, type OfficeSessionTerms } from '#rules/staff/session.ts'

/**
 * What the shop charges, grants and promises: fees, thresholds, deadlines, levels, points, pre-orders. The owner may
 * change them while the shop is open, so rules are given them as facts. Each part is one row of `settings`, with the
 * same names. Amounts are whole TWD.
 */
export type Terms = {
  delivery: DeliveryTerms
  points: PointTerms
  vip: VipTerms
  payment_deadlines: PaymentTerms
  preorder: PreorderTerms
  packing: PackingTerms
  today: TodayTerms
  allowances: AllowanceTerms
  parcels: ParcelTerms
  office_sessions: OfficeSessionTerms
  risk: RiskTerms
  stock: StockTerms
  families: FamilyTerms
  list_prices: ListPriceTerms
  claims: ClaimTerms
  back_in_stock: BackInStockTerms
}

export type DeliveryTerms = {
  /** From this much in goods on, domestic delivery is free. */
  free_from: Readonly<Record<Temperature, Twd>>
  domestic_fee: Twd
  /** The estimate that the cart carries before a method is chosen (D-21). */
  cart_estimate: Twd
  cash_on_delivery_fee: Twd
  /** Flat fee to each country that the shop ships to; never free (D-24). */
  overseas_fees: Readonly<Record<OverseasCountry, Twd>>
}

export type PointTerms = {
  /** TWD that earn one point. */
  rate: Twd
  /** An order earns points from this discounted total on. */
  minimum: Twd
  /** Days from the finish of an order until its points can be spent. */
  effective_days: number
  /** Days that points live from the latest effective date. */
  expiry_days: number
}

export type VipTerms = {
  /** Spending in finished orders that makes level 1 (VIP) and level 2 (VVIP) (D-35). */
  vip_spending: Twd
  vvip_spending: Twd
  /** The days in which spending counts, and for which a level lasts. */
  days: number
}

export type PaymentTerms = {
  /** Days until the end of which (Asia/Taipei) an ATM transfer must arrive (D-62). */
  atm_days: number
  /** Minutes for a wallet's or a card's 3-D page (D-62). */
  wallet_minutes: number
}

/** How parcels are picked and packed; no visitor is told. */
export type PackingTerms = {
  /** Parcels that are picked together at most. */
  most_parcels: number
  /** At which times of each day a courier fetches parcels, as HH:MM of Taipei. */
  pickups: Readonly<Record<'tcat' | 'seven' | 'ups', readonly string[]>>
  /** Chilled and frozen goods may stand outside for so many minutes. */
  minutes_outside: number
}

/** Whether shoppers can be told when goods that are sold out are there again (GRW-10). */
export type BackInStockTerms = { offered: boolean }

/** What a courier takes in one box, and for how many days his label is good. */
export type BoxLimits = {
  /** The longest first. */
  sides_mm: readonly [number, number, number]
  size_class: 60 | 90 | 120 | 150
  weight_g: number
  /** The most that its goods may be worth; null where the courier asks no such thing. */
  value: Twd | null
  label_days: number
}

export type ParcelTerms = {
  seven: BoxLimits
  tcat: BoxLimits
  /** Whether packing slips show prices (PCK-24). */
  slip_prices: boolean
}

/** What holds until somebody changes it; the one place of these numbers. Source: the shop's specification, section 9. */
export const defaultTerms: Terms = {
  delivery: {
    free_from: { normal: 1000, refrigeration: 2500, freezing: 2500 },
    domestic_fee: 200,
    cart_estimate: 200,
    cash_on_delivery_fee: 30,
    overseas_fees: { US: 3500, SG: 3500, AU: 3500, HK: 400, MO: 400 },
  },
  points: { rate: 30, minimum: 3000, effective_days: 14, expiry_days: 180 },
  vip: { vip_spending: 10_000, vvip_spending: 30_000, days: 365 },
  payment_deadlines: { atm_days: 3, wallet_minutes: 30 },
  preorder: { ships_from_days: 7, ships_to_days: 21, special_adds_from_days: 7, special_adds_to_days: 14, special_periods: [] },
  packing: { most_parcels: 30, pickups: { tcat: ['16:00'], seven: ['15:00'], ups: ['14:00'] }, minutes_outside: 20 },
  today: defaultTodayTerms,
  allowances: defaultAllowances,
  parcels: {
    seven: { sides_mm: [450, 300, 300], size_class: 120, weight_g: 5000, value: 20_000, label_days: 5 },
    tcat: { sides_mm: [1500, 1500, 1500], size_class: 150, weight_g: 20_000, value: null, label_days: 20 },
    slip_prices: false,
  },
  office_sessions: longestOfficeSessions,
  risk: defaultRiskTerms,
  stock: defaultStockTerms,
  families: defaultFamilyTerms,
  list_prices: defaultListPriceTerms,
  claims: { words: claimWords },
  back_in_stock: { offered: false },
}

/** Who sells, as buyers may expect to be told (Consumer Protection Act, article 18; food-business number: Act Governing Food Safety, article 8). Empty: not said. */
export type Seller = { name: Text; taxId: string; address: Text; foodNumber: string }

/** What pages are drawn with: the terms as they stand on one day, of the special periods only whether one holds (days from order to dispatch), and who sells. */
export type TermsOfDay = Omit<
  Terms,
  'preorder' | 'packing' | 'today' | 'allowances' | 'parcels' | 'office_sessions' | 'risk' | 'stock' | 'families' | 'list_prices' | 'claims'
> & {
  preorder: { least: number; most: number }
  seller: Seller
}

export function termsOn(
  day: Day,
  {
    preorder,
    packing: _packing,
    today: _today,
    allowances: _allowances,
    parcels: _parcels,
    office_sessions: _sessions,
    risk: _risk,
    stock: _stock,
    families: _families,
    list_prices: _listPrices,
    claims: _claims,
    ...others
  }: Terms & { seller: Seller },
): TermsOfDay {
  return { ...others, preorder: preorderDays(day, preorder) }
}
