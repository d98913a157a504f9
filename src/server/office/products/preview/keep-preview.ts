import { createHash } from 'node:crypto'
import { previewPath } from '#contract/office/product-preview.ts'
import { addMinutes } from '#rules/calendar.ts'
import { ok, type Result } from '#rules/result.ts'
import { poseProduct, type PoseRefusal } from '#server/catalog/products/posing/pose-product.ts'
import type { ProductChange } from '#server/catalog/products/product-shape.ts'
import type { Shop } from '#server/platform/shop.ts'
import { inPassing } from './in-passing.ts'
import { savePreviewRow } from './store.ts'

/** Longer than anybody looks at one, and not so long that it could be taken for what is saved. */
const minutesKept = 30

type Wanted = { staffId: number; id: number; change: ProductChange }

/** Keeps what somebody has typed of a product, where it could be saved, and tells the address under which the shop draws it for them (GDS-50). */
export async function keepPreview(
  shop: Shop,
  { staffId, id, change }: Wanted,
): Promise<Result<{ address: string; ends_at: string }, PoseRefusal>> {
  const now = shop.now()
  const posed = await inPassing(shop, (tx) => poseProduct(tx, { id, change, buysFirst: true, now }))
  if (!posed.ok) return posed
  const key = Buffer.from(shop.randomBytes(24)).toString('base64url')
  const endsAt = addMinutes(now, minutesKept)
  const row = { key_hash: hashOf(key), staff_id: staffId, product_id: id, change: JSON.stringify(change), expires_at: endsAt }
  await shop.database.transaction((tx) => savePreviewRow(tx, { row, now }))
  return ok({ address: `${previewPath}/${key}`, ends_at: endsAt.toISOString() })
}

/** Only the hash of a key is kept: who reads the table opens no preview. */
export const hashOf = (key: string): Buffer => createHash('sha256').update(key).digest()
