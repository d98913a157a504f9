import type { Tx } from '#database/connect.ts'
import type { Actor } from '#rules/actor.ts'
import { label as labelShape } from '#contract/shared/label.ts'
import { columnsOfShared, sharedIn, sharedLabel, type SharedField } from '#rules/catalog/families/shared-fields.ts'
import { ok, type Result } from '#rules/result.ts'
import { changedFields } from '#server/platform/audit/changed-fields.ts'
import { saveWeighedChange, weighChange, type WeighedChange, type WeighedRefusal } from '../../judging/weigh-change.ts'
import type { LockedProduct } from '../../store.ts'
import { listMemberIds, listOwn, lockSharingOf } from './store.ts'

/** Who shares what with a product: `fields` of each other member. */
export type Sharing = ReadonlyMap<number, readonly SharedField[]>

/** Holds the family of a product, and says with whom it shares what. The caller then locks all of them, in the order of their ids. */
export async function holdSharing(tx: Tx, product: number): Promise<Sharing> {
  const family = await lockSharingOf(tx, product)
  if (!family) return new Map()
  const members = await listMemberIds(tx, family.id)
  // It was taken out while this waited for the family.
  if (!members.includes(product)) return new Map()
  const own = await listOwn(tx, members)
  const isShared = (id: number, field: string) => !own.some((each) => each.product === id && each.field === field)
  const shared = (family.shared as SharedField[]).filter((field) => isShared(product, field))
  const others = members.filter((id) => id !== product)
  return new Map(others.map((id) => [id, shared.filter((field) => isShared(id, field))]))
}

/** A product, and what it shall say whatever it says now. */
export type Wish = { row: LockedProduct; wanted: Partial<LockedProduct> }

/** What the other members that share it shall say, once this is said of one (FAM-15). Names follow the family, not each other. */
export function wishesOf(rows: readonly LockedProduct[], { sharing, after }: { sharing: Sharing; after: Partial<LockedProduct> }): Wish[] {
  const said = sharedIn(Object.keys(after)).filter((field) => field !== 'name')
  return rows.map((row) => {
    const fields = said.filter((field) => sharing.get(row.id)?.includes(field))
    return { row, wanted: saidTo(row, { model: after, fields }) }
  })
}

/** What a product shall say where it shares these fields with another, as far as that has them. */
export function saidTo(
  row: LockedProduct,
  { model, fields }: { model: Partial<LockedProduct>; fields: readonly SharedField[] },
): Partial<LockedProduct> {
  const columns: readonly string[] = fields.flatMap((field) => columnsOfShared[field])
  const said: Partial<LockedProduct> = Object.fromEntries(Object.entries(model).filter(([column]) => columns.includes(column)))
  return said.label === undefined ? said : { ...said, label: sharedLabel(labelShape.parse(row.label), labelShape.parse(said.label)) }
}

type Weighed = WeighedChange & { row: LockedProduct }

/** Whether all of them may say it, without changing anything; who says it already is not among the answers. */
export async function weighAlike(tx: Tx, wishes: readonly Wish[], now: Date): Promise<Result<Weighed[], WeighedRefusal>> {
  const all: Weighed[] = []
  for (const { row, wanted } of wishes) {
    const { after } = changedFields({ ...row }, wanted)
    if (Object.keys(after).length === 0) continue
    const weighed = await weighChange(tx, { row, after, now })
    if (!weighed.ok) return weighed
    all.push({ row, ...weighed.value })
  }
  return ok(all)
}

/** Each gets a version of its own. Answers how many there are. */
export async function saveAlike(tx: Tx, weighed: readonly Weighed[], by: { actor: Actor; now: Date }): Promise<number> {
  for (const each of weighed) await saveWeighedChange(tx, { ...each, ...by, alike: true })
  return weighed.length
}
