import type { CartLine, CartProduct } from '#rules/cart/cart-line.ts'
import type { AddOnPromotions } from '#rules/promotions/promotions.ts'

export const plainProduct: CartProduct = {
  price: 390,
  shopping_point_price: null,
  temperature: 'normal',
  available: true,
  stock: 100,
  members_only: false,
  exclusive: false,
  tcat_only: false,
  embargo: false,
  cod: true,
}

export type LineWish = Partial<Omit<CartLine, 'product'>> & { product?: Partial<CartProduct> }

/** A line of the cart: one unit of a plain product for 390, but for what the story is about. The product has the line's id. */
export function cartLine(id: number, { product, ...wish }: LineWish = {}): CartLine {
  return {
    id,
    product_id: id,
    item_type: 'normal',
    quantity: 1,
    max_quantity: 5,
    special_price: null,
    redeem_with_points: false,
    remove: false,
    expiration_datetime: null,
    optional_items: [],
    ...wish,
    product: { ...plainProduct, ...product },
  }
}

export const noPromotions: AddOnPromotions = { normal: null, refrigeration: null, freezing: null }

/** The product of that id can be added for 99, two at most, from 500 in regular goods of normal temperature on. */
export function addOnFrom500(productId: number): AddOnPromotions {
  return {
    ...noPromotions,
    normal: { promotions: [{ minimum_amount: 500, add_on_items: [{ product: { id: productId }, price: 99, purchase_limit: 2 }] }] },
  }
}
