import { itemTypeOf } from '#rules/cart/cart-line.ts'
import { decideOrder } from '#rules/checkout/checkout.ts'
import { defaultTerms } from '#rules/terms.ts'
import type { DiscountCode } from '#rules/promotions/discount.ts'
import type { OrderDecision, OrderedLine, OrderFacts } from '#rules/checkout/order-facts.ts'
import type { AddOnPromotions } from '#rules/promotions/promotions.ts'
import { taiwanDistricts } from '#rules/reference/taiwan-districts.ts'
import { homeMethodOf } from '#rules/shipping/shipping.ts'
import type { Temperature } from '#rules/temperature.ts'
import type { CastMember, CastRecipient } from '#demo/members/cast.ts'
import { catalogue } from '#demo/catalogue.ts'
import { promotions } from '#demo/goods/promotions.ts'
import type { SeedOrder, SeedOrderLine } from './seed-order.ts'
import type { SeedProduct } from '#demo/goods/seed-product.ts'
import { productIdOf, type ProductIds } from '#demo/goods/seed-products.ts'

export type Placing = {
  member: CastMember
  productIds: ProductIds
  placedAt: Date
  /** First-purchase prices are for who has not ordered before. */
  isFirst: boolean
  /** The code that the order names, and how often this member has used it. */
  discount: { code: DiscountCode; mine: number } | null
}

/** The order as the shop itself would have accepted it; a refusal is a fault of the seed. */
export function decideSeedOrder(order: SeedOrder, placing: Placing): OrderDecision {
  const decided = decideOrder(factsOf(order, placing))
  if (!decided.ok) throw new Error(`The shop would refuse the order ${order.key}: ${JSON.stringify(decided.refusal)}`)
  return decided.value
}

function factsOf(order: SeedOrder, { member, productIds, placedAt, isFirst, discount }: Placing): OrderFacts {
  const lines = order.lines.map((line, index) => orderedLine(line, { id: index + 1, productIds, isFirst }))
  return {
    now: placedAt,
    // Whether the points suffice is judged by the ledger, which knows every order.
    member: { id: 0, vip: member.vip, email: member.email, points: Infinity, lostFirstPrice: false },
    cart_item_ids: lines.map((line) => line.id),
    lines,
    promotions: promotionsOf(productIds),
    // There was enough on that day; what is still held today is checked by the database.
    freeStock: new Map([...productIds.values()].map((id) => [id, Infinity])),
    counted: null,
    discount: discount && { code: discount.code, uses: { all: 0, mine: discount.mine } },
    shipping_method: methodOf(order),
    received_time: order.receivedTime ?? null,
    sender: member.sender ?? null,
    recipient: recipientOf(order.to),
    paymentMethod: order.paymentMethod,
    instalment: order.instalments ?? null,
    card_info: { prime: 'seed' },
    invoice: order.invoice,
    isBarcodeKnown: true,
    isSavedCardUsable: null,
    remark: order.remark ?? '',
    totalTheShopperSaw: null,
    terms: defaultTerms,
    districts: taiwanDistricts,
    judgePhone: () => 'valid',
  }
}

const bySlug = new Map(catalogue.map((product) => [product.slug, product]))

export function productOf(slug: string): SeedProduct {
  const product = bySlug.get(slug)
  if (!product) throw new Error(`The catalogue has no ${slug}`)
  return product
}

function orderedLine(
  line: SeedOrderLine,
  { id, productIds, isFirst }: { id: number; productIds: ProductIds; isFirst: boolean },
): OrderedLine {
  const seed = productOf(line.product)
  const origin = line.origin ?? 'buyer'
  const firstPrice = isFirst && origin === 'buyer' ? (seed.firstPurchasePrice ?? null) : null
  const type = {
    standalone_purchase: seed.standalonePurchase ?? false,
    exclusive: seed.exclusive ?? false,
    first_purchase_price: firstPrice,
  }
  const specialPrices = { buyer: firstPrice, add_on: addOnPriceOf(line.product), vvip_gift: 0 }
  return {
    id,
    product_id: productIdOf(productIds, line.product),
    item_type: itemTypeOf({ origin, product: type }),
    quantity: line.quantity,
    max_quantity: seed.maxQuantity ?? 10,
    special_price: specialPrices[origin],
    redeem_with_points: line.withPoints ?? false,
    remove: false,
    expiration_datetime: null,
    optional_items: Object.entries(line.picks ?? {}).map(([slug, quantity]) => ({ product_id: productIdOf(productIds, slug), quantity })),
    product: orderedProduct(seed, productIds),
  }
}

function orderedProduct(seed: SeedProduct, productIds: ProductIds): OrderedLine['product'] {
  return {
    name: seed.name.zh,
    price: seed.price,
    shopping_point_price: seed.pointPrice ?? null,
    temperature: seed.temperature ?? 'normal',
    available: true,
    stock: Infinity,
    members_only: seed.membersOnly ?? false,
    exclusive: seed.exclusive ?? false,
    tcat_only: seed.tcatOnly ?? false,
    embargo: seed.embargo ?? false,
    cod: seed.cod ?? true,
    max_qty: seed.maxQuantity ?? 10,
    split_stocks: seed.splitStocks ?? [],
    optional_bundles_max_quantity: seed.bundle?.picks ?? 0,
    optional_bundles: (seed.bundle?.entries ?? []).map(({ product, max, quantity = 0, required = false }) => ({
      product_id: productIdOf(productIds, product),
      name: product,
      required,
      max_amount: max,
      quantity,
    })),
  }
}

function addOnPriceOf(slug: string): number | null {
  const addOns = promotions.flatMap(({ tiers }) => tiers.flatMap((tier) => tier.addOns))
  return addOns.find(({ product }) => product === slug)?.price ?? null
}

function promotionsOf(productIds: ProductIds): AddOnPromotions {
  const of = (temperature: Temperature) => ({
    promotions: promotions
      .filter((promotion) => promotion.temperature === temperature)
      .flatMap(({ tiers }) =>
        tiers.map((tier) => ({
          minimum_amount: tier.minimum,
          add_on_items: tier.addOns.map(({ product, price, limit }) => ({
            product: { id: productIdOf(productIds, product) },
            price,
            purchase_limit: limit,
          })),
        })),
      ),
  })
  return { normal: of('normal'), refrigeration: of('refrigeration'), freezing: of('freezing') }
}

function methodOf({ to, lines: [first] }: SeedOrder): OrderFacts['shipping_method'] {
  return to.type === 'black_cat' ? homeMethodOf(first ? (productOf(first.product).temperature ?? 'normal') : 'normal') : to.type
}

function recipientOf(to: CastRecipient): OrderFacts['recipient'] {
  const { name, phone } = to
  if (to.type === 'seven')
    return { contact: { name, phone }, foreign_contact: null, store: { store_id: to.storeId, store_name: to.storeName } }
  if (to.type === 'black_cat')
    return { contact: { name, phone, county: to.county, district: to.district, address: to.address }, foreign_contact: null, store: null }
  const { country, stateProvinceCounty, city, addressOne, addressTwo, postalCode } = to
  const lines = { address_one: addressOne, address_two: addressTwo, postal_code: postalCode }
  return {
    contact: null,
    store: null,
    foreign_contact: { name, phone, country, state_province_county: stateProvinceCounty, city_or_town: city, ...lines },
  }
}
