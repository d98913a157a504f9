import { unansweredMinutes } from '#rules/constants.ts'
import { listUnansweredCharges } from '#server/payments/list-unanswered-charges.ts'
import type { ChargeOutcome } from '#server/payments/record-charge.ts'
import type { ChargeRecord } from '#server/payments/port.ts'
import type { Shop } from '#server/shop.ts'
import { settleCharge } from './settle-charge.ts'

const minuteMs = 60_000

/**
 * Asks the card company what became of the charges whose answer was lost (D-60). What it knows is applied; what it has
 * no record of after ten minutes counts as refused; while it cannot be reached, the order waits.
 */
export async function settleOpenOrders(shop: Shop): Promise<void> {
  const now = shop.now().getTime()
  for (const charge of await listUnansweredCharges(shop, new Date(now - minuteMs))) {
    const record = await shop.ports.cardCompany.findCharge(charge.reference)
    if (record.answer === 'unreachable') {
      shop.log.error({ reason: record.reason }, 'the card company does not answer: its charges wait')
      return
    }
    await settleOne(shop, { charge, record, ageMs: now - charge.created_at.getTime() })
  }
}

type Unanswered = Awaited<ReturnType<typeof listUnansweredCharges>>[number]
type Asked = { charge: Unanswered; record: Exclude<ChargeRecord, { answer: 'unreachable' }>; ageMs: number }

/** One charge that cannot be settled does not keep the others waiting. */
async function settleOne(shop: Shop, { charge, record, ageMs }: Asked): Promise<void> {
  try {
    const outcome = outcomeOf(record, { amount: charge.amount, ageMs })
    if (outcome) await settleCharge(shop, { paymentId: charge.id, orderId: charge.order_id, outcome })
    else shop.log.warn({ payment: charge.id, record: record.answer }, 'a charge is still unanswered')
  } catch (error) {
    shop.log.error({ err: error, payment: charge.id }, 'a charge could not be settled')
  }
}

function outcomeOf(record: Asked['record'], { amount, ageMs }: { amount: number; ageMs: number }): ChargeOutcome | null {
  if (record.answer === 'absent') return ageMs > unansweredMinutes * minuteMs ? { answer: 'refused', code: 'absent', text: 'no record' } : null
  if (record.answer === 'pending') return null
  if (record.answer === 'refused') return { answer: 'refused', code: record.code, text: record.text }
  // Money of another amount is not the money of this order: a person has to look.
  return record.amount === amount && record.currency === 'TWD' ? { answer: 'paid', companyId: record.companyId } : null
}
