import { sql, type Expression, type Kysely, type SelectQueryBuilder } from 'kysely'
import { anyOf } from '#database/any-of.ts'
import type { Tables } from '#database/tables.ts'
import { keptContact, keptForeignContact, keptStore, productSnapshot } from '../order-snapshot.ts'

type Db = Kysely<Tables>
export type ToExport = Awaited<ReturnType<typeof listToExport>>[number]

/** The address of the member with this number, as a column: who owns members says what it is. */
export type EmailOf = (memberId: Expression<number>) => SelectQueryBuilder<Tables, 'users', { email: string | null }>

/** All that a file says of these orders, with the lines of all their parcels; in the order of `ids`. */
export async function listToExport(db: Db, { ids, emailOf }: { ids: readonly number[]; emailOf: EmailOf }) {
  const rows = await listRows(db, { ids, emailOf })
  const lines = await listLines(db, ids)
  const found = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = found.get(id)
    if (!row) return []
    const contact = keptContact.nullable().parse(row.contact)
    const abroad = keptForeignContact.nullable().parse(row.foreign_contact)
    return [
      {
        ...row,
        recipient: contact ?? abroad,
        address: abroad
          ? addressAbroad(abroad)
          : `${contact?.zip_code ?? ''}${contact?.county ?? ''}${contact?.district ?? ''}${contact?.address ?? ''}`,
        store: keptStore.nullable().parse(row.store),
        lines: lines
          .filter(({ whole }) => whole === id)
          .map(({ quantity, price, sub_total, snapshot }) => ({ quantity, price, sub_total, name: productSnapshot.parse(snapshot).name })),
      },
    ]
  })
}

function addressAbroad({
  address_one,
  address_two,
  address_three,
  city_or_town,
  state_province_county,
  postal_code,
  country,
}: ReturnType<typeof keptForeignContact.parse>): string {
  return [address_one, address_two, address_three, city_or_town, state_province_county, postal_code, country]
    .filter((part) => part)
    .join(', ')
}

async function listRows(db: Db, { ids, emailOf }: { ids: readonly number[]; emailOf: EmailOf }) {
  return db
    .selectFrom('orders')
    .where('orders.id', '=', anyOf(ids))
    .selectAll('orders')
    .select((eb) => [
      emailOf(eb.ref('orders.user_id')).as('email'),
      eb
        .selectFrom('payments')
        .whereRef('payments.order_id', '=', 'orders.id')
        .where('payments.surplus', '=', false)
        .select(sql<string | null>`(array_agg(payments.status order by payments.id desc))[1]`.as('state'))
        .as('payment_state'),
      eb
        .selectFrom('payments')
        .whereRef('payments.order_id', '=', 'orders.id')
        .select(({ fn }) => fn.max('payments.paid_at').as('at'))
        .as('paid_at'),
      eb
        .selectFrom('payments')
        .whereRef('payments.order_id', '=', 'orders.id')
        .select(sql<number | null>`sum(payments.refunded_amount)::bigint`.as('refunded'))
        .as('refunded'),
      eb
        .selectFrom('invoices')
        .whereRef('invoices.order_id', '=', 'orders.id')
        .where('invoices.status', '<>', 'voided')
        .select('invoices.number')
        .limit(1)
        .as('invoice_number'),
      eb
        .selectFrom('order_tags')
        .innerJoin('office_tags', 'office_tags.id', 'order_tags.tag_id')
        .whereRef('order_tags.order_id', '=', 'orders.id')
        .select(sql<string | null>`string_agg(office_tags.name, ', ' order by order_tags.place)`.as('tags'))
        .as('tags'),
    ])
    .execute()
}

async function listLines(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .where((eb) => eb.or([eb('orders.id', '=', anyOf(ids)), eb('orders.parent_id', '=', anyOf(ids))]))
    .orderBy('order_lines.id')
    .select(['order_lines.quantity', 'order_lines.price', 'order_lines.sub_total', 'order_lines.snapshot'])
    .select(({ fn }) => fn.coalesce('orders.parent_id', 'orders.id').as('whole'))
    .execute()
}
