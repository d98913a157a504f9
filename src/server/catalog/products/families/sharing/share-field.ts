import type { Tx } from '#database/connect.ts'
import type { Actor } from '#rules/actor.ts'
import { type SharedField } from '#rules/catalog/families/shared-fields.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import type { Shop } from '#server/platform/shop.ts'
import type { WeighedRefusal } from '../../judging/weigh-change.ts'
import { listShelvesOf } from '../../shelves/store.ts'
import { setShelvesHeld } from '../../shelves/set-shelves-of-product.ts'
import { lockProductRows, type LockedProduct } from '../../store.ts'
import { familyOfRows, type FamilyRow, type MemberRow } from '../family-rows.ts'
import { listMemberRows, lockFamilyRow } from '../store.ts'
import { wishNames } from './follow-family.ts'
import { saidTo, saveAlike, weighAlike } from './say-alike.ts'
import { createOwn, listOwn, removeOwn, saveShared } from './store.ts'

/** `name_too_long`: the family’s name and the values of one of its members are longer than a name may be. */
export type SharingRefusal = WeighedRefusal | { code: 'unknown_family' } | { code: 'not_member' } | { code: 'name_too_long' }

type VerbShop = Pick<Shop, 'database' | 'now'>
type Wanted = { actor: Actor; id: number; field: SharedField; from: number }
type Done = Result<{ changed: number }, SharingRefusal>

/**
 * From now on all members share a field, beginning with what stands at one of them (`from`): each gets it as a version of its own.
 * Told twice, the second time changes nothing. Answers how many products say something else than before.
 */
export async function shareField(shop: VerbShop, { actor, id, field, from }: Wanted): Promise<Done> {
  const now = shop.now()
  return shop.database.transaction(async (tx) => {
    const held = await hold(tx, id)
    if (!held.ok) return held
    const { family, rows } = held.value
    const model = rows.find((row) => row.id === from)
    if (!model) return refuse({ code: 'not_member' })
    const given = await weighGift(tx, { ...held.value, model, field, now })
    if (!given.ok) return given
    await saveShared(tx, { family: id, shared: [...new Set([...(family.shared as SharedField[]), field])] })
    await removeOwn(tx, { products: rows.map((row) => row.id), fields: [field] })
    const changed = await given.value({ actor, now })
    const after = { field, from, changed }
    await writeAuditEntry(tx, { actor, verb: 'share-field', subject: `family ${id}`, before: { shared: family.shared }, after, now })
    return ok({ changed })
  })
}

/** From now on each member says this for itself; all keep what they say. */
export async function unshareField(
  shop: VerbShop,
  { actor, id, field }: Omit<Wanted, 'from'>,
): Promise<Result<{ changed: number }, { code: 'unknown_family' }>> {
  const now = shop.now()
  return shop.database.transaction(async (tx) => {
    const family = await lockFamilyRow(tx, id)
    if (!family) return refuse({ code: 'unknown_family' })
    if (!family.shared.includes(field)) return ok({ changed: 0 })
    const members = await listMemberRows(tx, id)
    await saveShared(tx, { family: id, shared: (family.shared as SharedField[]).filter((each) => each !== field) })
    await removeOwn(tx, { products: members.map((member) => member.product_id), fields: [field] })
    const before = { shared: family.shared }
    await writeAuditEntry(tx, { actor, verb: 'unshare-field', subject: `family ${id}`, before, after: { field }, now })
    return ok({ changed: 0 })
  })
}

type OfMember = { actor: Actor; id: number; product: number; field: SharedField; own: boolean }

/** A field of a member is its own from now on, as it stands; or it says what the others say again. Told twice, nothing changes. */
export async function turnOwn(shop: VerbShop, { actor, id, product, field, own }: OfMember): Promise<Done> {
  const now = shop.now()
  return shop.database.transaction(async (tx) => {
    const held = await hold(tx, id)
    if (!held.ok) return held
    const { family, members, rows } = held.value
    const row = rows.find((each) => each.id === product)
    if (!row || !family.shared.includes(field)) return refuse({ code: 'not_member' })
    const ownNow = await listOwn(
      tx,
      rows.map((each) => each.id),
    )
    const isOwn = (of: number) => ownNow.some((one) => one.product === of && one.field === field)
    if (isOwn(product) === own) return ok({ changed: 0 })
    const first = members.find((member) => member.product_id !== product && !isOwn(member.product_id))
    const model = rows.find((each) => each.id === first?.product_id) ?? row
    const given = own ? null : await weighGift(tx, { ...held.value, rows: [row], model, field, now })
    if (given && !given.ok) return given
    if (own) await createOwn(tx, [{ product, field }])
    else await removeOwn(tx, { products: [product], fields: [field] })
    const changed = given ? await given.value({ actor, now }) : 0
    const [before, after] = [
      { field, own: !own },
      { field, own },
    ]
    await writeAuditEntry(tx, { actor, verb: 'turn-own', subject: `product ${product}`, before, after, now })
    return ok({ changed })
  })
}

type Held = { family: FamilyRow; members: MemberRow[]; rows: LockedProduct[] }

/** The family first, then its products in the order of their ids. */
async function hold(tx: Tx, id: number): Promise<Result<Held, { code: 'unknown_family' }>> {
  const family = await lockFamilyRow(tx, id)
  if (!family) return refuse({ code: 'unknown_family' })
  const members = await listMemberRows(tx, id)
  const rows = await lockProductRows(
    tx,
    members.map((member) => member.product_id),
  )
  return ok({ family, members, rows })
}

type Giving = Held & { model: LockedProduct; field: SharedField; now: Date }
/** Saves what was weighed; answers how many products that changed. */
type Give = (by: { actor: Actor; now: Date }) => Promise<number>

/** Whether all these products may say of a field what the model says, and of the name what the family says; changes nothing yet. */
async function weighGift(tx: Tx, { family, members, rows, model, field, now }: Giving): Promise<Result<Give, SharingRefusal>> {
  if (field === 'categories') return ok((by) => giveShelves(tx, { rows, model, ...by }))
  const wishes =
    field === 'name'
      ? wishNames(familyOfRows(family, members), rows)
      : rows.map((row) => ({ row, wanted: saidTo(row, { model, fields: [field] }) }))
  if (wishes === null) return refuse({ code: 'name_too_long' })
  const weighed = await weighAlike(tx, wishes, now)
  return weighed.ok ? ok((by) => saveAlike(tx, weighed.value, by)) : weighed
}

type Shelving = Pick<Giving, 'rows' | 'model' | 'now'> & { actor: Actor }

async function giveShelves(tx: Tx, { rows, model, actor, now }: Shelving): Promise<number> {
  const shelves = (await listShelvesOf(tx, model.id)).map(({ category }) => ({ category }))
  let changed = 0
  for (const { id } of rows) {
    const set = await setShelvesHeld(tx, { actor, product: id, shelves, alike: true, now })
    if (set.ok && set.value.version !== null) changed += 1
  }
  return changed
}
