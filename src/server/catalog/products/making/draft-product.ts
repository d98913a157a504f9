import type { Actor } from '#rules/actor.ts'
import { proposeSlug } from '#rules/catalog/slug.ts'
import type { Temperature } from '#rules/temperature.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import type { Shop } from '#server/platform/shop.ts'
import { createProductRow } from '../store.ts'
import { createFirstVersion } from '../versions/store.ts'
import { takeSlug } from './store.ts'

type Wanted = { actor: Actor; name_zh: string; name_en: string; temperature: Temperature }

/** Begins a product as a draft: no price, no picture, and in no list of the shop. Answers its id. */
export async function draftProduct(
  shop: Pick<Shop, 'database' | 'now' | 'randomBytes'>,
  { actor, name_zh, name_en, temperature }: Wanted,
): Promise<number> {
  const now = shop.now()
  const proposed = proposeSlug(name_en) || `item-${Buffer.from(shop.randomBytes(4)).toString('hex')}`
  return shop.database.transaction(async (tx) => {
    const said = { slug: await takeSlug(tx, proposed), name_zh, name_en, temperature, state: 'draft' as const }
    const bare = { preview: '', origin_price: 0, price: 0 }
    const id = await createProductRow(tx, { ...said, ...bare, published_at: now, created_at: now, changed_at: now })
    await createFirstVersion(tx, { product: id, actor, verb: 'create-product', after: said, now })
    await writeAuditEntry(tx, { actor, verb: 'create-product', subject: `product ${id}`, before: null, after: said, now })
    return id
  })
}
