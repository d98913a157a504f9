import { expressionBuilder } from 'kysely'
import type { Tables } from '#database/tables.ts'

/** Parcels as whoever packs them needs them: to whom and where they go, what is asked for, and the cash that they collect. */
export function whoseParcels() {
  const { selectFrom } = expressionBuilder<Tables, never>()
  return selectFrom('orders as parcel')
    .innerJoin('orders as whole', (join) =>
      join.on(({ eb, fn, ref }) => eb('whole.id', '=', fn.coalesce(ref('parcel.parent_id'), ref('parcel.id')))),
    )
    .select([
      'parcel.id',
      'parcel.hashed_id as number',
      'parcel.parent_id',
      'parcel.status',
      'parcel.shipping_method',
      'parcel.temperature',
      'parcel.picked_at',
      'whole.id as whole_id',
      'whole.held_reason',
      'whole.remark',
      'whole.payment',
      'whole.grand_total',
      'whole.sender_name',
      'whole.contact',
      'whole.foreign_contact',
      'whole.store',
    ])
}
