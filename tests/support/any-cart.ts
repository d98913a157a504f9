import { itemTypeOf, type LineOrigin } from '#rules/cart/cart-line.ts'
import type { Cart } from '#rules/cart/cart-selection.ts'
import type { OrderedLine, OrderFacts } from '#rules/checkout/order-facts.ts'
import { homeMethodOf } from '#rules/shipping/shipping.ts'
import { temperatures } from '#rules/temperature.ts'
import { plainProduct } from './cart-line.ts'
import { defaultTerms } from '#rules/terms.ts'

const origins: readonly LineOrigin[] = ['buyer', 'buyer', 'buyer', 'buyer', 'add_on', 'gifts', 'vvip_gift', 'birthday_gift']
const traits = ['plain', 'plain', 'plain', 'exclusive', 'standalone', 'both'] as const
const fates = ['free', 'free', 'free', 'free', 'free', 'sold out', 'withdrawn', 'vip only'] as const
const ends = [null, null, null, '2026-05-01T11:00:00+08:00', '2026-05-01T12:30:00+08:00']

/** One number, out of which choices are drawn: ten thousand carts are made in seconds. */
export function chooser(seed: number): <Choice>(choices: readonly Choice[]) => Choice {
  let rest = seed
  return (choices) => {
    const choice = choices[rest % choices.length]
    rest = Math.floor(rest / choices.length)
    return choice as (typeof choices)[number]
  }
}

/** A line as the server could send it, of any kind and state. The product has the line's number. */
export function anyLine(id: number, seed: number): OrderedLine {
  const draw = chooser(seed)
  const origin = draw(origins)
  const trait = draw(traits)
  const fate = draw(fates)
  const isBuyers = origin === 'buyer'
  const isFirst = isBuyers && draw([true, false, false])
  const exclusive = (isBuyers || origin === 'add_on') && (trait === 'exclusive' || trait === 'both')
  const product = {
    ...plainProduct,
    name: '隨便',
    max_qty: 5,
    optional_bundles: [],
    optional_bundles_max_quantity: 0,
    split_stocks: [],
    exclusive,
    temperature: draw([...temperatures, 'normal', 'normal'] as const),
    price: draw([0, 99, 250, 251, 500, 999, 1000, 2500]),
    shopping_point_price: draw([null, null, 1, 40]),
    available: fate !== 'withdrawn',
    stock: fate === 'sold out' ? 0 : 10,
    members_only: fate === 'vip only',
  }
  return {
    id,
    product_id: id,
    product,
    max_quantity: 3,
    remove: false,
    optional_items: [],
    item_type: itemTypeOf({
      origin,
      product: { exclusive, standalone_purchase: trait === 'standalone' || trait === 'both', first_purchase_price: isFirst ? 99 : null },
    }),
    quantity: isBuyers ? draw([1, 2, 3]) : 1,
    special_price: specialPrice(origin, isFirst),
    redeem_with_points: draw([true, false, false]),
    expiration_datetime: draw(ends),
  }
}

function specialPrice(origin: LineOrigin, isFirst: boolean): number | null {
  if (origin === 'buyer') return isFirst ? 99 : null
  return origin === 'add_on' ? 49 : 0
}

/** An order of these lines to the buyer's door, by card, against which nothing speaks but perhaps the lines. */
export function orderOf({ lines, promotions, now, vip }: Omit<Cart, 'lines'> & { lines: readonly OrderedLine[] }): OrderFacts {
  return {
    now,
    member: { id: 7, vip, email: 'mei@example.com', points: 10_000, lostFirstPrice: false },
    cart_item_ids: lines.map(({ id }) => id),
    lines,
    promotions,
    freeStock: new Map(lines.map(({ product_id, product }) => [product_id, product.stock])),
    counted: null,
    discount: null,
    shipping_method: homeMethodOf(lines[0]?.product.temperature ?? 'normal'),
    received_time: 'unspecified',
    sender: { name: '林小梅', phone: '+886912345678' },
    recipient: {
      contact: { name: '林小梅', phone: '0912345678', county: '臺北市', district: '大安區', address: '和平東路 1 號' },
      foreign_contact: null,
      store: null,
    },
    paymentMethod: 'credit_cards',
    instalment: null,
    card_info: { prime: 'prime' },
    invoice: { carrier_type: 'member_carrier', carrier: 'mei@example.com' },
    isBarcodeKnown: null,
    isSavedCardUsable: null,
    remark: '',
    totalTheShopperSaw: null,
    terms: defaultTerms,
    districts: [{ zip_code: '106', county: '臺北市', district: '大安區' }],
    judgePhone: () => 'valid',
  }
}
