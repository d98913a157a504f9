import { expressionBuilder } from 'kysely'
import { anyOf } from '#database/any-of.ts'
import type { Tx } from '#database/connect.ts'
import type { Tables } from '#database/tables.ts'

const { selectFrom } = expressionBuilder<Tables, never>()

/** Parcels, orders and parts of orders alike, with what stands at their order: whether it is held. */
export function parcels() {
  return selectFrom('orders as parcel')
    .innerJoin('orders as whole', (join) =>
      join.on(({ eb, fn, ref }) => eb('whole.id', '=', fn.coalesce(ref('parcel.parent_id'), ref('parcel.id')))),
    )
    .select([
      'parcel.id',
      'parcel.hashed_id as number',
      'parcel.status',
      'parcel.shipping_method',
      'parcel.temperature',
      'parcel.placed_at',
      'parcel.pre_order',
      'parcel.ships_from',
      'whole.held_reason',
    ])
}

/** Parcels that nobody has begun to pick, of orders that are not held. */
export function parcelsToPick() {
  return parcels().where('parcel.status', '=', 'confirmed').where('whole.held_at', 'is', null).where('parcel.placed_at', 'is not', null)
}

/** These parcels as they stand, and as they stay until the transaction ends. Those that there are none of are not among them. */
export async function keepParcels(tx: Tx, numbers: readonly string[]) {
  const known = await tx
    .selectFrom('orders')
    .where('hashed_id', '=', anyOf(numbers, 'text'))
    .select(({ fn }) => ['id', fn.coalesce('parent_id', 'id').as('whole')])
    .execute()
  const ids = known.flatMap(({ id, whole }) => [id, whole])
  await tx.selectFrom('orders').where('id', '=', anyOf(ids)).orderBy('id').select('id').forShare().execute()
  return tx.selectFrom(parcels().as('kept')).where('kept.number', '=', anyOf(numbers, 'text')).selectAll().execute()
}
