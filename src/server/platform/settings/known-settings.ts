import * as z from 'zod'
import { waysToList } from '#rules/catalog/families/family-terms.ts'
import type { Twd } from '#rules/money.ts'
import { limitNames } from '#rules/orders/tile-limits.ts'
import { defaultTerms, type BoxLimits, type Terms } from '#rules/terms.ts'

export type SettingName = keyof Terms

const {
  delivery,
  points,
  vip,
  payment_deadlines: deadlines,
  preorder,
  packing,
  today,
  allowances,
  parcels,
  office_sessions: sessions,
  risk,
  stock,
  families,
  list_prices: listPrices,
  claims,
  back_in_stock: backInStock,
} = defaultTerms

const amount = (begins: Twd, most = 1_000_000) => z.int().min(0).max(most).default(begins)
const minutesUpTo = (begins: number) => z.int().min(1).max(begins).default(begins)
const days = (begins: number, { least = 0, most = 365 } = {}) => z.int().min(least).max(most).default(begins)
const { normal, refrigeration, freezing } = delivery.free_from
const { US, SG, AU, HK, MO } = delivery.overseas_fees

/** An account is asked for transfers for 30 days from placing; a deadline beyond them would miss some. */
const longestTransferDays = 29

const specialPeriod = z
  .strictObject({ from: z.iso.date(), to: z.iso.date() })
  .refine(({ from, to }) => from <= to, 'A period ends on its first day or later')

