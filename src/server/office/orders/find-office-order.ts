import type { Language } from '#rules/locale.ts'
import { transitionOrder, type OrderStatus } from '#rules/orders/order.ts'
import { movesOf, type Parcel } from '#rules/orders/order-moves.ts'
import { storeChangeOf } from '#rules/shipping/closed-store.ts'
import type { PermissionName, Share } from '#rules/staff/permissions.ts'
import { listPinnedOnMember } from '#server/office/members/notes/find-notes.ts'
import { findMemberCard } from '#server/people/members/published/member-card.ts'
import { stateOfBox, type Box } from '#server/delivery/shipments/boxes/box.ts'
import { listBoxesOf } from '#server/delivery/shipments/boxes/find-boxes.ts'
import { listOpenShipmentsOf } from '#server/delivery/shipments/list-open-shipments.ts'
import type { Shop } from '#server/platform/shop.ts'
import { findOrderForStaff } from '#server/sales/orders/for-staff/find-order-for-staff.ts'
import { findBesideOrder } from './find-beside-order.ts'
import { sightOf } from '#server/sales/orders/for-staff/sight.ts'

type Asked = { number: string; language: Language; permissions: ReadonlyMap<PermissionName, Share> }

/** Everything of one order on one page, as far as its reader may see it, with what they can do (DSK-06, DSK-08). */
export async function findOfficeOrder(shop: Shop, { number, language, permissions }: Asked) {
  const found = await findOrderForStaff(shop, { number, language, sight: sightOf(permissions, shop.now()) })
  if (!found) return null
  const { id, memberId, seesPeople, order, held, risk, bought, attempts, entries } = found
  const parcels = [order, ...order.split_orders]
  const numbers = parcels.map(({ hashed_id }) => hashed_id)
  const [underWay, member, beside, boxes] = await Promise.all([
    listOpenShipmentsOf(shop, numbers),
    permissions.has('members.view') ? memberOf(shop, { memberId, bought, permissions }) : null,
    findBesideOrder(shop, { orderId: id, permissions }),
    listBoxesOf(shop, numbers),
  ])
  const moves = parcels.map(({ hashed_id, status, shipping_method: shippingMethod }) => [
    hashed_id,
    movesOf(
      {
        status,
        shippingMethod,
        isPart: hashed_id !== order.hashed_id,
        isHeld: held !== null,
        isBooked: underWay.some((shipment) => shipment.numbers.includes(hashed_id)),
        ...boxesAndStore({ status, shippingMethod, boxes: boxes.filter((box) => box.numbers.includes(hashed_id)) }, shop.now()),
      },
      (permission) => permissions.has(permission),
    ),
  ])
  return {
    order,
    seesPeople,
    held,
    risk,
    member,
    attempts,
    entries,
    moves: Object.fromEntries(moves),
    may_be_short: mayBeShort({ parcels, boxes, permissions }),
    ...beside,
  }
}

type Shortable = Pick<Asked, 'permissions'> & {
  parcels: readonly { hashed_id: string; status: OrderStatus }[]
  boxes: readonly (Pick<Box, 'bookedAt' | 'handedOverAt'> & { numbers: readonly string[] })[]
}

/** The parcels of which this person can say now that goods are missing: those that are packed and have no label. */
function mayBeShort({ parcels, boxes, permissions }: Shortable): string[] {
  if (!permissions.has('parcels.missing') || !permissions.has('parcels.pack')) return []
  const isLabelled = (number: string) => boxes.some(({ bookedAt, numbers }) => bookedAt !== null && numbers.includes(number))
  return parcels
    .filter(({ hashed_id, status }) => transitionOrder(status, 'goods_short').ok && !isLabelled(hashed_id))
    .map(({ hashed_id }) => hashed_id)
}

type AtStore = Pick<Parcel, 'status' | 'shippingMethod'> & { boxes: readonly Box[] }

/** What the boxes of a parcel allow. */
function boxesAndStore({ status, shippingMethod, boxes }: AtStore, now: Date): Pick<Parcel, 'boxes' | 'store'> {
  const facts = boxes.map((box) => ({ hasLabel: stateOfBox(box) !== 'open', storeClosedUntil: box.storeClosedUntil }))
  const { way } = storeChangeOf({ status, boxes: facts }, now)
  const canChange = shippingMethod === 'seven' && (way === 'in the house' || way === 'by the courier')
  const isClosed = facts.some(({ storeClosedUntil }) => storeClosedUntil !== null)
  return { boxes: countLabels(boxes), store: { canChange, isClosed } }
}

/** How many boxes wait with a label and how many without; a parcel that nobody put into boxes is one without. */
function countLabels(boxes: readonly Pick<Box, 'bookedAt' | 'handedOverAt'>[]): { labelled: number; unlabelled: number } {
  const waiting = boxes.filter(({ handedOverAt }) => handedOverAt === null)
  const labelled = waiting.filter(({ bookedAt }) => bookedAt !== null).length
  return { labelled, unlabelled: boxes.length === 0 ? 1 : waiting.length - labelled }
}

type Bought = { orders: number; spent: number }

async function memberOf(shop: Shop, { memberId, bought, permissions }: Pick<Asked, 'permissions'> & { memberId: number; bought: Bought }) {
  const { created_at, email, ...card } = await findMemberCard(shop.database.db, memberId)
  const pinned = permissions.has('members.note') ? await listPinnedOnMember(shop, memberId) : null
  return { ...card, email: permissions.has('members.contact') ? email : null, joined_at: created_at.toISOString(), ...bought, pinned }
}
