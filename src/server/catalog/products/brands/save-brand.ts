import type { BrandSaid } from '#contract/office/api/goods/brands.ts'
import type { Tx } from '#database/connect.ts'
import type { Actor } from '#rules/actor.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { changedFields } from '#server/platform/audit/changed-fields.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import type { Shop } from '#server/platform/shop.ts'
import { countBrands, createBrandRow, findBrandNamed, keepFormerSlug, lockBrandNames, lockBrandRow, saveBrandRow } from './store.ts'

type SlugTaken = { code: 'slug_taken' }
export type BrandRefusal =
  | SlugTaken
  | { code: 'too_many' }
  | { code: 'unknown_brand' }
  /** Somebody has changed it since: how it stands now. */
  | { code: 'edit_conflict'; by: string; at: Date; version: number; present: BrandSaid }

type VerbShop = Pick<Shop, 'database' | 'now'>
type Saved = { id: number; version: number; changed: string[] }

/** Every page of the office that asks for a brand has all of them to choose from. */
const mostBrands = 1000

/** Names a brand; no product is of it yet. */
export async function makeBrand(
  shop: VerbShop,
  { actor, brand }: { actor: Actor; brand: BrandSaid },
): Promise<Result<Saved, SlugTaken | { code: 'too_many' }>> {
  const now = shop.now()
  return shop.database.transaction(async (tx) => {
    const taken = await judgeSlug(tx, { slug: brand.slug, except: 0 })
    if (taken) return refuse(taken)
    if ((await countBrands(tx)) >= mostBrands) return refuse({ code: 'too_many' })
    const id = await createBrandRow(tx, { brand, by: String(actor.id), now })
    await writeAuditEntry(tx, { actor, verb: 'make-brand', subject: `brand ${id}`, before: null, after: brand, now })
    return ok({ id, version: 1, changed: Object.keys(brand) })
  })
}

type Change = { actor: Actor; id: number; version: number; brand: BrandSaid }

/** Makes a brand this one, or puts it away. Told twice, the second time changes nothing; over a newer version nothing is changed. */
export async function changeBrand(shop: VerbShop, { actor, id, version, brand }: Change): Promise<Result<Saved, BrandRefusal>> {
  const now = shop.now()
  return shop.database.transaction(async (tx) => {
    const row = await lockBrandRow(tx, id)
    if (!row) return refuse({ code: 'unknown_brand' })
    const { version: stands, changed_by: by, changed_at: at, ...present } = row
    const { before, after } = changedFields(present, brand)
    if (Object.keys(after).length === 0) return ok({ id, version: stands, changed: [] })
    if (stands !== version) return refuse({ code: 'edit_conflict', by, at, version: stands, present })
    const taken = after.slug === undefined ? null : await judgeSlug(tx, { slug: after.slug, except: id })
    if (taken) return refuse(taken)
    if (after.slug !== undefined) await keepFormerSlug(tx, { id, before: present.slug, now: after.slug })
    const saved = await saveBrandRow(tx, { id, brand, by: String(actor.id), now })
    await writeAuditEntry(tx, { actor, verb: 'change-brand', subject: `brand ${id}`, before, after, now })
    return ok({ id, version: saved, changed: Object.keys(after) })
  })
}

async function judgeSlug(tx: Tx, { slug, except }: { slug: string; except: number }): Promise<SlugTaken | null> {
  await lockBrandNames(tx)
  const named = await findBrandNamed(tx, slug)
  return named === undefined || named === except ? null : { code: 'slug_taken' }
}
