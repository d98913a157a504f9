import type { Kysely } from 'kysely'
import type { Tx } from '#database/connect.ts'
import type { Tables } from '#database/tables.ts'
import type { Actor } from '#rules/actor.ts'
import { familySize } from '#rules/catalog/families/family.ts'
import type { Text } from '#rules/locale.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import { familyOfRows, rowsOfFamily } from './family-rows.ts'
import { removeOwn } from './sharing/store.ts'
import { findFamilyOf, findFamilyRow, listMemberRows, lockFamilyRow, removeFamilyRows, saveFamilyRow } from './store.ts'

/** The family whose member a product is; null when it stands for itself. */
export async function findFamilyNamed(db: Kysely<Tables>, product: number): Promise<{ id: number; name: Text } | null> {
  const id = await findFamilyOf(db, product)
  const row = id === undefined ? undefined : await findFamilyRow(db, id)
  return row ? { id: row.id, name: { zh: row.name_zh, en: row.name_en || row.name_zh } } : null
}

/** Holds the family of a product, before the product is held: who changes families holds them in this order too. */
export async function lockFamilyOf(tx: Tx, product: number): Promise<void> {
  const id = await findFamilyOf(tx, product)
  if (id !== undefined) await lockFamilyRow(tx, id)
}

type Wanted = { actor: Actor; product: number; now: Date }

/** Takes a product out of its family; where one alone would be left, the family is dissolved (FAM-01). */
export async function takeOutOfFamily(tx: Tx, { actor, product, now }: Wanted): Promise<void> {
  const id = await findFamilyOf(tx, product)
  const row = id === undefined ? undefined : await lockFamilyRow(tx, id)
  if (!row) return
  const members = await listMemberRows(tx, row.id)
  const [before, after] = [members, members.filter((member) => member.product_id !== product)].map((each) => familyOfRows(row, each))
  if (!before || !after) return
  const isLeft = after.members.length >= familySize.least
  if (isLeft) await saveFamilyRow(tx, { id: row.id, rows: rowsOfFamily(after), by: String(actor.id), now })
  else await removeFamilyRows(tx, [row.id])
  const gone = isLeft ? [product] : members.map((member) => member.product_id)
  await removeOwn(tx, { products: gone })
  const said = isLeft
    ? { verb: 'change-family', before: { members: before.members }, after: { members: after.members } }
    : { verb: 'dissolve-family', before, after: null }
  await writeAuditEntry(tx, { actor, ...said, subject: `family ${row.id}`, now })
}
