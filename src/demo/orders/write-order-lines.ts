import type { Tx } from '#database/connect.ts'
import { productOf } from './decide-seed-order.ts'
import { productPictureName, urlOf, type PictureUrls } from '#demo/draw-shop-pictures.ts'
import type { ProductIds } from '#demo/goods/seed-products.ts'
import type { WrittenOrder } from './write-orders.ts'

type Lines = { orders: readonly WrittenOrder[]; productIds: ProductIds; urls: PictureUrls }

/** The lines of orders, with what they keep of their products and picks. */
export async function writeOrderLines(tx: Tx, { orders, productIds, urls }: Lines): Promise<void> {
  const slugs = new Map([...productIds].map(([slug, id]) => [id, slug]))
  const slugOf = (productId: number) => slugs.get(productId) ?? ''
  const lines = orders.flatMap(({ id, past, lines: own }) => own.map((line) => ({ line, orderId: id, at: past.placedAt })))
  const created = await tx
    .insertInto('order_lines')
    .values(
      lines.map(({ line, orderId, at }) => {
        const { optional_items: _picks, cart_item_id: _left, ...row } = line
        return { ...row, order_id: orderId, snapshot: JSON.stringify(snapshotOf(slugOf(line.product_id), urls)), created_at: at }
      }),
    )
    .returning('id')
    .execute()
  const picks = lines.flatMap(({ line, at }, index) =>
    line.optional_items.map((pick) => {
      const snapshot = JSON.stringify({ name: productOf(slugOf(pick.product_id)).name })
      return { ...pick, line_id: created[index]?.id ?? 0, snapshot, created_at: at }
    }),
  )
  if (picks.length > 0) await tx.insertInto('order_line_options').values(picks).execute()
}

function snapshotOf(slug: string, urls: PictureUrls) {
  const product = productOf(slug)
  return {
    slug,
    name: product.name,
    preview: urlOf(urls, productPictureName(slug, 0)),
    members_only: product.membersOnly ?? false,
    exclusive: product.exclusive ?? false,
    shopping_point_price: product.pointPrice ?? null,
    optional_bundles_max_quantity: product.bundle?.picks ?? 0,
    split_stocks: product.splitStocks ?? [],
  }
}
