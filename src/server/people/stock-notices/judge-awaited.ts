import { isSoldOut } from '#rules/catalog/product.ts'
import type { Language } from '#rules/locale.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { listProductCards } from '#server/catalog/products/list-product-cards.ts'
import type { Shop } from '#server/platform/shop.ts'

export type AwaitedRefusal = { status: 'product_not_found' } | { status: 'validation_error'; details: { errors: Record<string, string> } }

/** Whether somebody may wait for it: the shop offers that, and it is sold out. */
export async function judgeAwaited(
  shop: Shop,
  { productId, language }: { productId: number; language: Language },
): Promise<Result<null, AwaitedRefusal>> {
  const [product] = await listProductCards(shop, { ids: [productId], language, viewer: null })
  if (!product) return refuse({ status: 'product_not_found' })
  if (!(await shop.terms()).back_in_stock.offered) return wrong('product_id', 'noNotices')
  return isSoldOut(product) ? ok(null) : wrong('product_id', 'isInStock')
}

export function wrong(field: string, message: string) {
  return refuse({ status: 'validation_error' as const, details: { errors: { [field]: message } } })
}
