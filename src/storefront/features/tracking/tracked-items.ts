import type { CartItem } from '#contract/shop/api/cart.ts'
import type { ProductCard } from '#contract/shop/api/products.ts'
import { linePrice, lineTotal } from '#rules/cart/cart-line.ts'
import { sum, type Twd } from '#rules/money.ts'
import type { TrackedItem } from './tracked-event.ts'

type Goods = { items: TrackedItem[]; value: Twd }

export function goodsOfProduct({ id, name, price, first_purchase_price }: ProductCard, quantity = 1): Goods {
  const paid = first_purchase_price ?? price
  return { items: [{ id, name, price: paid, quantity }], value: paid * quantity }
}

export function goodsOfLines(lines: readonly CartItem[]): Goods {
  return {
    items: lines.map((line) => ({ id: line.product_id, name: line.product.name, price: linePrice(line), quantity: line.quantity })),
    value: sum(lines.map(lineTotal)),
  }
}
