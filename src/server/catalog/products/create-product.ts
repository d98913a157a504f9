import * as z from 'zod'
import type { Actor } from '#rules/actor.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import type { Shop } from '#server/platform/shop.ts'
import { faultInPrices, newProductShape, type NewProduct } from './product-shape.ts'
import { createProductRow, findProductNamed } from './store.ts'

/** `slug_taken`: a product has this name in addresses already, such as when it was told twice; `product` is its id. */
export type NewProductRefusal = { code: 'wrong_value'; why: string } | { code: 'slug_taken'; product: number }

/** Takes a product into the shop, without stock; answers its id. It appears now. */
export async function createProduct(
  shop: Pick<Shop, 'database' | 'now'>,
  { actor, product }: { actor: Actor; product: NewProduct },
): Promise<Result<number, NewProductRefusal>> {
  const read = newProductShape.safeParse(product)
  if (!read.success) return refuse({ code: 'wrong_value', why: z.prettifyError(read.error) })
  const { first_purchase_price = null, shopping_point_price = null, ...rest } = read.data
  const said = { ...rest, first_purchase_price, shopping_point_price }
  const fault = faultInPrices(said)
  if (fault) return refuse({ code: 'wrong_value', why: fault })
  return shop.database.transaction(async (tx) => {
    const taken = await findProductNamed(tx, said.slug)
    if (taken !== null) return refuse({ code: 'slug_taken', product: taken })
    const now = shop.now()
    const id = await createProductRow(tx, { ...said, published_at: now })
    await writeAuditEntry(tx, { actor, verb: 'create-product', subject: `product ${id}`, before: null, after: said, now })
    return ok(id)
  })
}
