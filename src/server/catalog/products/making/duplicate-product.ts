import type { Actor } from '#rules/actor.ts'
import { ofCopies } from '#texts/office/goods/product-life.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import type { Shop } from '#server/platform/shop.ts'
import { lockProductRows } from '../store.ts'
import { createFirstVersion } from '../versions/store.ts'
import { copyBelongings, copyProductRow, takeSlug } from './store.ts'

/**
 * Copies a product as a draft (GDS-49): texts, prices, flags, pictures, categories, what goes with it and what is picked along with it.
 * Its number, address, bar code and stock stay its own, and so do what was said of it and what is scheduled. Answers the new id.
 */
export async function duplicateProduct(
  shop: Pick<Shop, 'database' | 'now'>,
  { actor, id }: { actor: Actor; id: number },
): Promise<Result<number, { code: 'unknown_product' }>> {
  const now = shop.now()
  return shop.database.transaction(async (tx) => {
    const [row] = await lockProductRows(tx, [id])
    if (!row) return refuse({ code: 'unknown_product' })
    const name = {
      name_zh: withEnd(row.name_zh, { end: ofCopies.zh, most: 120 }),
      name_en: row.name_en === '' ? '' : withEnd(row.name_en, { end: ofCopies.en, most: 160 }),
    }
    const slug = await takeSlug(tx, row.slug)
    const copy = await copyProductRow(tx, { of: id, slug, ...name, now })
    await copyBelongings(tx, { from: id, to: copy })
    const after = { ...name, slug, copy_of: id }
    await createFirstVersion(tx, { product: copy, actor, verb: 'duplicate-product', after, now })
    await writeAuditEntry(tx, { actor, verb: 'duplicate-product', subject: `product ${copy}`, before: null, after, now })
    return ok(copy)
  })
}

const withEnd = (name: string, { end, most }: { end: string; most: number }) => `${[...name].slice(0, most - end.length).join('')}${end}`
