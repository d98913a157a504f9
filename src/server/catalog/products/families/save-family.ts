import type { FamilySaid, FamilySharing } from '#contract/office/api/goods/families.ts'
import type { Tx } from '#database/connect.ts'
import type { Actor } from '#rules/actor.ts'
import type { FlagsExclude } from '#rules/catalog/excluded-flags.ts'
import { faultsInFamily } from '#rules/catalog/families/family.ts'
import type { Text } from '#rules/locale.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { changedFields } from '#server/platform/audit/changed-fields.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import type { Shop } from '#server/platform/shop.ts'
import { noteShown } from '#server/platform/pictures/published/note-shown.ts'
import { fillFor } from '../filling/fill-categories.ts'
import { lockProductRows } from '../store.ts'
import type { SharedField } from '#rules/catalog/families/shared-fields.ts'
import { weighFollowing, type FollowRefusal } from './sharing/follow-family.ts'
import { shareAgain } from './sharing/share-again.ts'
import { conflictOf, familyOfRows, rowsOfFamily, type StandsRefusal } from './family-rows.ts'
import { createFamilyRow, findElsewhere, listMemberRows, lockFamilyRow, saveFamilyRow } from './store.ts'

type JudgedRefusal =
  | { code: 'wrong_value'; faults: Record<string, string> }
  | { code: 'unknown_product'; product: number }
  | FlagsExclude
  /** A product of it is a member of another family. */
  | { code: 'in_family'; product: Text; family: Text }

/** `sharing`: what its members share cannot follow. */
export type FamilyRefusal = JudgedRefusal | StandsRefusal | { code: 'sharing'; refusal: FollowRefusal }

type VerbShop = Pick<Shop, 'database' | 'now'>
type Saved = { id: number; version: number; changed: string[] }

/** Joins products to a family (FAM-01). Nothing of the products themselves changes (FAM-16). */
export async function makeFamily(
  shop: VerbShop,
  made: { actor: Actor; family: FamilySaid; sharing?: FamilySharing | undefined },
): Promise<Result<Saved, JudgedRefusal>> {
  const now = shop.now()
  return shop.database.transaction(async (tx) => makeFamilyOf(tx, { ...made, now }))
}

/** The same in a transaction of the caller. `sharing`: what it shared before it was dissolved. */
export async function makeFamilyOf(
  tx: Tx,
  { actor, family, sharing, now }: { actor: Actor; family: FamilySaid; sharing?: FamilySharing | undefined; now: Date },
): Promise<Result<Saved, JudgedRefusal>> {
  const refusal = await judge(tx, { family, id: 0 })
  if (refusal) return refuse(refusal)
  await noteShown(tx, { addresses: picturesOf(family), now })
  const id = await createFamilyRow(tx, { rows: rowsOfFamily(family), by: String(actor.id), now })
  if (sharing && sharing.shared.length > 0) await shareAgain(tx, { id, family, sharing })
  await fillFor(tx, { products: productsOf(family), now })
  await writeAuditEntry(tx, { actor, verb: 'make-family', subject: `family ${id}`, before: null, after: { ...family, ...sharing }, now })
  return ok({ id, version: 1, changed: Object.keys(family) })
}

type Change = { actor: Actor; id: number; version: number; family: FamilySaid }

/** Makes a family this one, all of it at once. Told twice, the second time changes nothing; over a newer version nothing is changed. */
export async function changeFamily(shop: VerbShop, { actor, id, version, family }: Change): Promise<Result<Saved, FamilyRefusal>> {
  const now = shop.now()
  return shop.database.transaction(async (tx) => {
    const row = await lockFamilyRow(tx, id)
    if (!row) return refuse({ code: 'unknown_family' })
    const stands = familyOfRows(row, await listMemberRows(tx, id))
    const { before, after } = changedFields(stands, family)
    if (Object.keys(after).length === 0) return ok({ id, version: row.version, changed: [] })
    if (row.version !== version) return refuse(conflictOf(row, stands))
    const refusal = await judge(tx, { family, id })
    if (refusal) return refuse(refusal)
    const follow = await weighFollowing(tx, { shared: row.shared as SharedField[], before: stands, after: family, now })
    if (!follow.ok) return refuse({ code: 'sharing', refusal: follow.refusal })
    await noteShown(tx, { addresses: picturesOf(family), now })
    const saved = await saveFamilyRow(tx, { id, rows: rowsOfFamily(family), by: String(actor.id), now })
    await follow.value(actor)
    await fillFor(tx, { products: [...new Set([...productsOf(stands), ...productsOf(family)])], now })
    await writeAuditEntry(tx, { actor, verb: 'change-family', subject: `family ${id}`, before, after, now })
    return ok({ id, version: saved, changed: Object.keys(after) })
  })
}

const productsOf = ({ members }: FamilySaid) => members.map(({ product }) => product)

const picturesOf = ({ members }: FamilySaid) =>
  members.flatMap(({ swatch }) => (swatch !== null && 'picture' in swatch ? [swatch.picture] : []))

/** Products are held, so that none becomes a gift meanwhile; the key of `family_members` keeps each in one family. */
async function judge(tx: Tx, { family, id }: { family: FamilySaid; id: number }): Promise<JudgedRefusal | null> {
  const faults = faultsInFamily(family)
  if (Object.keys(faults).length > 0) return { code: 'wrong_value', faults }
  const ids = family.members.map(({ product }) => product)
  const rows = new Map((await lockProductRows(tx, ids)).map((row) => [row.id, row]))
  const unknown = ids.find((product) => !rows.has(product))
  if (unknown !== undefined) return { code: 'unknown_product', product: unknown }
  const gift = [...rows.values()].find(({ is_gift_only: isGift }) => isGift)
  if (gift) {
    const { id: product, name_zh: zh, name_en: en } = gift
    return { code: 'flags_exclude', flag: 'is_gift_only', beside: 'family', product, name: { zh, en } }
  }
  const elsewhere = await findElsewhere(tx, { products: ids, except: id })
  if (!elsewhere) return null
  const { name_zh, name_en, family_zh, family_en } = elsewhere
  return { code: 'in_family', product: { zh: name_zh, en: name_en || name_zh }, family: { zh: family_zh, en: family_en || family_zh } }
}
