import { missingAsked, type MissingChoice } from '#contract/office/api/packing/shortages.ts'
import { sum } from '#rules/money.ts'
import type { MissingSeen } from '#server/delivery/fulfilment/shortages/missing-seen.ts'
import { quoteMissing } from '#server/delivery/fulfilment/shortages/quote-missing.ts'
import type { Approvable } from '#server/office/approvals/approvable.ts'
import { carryOutReport, unitsOf } from './carry-out-report.ts'

/** Goods missing for more than whoever packs may give back alone (PCK-18, ACC-37). */
export function missingApprovable(choice: MissingChoice): Approvable {
  return {
    permission: 'parcels.missing',
    async weigh(shop, input) {
      const asked = missingAsked.parse(input)
      const quoted = await quoteMissing(shop, { number: asked.number, missing: unitsOf(asked), choice })
      if (!quoted.ok) return null
      const { amount, before, points, toShelf, seen } = quoted.value
      const units = sum(toShelf.map(({ quantity }) => quantity))
      return { subject: `order ${asked.number}`, amount: amount + before, effect: { money: amount, points, units, emails: 1 }, seen }
    },
    async act(shop, { input, actor, spender, key, seen }) {
      const asked = missingAsked.parse(input)
      return carryOutReport(shop, { choice, asked, by: actor.id, cause: key, spender, seen: seen as MissingSeen })
    },
  }
}
