import { createHash } from 'node:crypto'
import { judgePhone } from '#contract/shared/judge-phone.ts'
import type { StaffActor } from '#rules/actor.ts'
import { isEmail } from '#rules/invoices/invoice.ts'
import { newUid } from '#rules/orders/order-number.ts'
import { checkSender } from '#rules/recipients/recipient.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { saveSender } from '#server/delivery/recipients/published/save-sender.ts'
import { createCustomer } from '#server/people/members/published/create-customer.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import type { Shop } from '#server/platform/shop.ts'

export type EnteredCustomer = {
  name: string
  phone: string
  email: string | undefined
  actor: StaffActor
  /** Of the press: pressed twice, it is one customer. */
  press: string
}

/** Enters somebody who orders by phone or in a chat, as a member who cannot sign in (DSK-24, D-112). Answers the number of the member. */
export async function enterCustomer(
  shop: Shop,
  { name, phone, email = '', actor, press }: EnteredCustomer,
): Promise<Result<{ uid: string }, { errors: Record<string, string> }>> {
  const isAddress = email === '' || isEmail(email)
  const errors: Record<string, string> = { ...checkSender({ name, phone }, judgePhone), ...(!isAddress && { email: 'email' }) }
  if (Object.keys(errors).length > 0) return refuse({ errors })
  // The same press makes the same number, so that it is taken the second time.
  const uid = newUid(createHash('sha256').update(`customer under ${press}`).digest())
  const now = shop.now()
  return shop.database.transaction(async (tx) => {
    const id = await createCustomer(tx, { uid, name, email: email === '' ? null : email })
    if (id === null) return ok({ uid })
    await saveSender(tx, { memberId: id, name, phone })
    await writeAuditEntry(tx, { actor, verb: 'enter-customer', subject: `member ${uid}`, before: null, after: { origin: 'office' }, now })
    return ok({ uid })
  })
}
