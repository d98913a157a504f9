import { sql, type Kysely } from 'kysely'
import * as z from 'zod'
import { prepared, type ValueOf } from '#database/prepared.ts'
import type { Tables } from '#database/tables.ts'
import { returnRights, type ReturnRight } from '#rules/label/label-kinds.ts'
import type { Language } from '#rules/locale.ts'
import { writeAddressAbroad } from '#rules/recipients/address-abroad.ts'
import { writeAddress } from '#rules/recipients/home-address.ts'
import { storeClosedUntil } from '#server/delivery/shipments/published/closed-stores.ts'
import { addressOfStore } from '#server/delivery/stores/published/address-of-store.ts'
import { listGivenParts } from '#server/money/payments/published/given-parts.ts'
import { paymentSoFar } from '#server/money/payments/published/payment-so-far.ts'
import { emailOf } from '#server/people/members/published/email-of.ts'
import { findEdit, isEdited } from '#server/sales/orders/published/find-edit.ts'
import { listLineContents, orderContents } from '#server/sales/orders/published/order-contents.ts'
import { isShort, listShortLines } from '#server/sales/orders/published/short-lines.ts'
import { shortToTell, unitsNotSent } from './short-to-tell.ts'

export type OrderToEmail = NonNullable<Awaited<ReturnType<typeof findOrderToEmail>>>

/** Which of several an email tells of; left out, it is the last. */
export type TellsOf = { editId?: number | undefined; /** The report that goods are missing. */ cause?: string | undefined }

/** What an email about an order tells, and to whom it goes; undefined when the member has no address. */
export async function findOrderToEmail(db: Kysely<Tables>, orderId: number, { editId, cause }: TellsOf = {}) {
  const [order] = await orderRow(db, { orderId })
  if (!order?.email || !order.placed_at) return undefined
  const lines = await listLineContents(db, orderId)
  const edit = order.is_edited ? await findEdit(db, { orderId, editId: editId ?? null }) : undefined
  const short = order.is_short ? await listShortLines(db, orderId) : []
  const given = short.length > 0 ? await listGivenParts(db, order.whole_id) : []
  const { store, contact, foreign_contact, whole_number, refunded, ...row } = order
  return {
    ...row,
    email: order.email,
    placed_at: order.placed_at,
    language: order.lang satisfies Language,
    rootNumber: whole_number,
    refunded: Number(refunded ?? 0),
    short: shortToTell({ short, given, cause }),
    notSent: unitsNotSent(short.filter(({ parcelId }) => parcelId === orderId)),
    edit: edit && { id: edit.id, changed: editedFields.parse(edit.changed) },
    storeName: keptStore.parse(store)?.store_name ?? null,
    address: addressIn({ contact, foreign_contact }),
    lines: lines.map(({ snapshot, picks, ...line }) => ({
      ...line,
      ...goods.parse(snapshot),
      return_right: rightOf([snapshot, ...picks.map((pick) => pick.snapshot)]),
    })),
  }
}

const orderRow = prepared((db, value: ValueOf<{ orderId: number }>) =>
  db
    .selectFrom(orderContents().as('orders'))
    .leftJoinLateral(
      (eb) => paymentSoFar(eb.ref('orders.whole_id')).as('paying'),
      (join) => join.onTrue(),
    )
    .where('orders.id', '=', value('orderId'))
    .select((eb) => [
      emailOf(eb.ref('orders.user_id')).as('email'),
      addressOfStore(sql<string | null>`orders.store->>'store_id'`).as('store_address'),
      storeClosedUntil(eb.ref('orders.id')).as('store_closed_until'),
      isEdited(value('orderId')).as('is_edited'),
      isShort(value('orderId')).as('is_short'),
    ])
    .select([
      'orders.user_id',
      'orders.hashed_id',
      'orders.whole_id',
      'orders.whole_number',
      'orders.lang',
      'orders.status',
      'orders.placed_at',
      'orders.sender_name',
      'orders.items_total',
      'orders.discount_amount',
      'orders.delivery_fee',
      'orders.handling_fee',
      'orders.grand_total',
      'orders.payment',
      'orders.payment_deadline',
      'orders.tracking',
      'orders.more_tracking',
      'orders.store',
      'orders.shipping_method',
      'orders.contact',
      'orders.foreign_contact',
      'orders.delivered_at',
      'orders.discount_code_text',
      'orders.points_earned',
      'orders.cancel_code',
      'paying.vatm_account',
      'paying.vatm_bank',
      'paying.refunded',
    ]),
)

const value = z.union([z.string(), z.null()]).default(null)
const editedFields = z.record(z.string(), z.object({ from: value, to: value }))
/** What an edit changed, by the names of its fields. */
export type EditedFields = z.infer<typeof editedFields>

const keptStore = z.object({ store_name: z.string() }).nullable()
const goods = z.object({ name: z.object({ zh: z.string(), en: z.string() }), preview: z.string() })
const withRight = z.object({ return_right: z.enum(returnRights).default('normal') })

/** Of goods that go back together: the first exception among them, as the cart told it. */
function rightOf(snapshots: readonly unknown[]): ReturnRight {
  return snapshots.map((snapshot) => withRight.parse(snapshot).return_right).find((right) => right !== 'normal') ?? 'normal'
}

const word = z.string().nullable().default(null)
const keptHome = z.object({ county: word, district: word, zip_code: word, address: word })
const keptAbroad = z.object({
  country: z.string(),
  state_province_county: z.string(),
  city_or_town: z.string(),
  address_one: z.string(),
  address_two: word,
  address_three: word,
  postal_code: word,
})

/** Where the parcel is brought, on one line; null where it is fetched. */
function addressIn({ contact, foreign_contact }: { contact: unknown; foreign_contact: unknown }): string | null {
  if (foreign_contact) return writeAddressAbroad(keptAbroad.parse(foreign_contact))
  const home = keptHome.nullable().parse(contact)
  return home?.address ? writeAddress(home) : null
}
