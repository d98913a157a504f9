import type { PackedGoods, PackedParcel } from '#contract/office/api/packing.ts'
import { inLanguage, type Language } from '#rules/locale.ts'
import { expectedWeight, isWeightRight } from '#rules/shipping/packing.ts'
import { isForeignRecipient, recipientOf } from './recipient-of.ts'
import { listAmountsDue } from '#server/sales/orders/parcels/list-amounts-due.ts'
import { listNotesToPrint } from '#server/sales/orders/published/notes-to-print.ts'
import { listKinds } from '#server/delivery/shipments/boxes/find-boxes.ts'
import type { Shop } from '#server/platform/shop.ts'
import { findPackedRow, listContents, listGoods, listKindsOfGoods, type PackedRow } from './store.ts'

type Asked = { number: string; staffId: number; language: Language }

/** A parcel as whoever packs it sees it: what belongs in it, how much of that was counted, and where it goes; null when there is none. */
export async function findParcel(shop: Shop, { number, staffId, language }: Asked): Promise<PackedParcel | null> {
  const { db } = shop.database
  const row = await findPackedRow(db, number)
  if (!row) return null
  const goods = await loadGoods(shop, { orderId: row.id, language })
  const notes = await listNotesToPrint(db, [row.whole_id])
  const kinds = await listKinds(db)
  return {
    number,
    status: row.status,
    held: row.held_reason,
    shipping_method: row.shipping_method,
    temperature: row.temperature,
    basket: basketOf(row),
    packer: row.packer_name,
    is_mine: row.packer_id === staffId,
    recipient: row.status === 'picking' ? recipientOf(row) : null,
    is_abroad: isForeignRecipient(row),
    collect: (await listAmountsDue(db, [row.id])).get(row.id) ?? 0,
    remark: row.remark,
    notes: notes.map(({ text, by, written_at }) => ({ text, by, at: written_at.toISOString() })),
    goods,
    checked: row.checked_at && { at: row.checked_at.toISOString(), by: row.checker_name ?? '', reason: row.override_reason },
    boxes: kinds.filter(({ active }) => active).map(({ id, name, tareG: grams }) => ({ id, name, grams })),
    weight: weightOf(row, goods),
  }
}

export function basketOf({ wave_id: wave, round, basket }: Pick<PackedRow, 'wave_id' | 'round' | 'basket'>) {
  return wave === null || round === null || basket === null ? null : { wave, round, basket }
}

async function loadGoods(shop: Shop, { orderId, language }: { orderId: number; language: Language }): Promise<PackedGoods[]> {
  const { db } = shop.database
  const contents = await listContents(db, [orderId])
  const products = await listGoods(
    db,
    contents.map(({ product_id }) => product_id),
  )
  const kinds = await listKindsOfGoods(db, orderId)
  const shown = contents.flatMap(({ product_id, units, counted }) => {
    const product = products.find(({ id }) => id === product_id)
    if (!product || units <= 0) return []
    const { name_zh: zh, name_en: en, preview: picture, shelf, barcode, weight_g } = product
    const own = kinds.flatMap((each) => (each.product_id === product_id && each.kind ? [each.kind] : []))
    return [
      { product_id, name: inLanguage({ zh, en }, language), picture, shelf, barcode, weight_g, units, counted, kinds: [...new Set(own)] },
    ]
  })
  return shown.toSorted((one, other) => ((one.shelf ?? '~') < (other.shelf ?? '~') ? -1 : 1))
}

function weightOf(
  { weight_g: grams, expected_g, weight_reason: reason }: PackedRow,
  goods: readonly PackedGoods[],
): PackedParcel['weight'] {
  const expected = expectedWeight(
    goods.map(({ units, weight_g }) => ({ units, grams: weight_g })),
    0,
  )
  if (grams === null) return { grams: null, expected, is_right: true, reason: null }
  return { grams, expected, is_right: reason !== null || isWeightRight({ weighed: grams, expected: expected_g }), reason }
}
