import type { StaffActor } from '#rules/actor.ts'
import { addDays } from '#rules/calendar.ts'
import type { Twd } from '#rules/money.ts'
import { newShareCode } from '#rules/orders/order-number.ts'
import { ok, type Result } from '#rules/result.ts'
import type { AboveAllowance } from '#rules/staff/allowance.ts'
import { takeAllowance, type Spender } from '#server/people/staff/published/take-allowance.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import type { Shop } from '#server/platform/shop.ts'
import { givenCodeTexts } from '#texts/shared/given-code.ts'
import { createCode, findCodeOfCause } from '../store.ts'

export type GivenCode = {
  member: { id: number; uid: string }
  amount: Twd
  /** What the goods have to come to for it: what a percent of the allowance is of. */
  minimum: Twd
  reason: string
  actor: StaffActor
  spender: Spender
  /** Of the press: pressed twice, it is one code. */
  cause: string
}

/** For so many days it can be used. */
const daysOpen = 14

/** A code for one member, once, that takes an amount off an order of at least so much; with the reason why (DSK-25). */
export async function givePersonalCode(shop: Shop, given: GivenCode): Promise<Result<{ code: string }, AboveAllowance>> {
  const { member, amount, minimum, reason, actor, spender, cause } = given
  const now = shop.now()
  return shop.database.transaction(async (tx) => {
    const taken = await takeAllowance(tx, { permission: 'orders.discount', spender, amount, of: minimum, cause, now })
    if (!taken.ok) return taken
    const known = await findCodeOfCause(tx, cause)
    if (known) return ok({ code: known })
    const code = newShareCode(shop.randomBytes(8))
    await createCode(tx, {
      code,
      name_zh: givenCodeTexts.name.zh,
      name_en: givenCodeTexts.name.en,
      source: 'office',
      kind: 'amount',
      value: amount,
      minimum_amount: minimum,
      owner_user_id: member.id,
      total_limit: 1,
      per_user_limit: 1,
      starts_at: now,
      ends_at: addDays(now, daysOpen),
      reason,
      cause,
    })
    const subject = `member ${member.uid}`
    await writeAuditEntry(tx, { actor, verb: 'give-discount', subject, before: null, after: { code, amount, minimum }, reason, now })
    return ok({ code })
  })
}
