import type { Tx } from '#database/connect.ts'
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
  const proposed = proposeSlug(name_en) || unnamedSlug(shop)
  return shop.database.transaction(async (tx) => createDraft(tx, { actor, name_zh, name_en, temperature, proposed, now }))
}

/** What a product is called in addresses whose name has no letters for them. */
export function unnamedSlug({ randomBytes }: Pick<Shop, 'randomBytes'>): string {
  return `item-${Buffer.from(randomBytes(4)).toString('hex')}`
}

/** The same in a transaction of the caller; `proposed`: its name in addresses, unless another has it. */
export async function createDraft(
  tx: Tx,
  { actor, name_zh, name_en, temperature, proposed, now }: Wanted & { proposed: string; now: Date },
): Promise<number> {
  const said = { slug: await takeSlug(tx, proposed), name_zh, name_en, temperature, state: 'draft' as const }
  const bare = { preview: '', origin_price: 0, price: 0 }
  const id = await createProductRow(tx, { ...said, ...bare, published_at: now, created_at: now, changed_at: now })
  await createFirstVersion(tx, { product: id, actor, verb: 'create-product', after: said, now })
  await writeAuditEntry(tx, { actor, verb: 'create-product', subject: `product ${id}`, before: null, after: said, now })
  return id
}
