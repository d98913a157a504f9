import { ok, refuse, type Result } from '#rules/result.ts'
import { expectedWeight, isWeightRight } from '#rules/shipping/packing.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import { listKinds } from '#server/delivery/shipments/boxes/find-boxes.ts'
import type { Shop } from '#server/platform/shop.ts'
import { takeToPack, type Packer, type PackingRefusal } from './claim-parcel.ts'
import { listContents, listGoods, savePacking } from './store.ts'

export type WeightRefusal = PackingRefusal | { code: 'weight_off'; expected: number }

/** `box`: in which kind of box it lies; null without one. `reason`: why a weight that does not fit is taken: it was looked at again, or somebody who may says so. */
export type Weighing = Packer & { grams: number; box: number | null; reason: string | null }

/**
 * Writes down what a parcel weighs. One that does not weigh what belongs in it is stopped, until it weighs that, it was looked at
 * again, or somebody who may takes it as it is (PCK-14).
 */
export async function weighParcel(
  shop: Shop,
  { number, staffId, actor, grams, box, reason }: Weighing,
): Promise<Result<'weighed', WeightRefusal>> {
  const now = shop.now()
  return shop.database.transaction(async (tx) => {
    const taken = await takeToPack(tx, { number, staffId, now })
    if (!taken.ok) return taken
    const { order_id: orderId, weight_g: stood } = taken.value
    const boxGrams = (await listKinds(tx)).find(({ id }) => id === box)?.tareG ?? 0
    const contents = await listContents(tx, [orderId])
    const goods = await listGoods(
      tx,
      contents.map(({ product_id }) => product_id),
    )
    const gramsOf = new Map(goods.map(({ id, weight_g }) => [id, weight_g]))
    const expected = expectedWeight(
      contents.map(({ product_id, units }) => ({ units, grams: gramsOf.get(product_id) ?? null })),
      boxGrams,
    )
    const isRight = isWeightRight({ weighed: grams, expected })
    const kept = isRight ? null : reason
    await savePacking(tx, { orderId, set: { weight_g: grams, expected_g: expected, weighed_at: now, weight_reason: kept } })
    await writeAuditEntry(tx, {
      actor,
      verb: 'weigh-parcel',
      subject: `order ${number}`,
      before: stood === null ? null : { grams: stood },
      after: { grams, expected },
      ...(kept !== null && { reason: kept }),
      now,
    })
    return isRight || kept !== null ? ok('weighed') : refuse({ code: 'weight_off', expected: expected ?? 0 })
  })
}
