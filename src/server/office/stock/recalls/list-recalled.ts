import type { RecalledParcel } from '#contract/office/api/goods/recalls.ts'
import type { PermissionName, Share } from '#rules/staff/permissions.ts'
import type { Shop } from '#server/platform/shop.ts'
import { sightOf, type Sight } from '#server/sales/orders/for-staff/sight.ts'
import { listRecalledParcels } from './store.ts'

const rowsOfPage = 100

type Asked = { id: number; cursor: string | undefined; permissions: ReadonlyMap<PermissionName, Share> }

/** Parcels that have units of a recalled lot, with their buyers for who may see these (STK-25); `next` is null at the end. */
export async function listRecalled(shop: Shop, { id, cursor, permissions }: Asked) {
  const before = /^\d{1,15}$/.test(cursor ?? '') ? Number(cursor) : null
  const sight = sightOf(permissions, shop.now())
  const rows = await listRecalledParcels(shop.database.db, { id, before, limit: rowsOfPage + 1 })
  const shown = rows.slice(0, rowsOfPage)
  const seesAddress = permissions.has('members.contact')
  return {
    rows: shown.map((row) => present(row, { sight, seesAddress })),
    next: rows.length > rowsOfPage ? String(shown.at(-1)?.id) : null,
  }
}

type Row = Awaited<ReturnType<typeof listRecalledParcels>>[number]

function present(row: Row, { sight, seesAddress }: { sight: Sight; seesAddress: boolean }): RecalledParcel {
  const { number, order_number: order, status, units, tracking, more_tracking: more, shipped_at: shippedAt } = row
  const { uid, sender_name: name, sender_phone: phone, email, lang: language } = row
  const seesBuyer = sight.seesPeopleOf({ status, shippedAt, inWave: false })
  return {
    number,
    order,
    status,
    units,
    tracking: [...(tracking === null ? [] : [tracking]), ...(more ?? [])],
    shipped_at: shippedAt?.toISOString() ?? null,
    buyer: seesBuyer ? { uid, name, phone, email: seesAddress ? email : null, language } : null,
  }
}
