import type * as z from 'zod'
import type { missingAsked, MissingChoice } from '#contract/office/api/packing/shortages.ts'
import { ok, type Result } from '#rules/result.ts'
import { sum } from '#rules/money.ts'
import type { Units } from '#rules/shipping/short-lines.ts'
import type { ParcelRefusal } from '#server/delivery/fulfilment/parcel-refusal.ts'
import { reportMissing } from '#server/delivery/fulfilment/report-missing.ts'
import { reportShort, type ShortRefused } from '#server/delivery/fulfilment/report-short.ts'
import { allowMissing } from '#server/delivery/fulfilment/shortages/allow-missing.ts'
import type { MissingSeen } from '#server/delivery/fulfilment/shortages/missing-seen.ts'
import { worthOfParcel } from '#server/delivery/fulfilment/shortages/worth-of-parcel.ts'
import type { Spender } from '#server/people/staff/published/take-allowance.ts'
import type { Shop } from '#server/platform/shop.ts'

export type AskedReport = z.output<typeof missingAsked>

export type Reporting = {
  choice: MissingChoice
  asked: AskedReport
  by: string
  /** The press, or the approval: the same twice is one report. */
  cause: string
  spender: Spender
  seen?: MissingSeen | undefined
}

export type ReportRefusal = ShortRefused | ParcelRefusal

/** Reports that goods of a parcel are missing: the rest is sent, or nothing of it. Answers what goes back, where that is by line. */
export async function carryOutReport(shop: Shop, reporting: Reporting): Promise<Result<{ amount: number }, ReportRefusal>> {
  const { choice, asked, by, cause, ...bounds } = reporting
  const { number, total: quoted } = asked
  if (choice === 'short') return reportShort(shop, { number, missing: unitsOf(asked), by, cause, quoted, ...bounds })
  const now = shop.now()
  let amount = 0
  const done = await reportMissing<ShortRefused>(shop, {
    number,
    lost: unitsOf(asked).map(({ productId, quantity: units }) => ({ productId, units })),
    by,
    cause,
    allow: async (tx, held) => {
      amount = await worthOfParcel(tx, held)
      return allowMissing(tx, { held, amount, allowing: { ...bounds, cause, quoted, now } })
    },
  })
  return done.ok ? ok({ amount }) : done
}

/** Each product once, however often it was named. */
export function unitsOf({ units }: Pick<AskedReport, 'units'>): Units[] {
  const byProduct = Map.groupBy(units, ({ product_id }) => product_id)
  return [...byProduct].map(([productId, each]) => ({ productId, quantity: sum(each.map((one) => one.units)) }))
}
