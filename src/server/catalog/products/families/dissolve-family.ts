import type { FamilySaid, FamilySharing } from '#contract/office/api/goods/families.ts'
import type { Tx } from '#database/connect.ts'
import type { Actor } from '#rules/actor.ts'
import type { SharedField } from '#rules/catalog/families/shared-fields.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { writeAuditEntries } from '#server/platform/audit/write-audit-entry.ts'
import type { Shop } from '#server/platform/shop.ts'
import { fillFor } from '../filling/fill-categories.ts'
import { conflictOf, familyOfRows, type FamilyRow, type StandsRefusal } from './family-rows.ts'
import { listOwn, removeOwn } from './sharing/store.ts'
import { listMemberRowsOf, lockFamilyRows, removeFamilyRows } from './store.ts'

type Named = { id: number; version: number }
type Answer = Result<FamilySharing, StandsRefusal>

/** Takes a family away; its products stay as they are, each for itself (FAM-16). Answers what they shared. */
export async function dissolveFamily(
  shop: Pick<Shop, 'database' | 'now'>,
  { actor, ...family }: Named & { actor: Actor },
): Promise<Answer> {
  const now = shop.now()
  const answers = await shop.database.transaction(async (tx) => dissolveFamiliesOf(tx, { actor, families: [family], now }))
  return answers.get(family.id) ?? refuse({ code: 'unknown_family' })
}

type Dissolving = { actor: Actor; families: readonly Named[]; now: Date }

/**
 * The same with many, in few statements and in a transaction of the caller, who holds none of their products yet. They are held in the order
 * of their ids. Answers of each by its id.
 */
export async function dissolveFamiliesOf(tx: Tx, { actor, families, now }: Dissolving): Promise<ReadonlyMap<number, Answer>> {
  if (families.length === 0) return new Map()
  const standing = await lockFamilies(
    tx,
    families.map(({ id }) => id),
  )
  const refused = new Map<number, Answer>()
  const gone: Standing[] = []
  for (const { id, version } of families) {
    const found = standing.get(id)
    if (!found) refused.set(id, refuse({ code: 'unknown_family' }))
    else if (found.row.version !== version) refused.set(id, refuse(conflictOf(found.row, found.said)))
    else gone.push(found)
  }
  const own = gone.length === 0 ? [] : await removeFamilies(tx, { gone, actor, now })
  const shared = gone.map(({ row, said }): [number, Answer] => {
    const members = new Set(productsOf(said))
    return [row.id, ok({ shared: row.shared as SharedField[], own: own.filter(({ product }) => members.has(product)) })]
  })
  return new Map([...refused, ...shared])
}

type Standing = { row: FamilyRow; said: FamilySaid }

async function lockFamilies(tx: Tx, ids: readonly number[]): Promise<ReadonlyMap<number, Standing>> {
  const rows = await lockFamilyRows(tx, ids)
  const members = Map.groupBy(await listMemberRowsOf(tx, ids), ({ family_id: id }) => id)
  return new Map(rows.map((row) => [row.id, { row, said: familyOfRows(row, members.get(row.id) ?? []) }]))
}

/** Answers what their members had of their own; there is one at least. */
async function removeFamilies(tx: Tx, { gone, actor, now }: { gone: readonly Standing[]; actor: Actor; now: Date }) {
  const products = gone.flatMap(({ said }) => productsOf(said))
  const own = await listOwn(tx, products)
  await removeOwn(tx, { products })
  await removeFamilyRows(
    tx,
    gone.map(({ row: { id } }) => id),
  )
  await fillFor(tx, { products, now })
  await writeAuditEntries(
    tx,
    gone.map(({ row: { id }, said }) => ({
      actor,
      verb: 'dissolve-family',
      subject: `family ${id}`,
      before: said,
      after: null,
      now,
    })),
  )
  return own
}

const productsOf = ({ members }: FamilySaid) => members.map(({ product }) => product)
