import { isDeepStrictEqual } from 'node:util'
import type { FamilySaid, FamilySharing } from '#contract/office/api/goods/families.ts'
import type { Tx } from '#database/connect.ts'
import type { SharedField } from '#rules/catalog/families/shared-fields.ts'
import { changedFields } from '#server/platform/audit/changed-fields.ts'
import { listShelvesOf } from '../../shelves/store.ts'
import { lockProductRows, type LockedProduct } from '../../store.ts'
import { wishNames } from './follow-family.ts'
import { saidTo } from './say-alike.ts'
import { createOwn, saveShared } from './store.ts'

type Again = { id: number; family: FamilySaid; sharing: FamilySharing }

/**
 * A family that was dissolved shares again what it shared. Nothing of its members changes: who says something else by now than the others
 * keeps it, as its own.
 */
export async function shareAgain(tx: Tx, { id, family, sharing: { shared, own } }: Again): Promise<void> {
  await saveShared(tx, { family: id, shared })
  const rows = await lockProductRows(
    tx,
    family.members.map(({ product }) => product),
  )
  const inOrder = family.members.flatMap(({ product }) => rows.find((row) => row.id === product) ?? [])
  const others = []
  for (const field of shared) {
    const sharing = inOrder.filter((row) => !own.some((each) => each.product === row.id && each.field === field))
    for (const row of await listOthers(tx, { field, family, rows: sharing })) others.push({ product: row.id, field })
  }
  await createOwn(tx, [...own, ...others])
}

type Compared = { field: SharedField; family: FamilySaid; rows: readonly LockedProduct[] }

/** Who says something else of a field than the first of them, and of the name than the family. */
async function listOthers(tx: Tx, { field, family, rows }: Compared): Promise<readonly LockedProduct[]> {
  const [model] = rows
  if (!model) return []
  if (field === 'categories') return listElsewhere(tx, rows)
  const wishes = field === 'name' ? wishNames(family, rows) : rows.map((row) => ({ row, wanted: saidTo(row, { model, fields: [field] }) }))
  if (wishes === null) return rows
  return wishes.filter(({ row, wanted }) => Object.keys(changedFields({ ...row }, wanted).after).length > 0).map(({ row }) => row)
}

async function listElsewhere(tx: Tx, rows: readonly LockedProduct[]): Promise<readonly LockedProduct[]> {
  const shelves: number[][] = []
  for (const { id } of rows)
    shelves.push((await listShelvesOf(tx, id)).map(({ category }) => category).toSorted((one, other) => one - other))
  return rows.filter((_, place) => !isDeepStrictEqual(shelves[place], shelves[0]))
}
