import { sql, type RawBuilder } from 'kysely'
import { anyOf } from '#database/any-of.ts'
import { startOfDay, endOfDay } from '#rules/calendar.ts'
import type { ProductFilter } from '#rules/catalog/product-filter.ts'
import type { Range } from '#rules/filter-words.ts'
import type { Temperature } from '#rules/temperature.ts'
import type { LabelRequirement } from '#rules/label/missing-label.ts'
import { lacksLabel } from '../labels/lacks-label.ts'

export const free = sql<number>`free_stock(products)`

/**
 * What a filter is read by: from so few units on what can be sold is little, unless the product says more of it; and what labels need.
 */
export type ReadBy = { lowUnits: number; requirements: readonly LabelRequirement[] }

/** What has to be so of a product that a filter means. */
export function productConditions(filter: ProductFilter, { lowUnits, requirements }: ReadBy): RawBuilder<boolean>[] {
  const {
    label_kind: labelKind,
    state,
    category,
    brand,
    family,
    ingredient,
    temperature,
    flag,
    missing,
    stock,
    price,
    changed,
    first_price,
  } = filter
  return [
    state ? sql<boolean>`products.state = ${anyOf(state, 'text')}` : sql<boolean>`products.state <> 'archived'`,
    ...(category ? [inCategories(category)] : []),
    ...(brand ? [sql<boolean>`products.brand_id = ${anyOf(brand)}`] : []),
    ...(family ? [inFamilies(family)] : []),
    ...(ingredient ? [madeOf(ingredient)] : []),
    ...(temperature ? [isKept(temperature)] : []),
    ...(flag ? [anyIs(flag.map((name) => sql<boolean>`${sql.ref(`products.${name}`)}`))] : []),
    ...(labelKind ? [sql<boolean>`products.label_kind = ${anyOf(labelKind, 'text')}`] : []),
    ...(missing ? [anyIs(missing.map((part) => (part === 'label' ? lacksLabel(requirements) : lacks[part])))] : []),
    ...(stock ? [anyIs(stock.map((level) => stockIs(level, lowUnits)))] : []),
    ...(price ? [within(sql`products.price`, price)] : []),
    ...(changed ? [changedWithin(changed)] : []),
    ...(first_price?.length === 1 ? [sql<boolean>`(products.first_purchase_price is not null) = ${first_price[0] === 'yes'}`] : []),
  ]
}

const anyIs = (conditions: readonly RawBuilder<boolean>[]) => sql<boolean>`(${sql.join(conditions, sql` or `)})`

/** On the shelf of one of these categories, or of one of their sub-categories. */
function inCategories(ids: readonly number[]): RawBuilder<boolean> {
  return sql<boolean>`products.id in (select product_id from product_categories where category_id in (
    select id from categories where id = ${anyOf(ids)} or parent_id = ${anyOf(ids)}))`
}

/** A shade or size of one of these families. */
function inFamilies(ids: readonly number[]): RawBuilder<boolean> {
  return sql<boolean>`products.id in (select product_id from family_members where family_id = ${anyOf(ids)})`
}

/** Its label names one of these. */
function madeOf(ids: readonly number[]): RawBuilder<boolean> {
  return sql<boolean>`products.id in (select product_id from product_ingredients where ingredient_id = ${anyOf(ids)})`
}

/** That nothing is asked of what is kept as most goods are leads to the index of the others. */
function isKept(at: readonly Temperature[]): RawBuilder<boolean> {
  const isOneOf = sql<boolean>`products.temperature = ${anyOf(at, 'text')}`
  return at.includes('normal') ? isOneOf : sql<boolean>`(products.temperature <> 'normal' and ${isOneOf})`
}

const lacks = {
  english: sql<boolean>`(products.name_en = '' or (products.description_of_good_en = '' and products.description_of_good_zh <> '')
    or (products.content_en = '' and products.content_zh <> ''))`,
  picture: sql<boolean>`not exists (select from product_pictures where product_pictures.product_id = products.id)`,
  barcode: sql<boolean>`products.barcode is null`,
}

/** On sale or not, which is what their index begins with. */
const anyGoods = sql<boolean>`products.available = any('{true,false}')`
const saysItself = sql<boolean>`(products.low_stock_at is not null or products.low_stock_days is not null)`

/** In halves, so that each finds its goods by an index of its own. */
function stockIs(level: 'sold_out' | 'low' | 'in_stock', lowUnits: number): RawBuilder<boolean> {
  if (level === 'in_stock') return sql<boolean>`${free} > 0`
  if (level === 'sold_out') return sql<boolean>`(${anyGoods} and ${free} <= 0)`
  return sql<boolean>`(${anyGoods} and ${free} > 0 and ${free} <= ${lowUnits} and not ${saysItself}
    or ${saysItself} and ${free} > 0 and ${free} < scarce_below(products))`
}

function within(column: RawBuilder<unknown>, { from, to }: Range<number>): RawBuilder<boolean> {
  return sql<boolean>`${column} between ${from ?? 0} and ${to ?? 2_000_000_000}`
}

function changedWithin({ from, to }: Range<string>): RawBuilder<boolean> {
  const since = from === null ? sql`'-infinity'::timestamptz` : sql`${startOfDay(from).toISOString()}::timestamptz`
  const until = to === null ? sql`'infinity'::timestamptz` : sql`${endOfDay(to).toISOString()}::timestamptz`
  return sql<boolean>`products.changed_at >= ${since} and products.changed_at < ${until}`
}
