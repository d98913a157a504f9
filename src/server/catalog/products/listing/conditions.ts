import { sql, type RawBuilder } from 'kysely'
import { anyOf } from '#database/any-of.ts'
import { startOfDay, endOfDay } from '#rules/calendar.ts'
import type { ProductFilter } from '#rules/catalog/product-filter.ts'
import type { Range } from '#rules/filter-words.ts'
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
    ...(temperature ? [sql<boolean>`products.temperature = ${anyOf(temperature, 'text')}`] : []),
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

const lacks = {
  english: sql<boolean>`(products.name_en = '' or (products.description_of_good_en = '' and products.description_of_good_zh <> '')
    or (products.content_en = '' and products.content_zh <> ''))`,
  picture: sql<boolean>`not exists (select from product_pictures where product_pictures.product_id = products.id)`,
  barcode: sql<boolean>`products.barcode is null`,
}

function stockIs(level: 'sold_out' | 'low' | 'in_stock', lowUnits: number): RawBuilder<boolean> {
  if (level === 'sold_out') return sql<boolean>`${free} <= 0`
  return level === 'low'
    ? sql<boolean>`${free} > 0 and ${free} < coalesce(scarce_below(products), ${lowUnits + 1})`
    : sql<boolean>`${free} > 0`
}

function within(column: RawBuilder<unknown>, { from, to }: Range<number>): RawBuilder<boolean> {
  return sql<boolean>`${column} between ${from ?? 0} and ${to ?? 2_000_000_000}`
}

function changedWithin({ from, to }: Range<string>): RawBuilder<boolean> {
  const since = from === null ? sql`'-infinity'::timestamptz` : sql`${startOfDay(from).toISOString()}::timestamptz`
  const until = to === null ? sql`'infinity'::timestamptz` : sql`${endOfDay(to).toISOString()}::timestamptz`
  return sql<boolean>`products.changed_at >= ${since} and products.changed_at < ${until}`
}
