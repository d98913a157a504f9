import type { Tx } from '#database/connect.ts'
import type { Actor } from '#rules/actor.ts'
import type { PriceTarget } from '#rules/catalog/shelf-price.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { changedFields } from '#server/platform/audit/changed-fields.ts'
import { leadThroughSchedule, type RunningPriceRefusal, type ThroughSchedule } from '../schedules/change-scheduled-prices.ts'
import { saveProductRow, type LockedProduct } from '../store.ts'
import { saveAsVersion } from '../versions/save-as-version.ts'
import { judgeChange, type JudgedRefusal } from './judge-change.ts'

export type WeighedRefusal = JudgedRefusal | RunningPriceRefusal

/** A change that may be made: what stands on the row then, and what of it belongs to a scheduled price that runs. */
export type WeighedChange = { stands: Partial<LockedProduct>; led: ThroughSchedule | null }

type ToWeigh = {
  row: LockedProduct
  after: Partial<LockedProduct>
  prices?: PriceTarget | undefined
  /** What stood before is written again. */ takesBack?: boolean
  now: Date
}

/** Whether a product may become this, without changing anything. */
export async function weighChange(
  tx: Tx,
  { row, after, prices, takesBack = false, now }: ToWeigh,
): Promise<Result<WeighedChange, WeighedRefusal>> {
  const led = await leadThroughSchedule(tx, { row, after, target: prices })
  if (!led.ok) return led
  const stands = led.value?.after ?? after
  const refusal = await judgeChange(tx, { row, after: stands, takesBack, now })
  return refusal ? refuse(refusal) : ok({ stands, led: led.value })
}

type ToSave = WeighedChange & {
  row: LockedProduct
  actor: Actor
  reason?: string | undefined
  /** It is said of all members of its family that share it. */ alike?: boolean | undefined
  now: Date
}

/** Makes a change that was weighed, of a product that the caller holds. Answers the version. */
export async function saveWeighedChange(tx: Tx, { row, stands, led, ...change }: ToSave): Promise<number> {
  const said = saidOf({ row, after: stands, beside: led?.said })
  return saveAsVersion(tx, { product: row.id, verb: 'change-product', ...change, ...said }, async () => {
    if (Object.keys(stands).length > 0) await saveProductRow(tx, { id: row.id, change: stands })
    await led?.save(tx)
  })
}

type Said = { row: LockedProduct; after: Partial<LockedProduct>; beside: { before: object; after: object } | undefined }

/** What the version says: what is different on the row, and beside it of prices that return later. */
function saidOf({ row, after, beside }: Said) {
  const changed = changedFields({ ...row }, after)
  return { before: { ...changed.before, ...beside?.before }, after: { ...changed.after, ...beside?.after } }
}