const pickups = (begin: readonly string[]) =>
  z
    .array(z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Times of a day, as HH:MM'))
    .min(1)
    .max(6)
    .default([...begin])
const tileHours = z
  .strictObject({ amber: z.int().min(0).max(8760), red: z.int().min(0).max(8760) })
  .refine(({ amber, red }) => amber <= red, 'What is red was amber before')
  .nullable()
const hoursOfTiles = Object.fromEntries(limitNames.map((tile) => [tile, tileHours.default(today.hours[tile])])) as {
  [Tile in (typeof limitNames)[number]]: z.ZodDefault<typeof tileHours>
}

const side = z.int().min(1).max(3000)
const boxLimits = ({ sides_mm, size_class, weight_g, value, label_days }: BoxLimits) =>
  z
    .strictObject({
      sides_mm: z
        .tuple([side, side, side])
        .refine(([long, middle, short]) => long >= middle && middle >= short, 'The longest side stands first')
        .default([...sides_mm]),
      size_class: z.literal([60, 90, 120, 150]).default(size_class),
      weight_g: z.int().min(1).max(100_000).default(weight_g),
      value: z.int().min(1).max(1_000_000).nullable().default(value),
      label_days: days(label_days, { least: 1, most: 60 }),
    })
    .prefault({})

/** What may stand in each row of `settings`. What a row does not say stands at its default. */
export const settingShapes = {
  delivery: z.strictObject({
    free_from: z.strictObject({ normal: amount(normal), refrigeration: amount(refrigeration), freezing: amount(freezing) }).prefault({}),
    domestic_fee: amount(delivery.domestic_fee, 10_000),
    cart_estimate: amount(delivery.cart_estimate, 10_000),
    cash_on_delivery_fee: amount(delivery.cash_on_delivery_fee, 10_000),
    overseas_fees: z.strictObject({ US: amount(US), SG: amount(SG), AU: amount(AU), HK: amount(HK), MO: amount(MO) }).prefault({}),
  }),
  points: z.strictObject({
    rate: z.int().min(1).max(1_000_000).default(points.rate),
    minimum: amount(points.minimum),
    effective_days: days(points.effective_days),
    expiry_days: days(points.expiry_days, { least: 1, most: 3650 }),
  }),
  vip: z
    .strictObject({
      vip_spending: z.int().min(1).max(100_000_000).default(vip.vip_spending),
      vvip_spending: z.int().min(1).max(100_000_000).default(vip.vvip_spending),
      days: days(vip.days, { least: 1, most: 3650 }),
    })
    .refine(
      ({ vip_spending: lower, vvip_spending: higher }) => lower <= higher,
      'The higher level may not ask for less than the lower one',
    ),
  payment_deadlines: z.strictObject({
    atm_days: days(deadlines.atm_days, { least: 1, most: longestTransferDays }),
    wallet_minutes: z
      .int()
      .min(5)
      .max(24 * 60)
      .default(deadlines.wallet_minutes),
  }),
  preorder: z
    .strictObject({
      ships_from_days: days(preorder.ships_from_days),
      ships_to_days: days(preorder.ships_to_days),
      special_adds_from_days: days(preorder.special_adds_from_days),
      special_adds_to_days: days(preorder.special_adds_to_days),
      special_periods: z
        .array(specialPeriod)
        .max(50)
        .default([...preorder.special_periods]),
    })
    .refine((days) => days.ships_from_days <= days.ships_to_days, 'The last day to send goods may not lie before the first')
    .refine(
      (days) => days.special_adds_from_days <= days.special_adds_to_days,
      'A special period may not add less to the last day than to the first',
    ),
  packing: z.strictObject({
    most_parcels: z.int().min(1).max(200).default(packing.most_parcels),
    pickups: z
      .strictObject({ tcat: pickups(packing.pickups.tcat), seven: pickups(packing.pickups.seven), ups: pickups(packing.pickups.ups) })
      .prefault({}),
    minutes_outside: z.int().min(1).max(240).default(packing.minutes_outside),
  }),
  today: z.strictObject({
    hours: z.strictObject(hoursOfTiles).prefault({}),
    low_stock_units: z.int().min(0).max(100_000).default(today.low_stock_units),
  }),
  allowances: z.strictObject({
    care: z
      .strictObject({
        refund_each: amount(allowances.care.refund_each),
        refund_a_day: amount(allowances.care.refund_a_day),
        points_each: amount(allowances.care.points_each),
        points_a_day: amount(allowances.care.points_a_day),
        discount_percent: z.int().min(0).max(100).default(allowances.care.discount_percent),
        discount_each: amount(allowances.care.discount_each),
      })
      .prefault({}),
    manager: z
      .strictObject({
        refund_each: amount(allowances.manager.refund_each),
        points_each: amount(allowances.manager.points_each),
        credit_a_day: amount(allowances.manager.credit_a_day),
      })
      .prefault({}),
    packer: z.strictObject({ missing_each: amount(allowances.packer.missing_each) }).prefault({}),
    two_owners: z.boolean().default(allowances.two_owners),
    two_owners_from: amount(allowances.two_owners_from),
  }),
  parcels: z.strictObject({
    seven: boxLimits(parcels.seven),
    tcat: boxLimits(parcels.tcat),
    slip_prices: z.boolean().default(parcels.slip_prices),
  }),
  // Shorter than they begin, never longer (ACC-26).
  office_sessions: z.strictObject({
    idle_minutes: minutesUpTo(sessions.idle_minutes),
    longest_minutes: minutesUpTo(sessions.longest_minutes),
    shared_idle_minutes: minutesUpTo(sessions.shared_idle_minutes),
    shared_longest_minutes: minutesUpTo(sessions.shared_longest_minutes),
  }),
  risk: z.strictObject({
    holds_high: z.boolean().default(risk.holds_high),
    large_order: amount(risk.large_order),
    new_account_hours: z.int().min(0).max(8760).default(risk.new_account_hours),
    refused_cards: z.int().min(1).max(100).default(risk.refused_cards),
    not_collected: z.int().min(1).max(100).default(risk.not_collected),
  }),
  stock: z.strictObject({
    days_on_the_way: z
      .strictObject({
        black_cat: days(stock.days_on_the_way.black_cat),
        seven: days(stock.days_on_the_way.seven),
        ups: days(stock.days_on_the_way.ups),
      })
      .prefault({}),
    days_before_expiry: days(stock.days_before_expiry),
  }),
  families: z.strictObject({ list_as: z.enum(waysToList).default(families.list_as) }),
  claims: z.strictObject({
    words: z
      .array(
        z.strictObject({
          word: z.string().trim().min(1).max(40),
          law: z.strictObject({ zh: z.string().min(1).max(200), en: z.string().min(1).max(200) }),
        }),
      )
      .max(500)
      .default([...claims.words]),
  }),
  list_prices: z.strictObject({ days: days(listPrices.days, { least: 1, most: 365 }) }),
  back_in_stock: z.strictObject({ offered: z.boolean().default(backInStock.offered) }),
} satisfies { [Name in SettingName]: z.ZodType<Terms[Name]> }
