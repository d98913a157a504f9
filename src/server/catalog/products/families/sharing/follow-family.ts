import type { FamilySaid } from '#contract/office/api/goods/families.ts'
import type { Tx } from '#database/connect.ts'
import type { Actor } from '#rules/actor.ts'
import { nameOfMember, type SharedField } from '#rules/catalog/families/shared-fields.ts'
import { longestTexts } from '#rules/catalog/product.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import type { WeighedRefusal } from '../../judging/weigh-change.ts'
import { lockProductRows, type LockedProduct } from '../../store.ts'
import { saveAlike, weighAlike, type Wish } from './say-alike.ts'
import { createOwn, listOwn, removeOwn } from './store.ts'

type Written = { shared: readonly SharedField[]; before: FamilySaid; after: FamilySaid; now: Date }
export type FollowRefusal = WeighedRefusal | { code: 'name_too_long' }

/**
 * Whether what members share can follow a family that is written anew; what is answered makes it so, once the family is written. Who comes
 * keeps what it says, as its own; who goes shares nothing any more; and who is called by the family is called by its new name and values.
 */
export async function weighFollowing(
  tx: Tx,
  { shared, before, after, now }: Written,
): Promise<Result<(actor: Actor) => Promise<void>, FollowRefusal>> {
  const [stood, stands] = [productsOf(before), productsOf(after)]
  const named = shared.includes('name') ? await listNamed(tx, { products: stands.filter((product) => stood.includes(product)) }) : []
  const wishes = wishNames(after, named)
  if (wishes === null) return refuse({ code: 'name_too_long' })
  const weighed = await weighAlike(tx, wishes, now)
  if (!weighed.ok) return weighed
  const fresh = stands.filter((product) => !stood.includes(product))
  return ok(async (actor) => {
    await removeOwn(tx, { products: stood.filter((product) => !stands.includes(product)) })
    await createOwn(
      tx,
      fresh.flatMap((product) => shared.map((field) => ({ product, field }))),
    )
    await saveAlike(tx, weighed.value, { actor, now })
  })
}

/** What members shall be called by their family; null where one of the names would be too long. */
export function wishNames(family: FamilySaid, rows: readonly LockedProduct[]): Wish[] | null {
  const values = new Map(family.members.map((member) => [member.product, member.values]))
  const wishes = rows.map((row) => ({ row, wanted: nameOfMember(family, values.get(row.id) ?? []) }))
  const isLong = wishes.some(
    ({ wanted }) => [...wanted.name_zh].length > longestTexts.name_zh || [...wanted.name_en].length > longestTexts.name_en,
  )
  return isLong ? null : wishes
}

/** Those of the products whose names are not their own, held. */
async function listNamed(tx: Tx, { products }: { products: readonly number[] }): Promise<LockedProduct[]> {
  const own = await listOwn(tx, products)
  const named = products.filter((product) => !own.some((each) => each.product === product && each.field === 'name'))
  return lockProductRows(tx, named)
}

const productsOf = ({ members }: FamilySaid) => members.map(({ product }) => product)
