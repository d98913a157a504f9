import { z } from 'zod'
import { manualWays } from '#rules/payments/manual-payment.ts'
import { ok, refuse } from '#rules/result.ts'
import { givenRefundReasons } from '#rules/returns/refund-reason.ts'
import { confirmSurplus as confirmMore } from '#server/sales/charging/confirm-surplus.ts'
import { confirmTransfer as confirm } from '#server/sales/charging/confirm-transfer.ts'
import { refundByHand } from '#server/sales/charging/refund-by-hand.ts'
import { recordManualPayment } from '#server/sales/charging/record-manual-payment.ts'
import { retryRefund as retry } from '#server/sales/charging/retry-refund.ts'
import { settleDifference as settle } from '#server/sales/charging/settle-difference.ts'
import { refundLines } from '#server/sales/refunding/refund-lines.ts'
import { auditMoney } from '#server/money/payments/audit-money.ts'
import { command } from './command.ts'
import { actor, amount, json, order } from './words.ts'

/** What the bank calls a payment, as it stands on its statement. */
const reference = z.string().trim().min(4).max(60)

export const confirmTransfer = command({
  takes: ['order', 'amount'],
  input: z.object({ order, amount, reference, actor }),
  does: 'A transfer has come that the shop has not heard of: --reference is the bank’s number of it. For an order that has ended it goes back.',
  async run(shop, { order: number, actor: by, ...transfer }) {
    const confirmed = await confirm(shop, { number, by, ...transfer })
    if (confirmed.ok)
      return ok(confirmed.value === 'paid' ? `${number} is paid.` : `${number} had ended: the money goes back, see attention.`)
    const { refusal } = confirmed
    return refuse(
      refusal.code === 'wrong_amount' ? `Nothing was done: the order waits for ${refusal.asked}.` : transferRefusals[refusal.code],
    )
  },
})

const transferRefusals = {
  no_such_transfer: 'There is no order of that number that is paid by transfer.',
  known: 'Nothing was done: this order has its money already.',
  counted_before:
    'Nothing was done: this transfer stands in the books already. If there is another of that number on that day, name it whole: day-serial-channel-account.',
} as const

export const confirmSurplus = command({
  takes: ['order', 'amount'],
  input: z.object({ order, amount, reference, actor }),
  does: 'The bank shows money for an order that nobody asked for, such as a second transfer: it is owed back from now on. --reference is the bank’s number of it.',
  async run(shop, { order: number, ...transfer }) {
    const booked = await confirmMore(shop, { number, ...transfer })
    return booked.ok ? ok(`Refund ${booked.value} waits to be made by hand, see attention.`) : refuse(transferRefusals[booked.refusal.code])
  },
})

export const audit = command({
  takes: [],
  input: z.object({}),
  does: 'Goes through the money of every order: what was received is held, given back or owed. Names the orders that do not agree.',
  async run(shop) {
    const complaints = await auditMoney(shop)
    return complaints.length === 0
      ? ok('The books agree.')
      : refuse(complaints.map(({ order: number, says }) => `${number}  ${says}`).join('\n'))
  },
})

export const confirmRefund = command({
  takes: ['refund'],
  input: z.object({ refund: amount, reference, actor }),
  does: 'A refund was made by hand: its number is the one that attention shows, --reference the bank’s. The buyer is told.',
  async run(shop, { refund: refundId, reference: made, actor: by }) {
    const done = await refundByHand(shop, { refundId, reference: made, by })
    return done.ok ? ok(`Refund ${refundId} is done.`) : refuse(refundRefusals[done.refusal.code])
  },
})

export const settleDifference = command({
  takes: ['order', 'amount'],
  input: z.object({ order, amount, reference, actor }),
  does: 'Money that came otherwise than it was asked for (amount_differs under attention) has been given back by hand: the amount that had come, --reference the company’s number of giving it back. Attention names it no more; the order ends, or waits for its buyer until the deadline.',
  async run(shop, { order: number, actor: by, ...givenBack }) {
    const settled = await settle(shop, { number, by, ...givenBack })
    return settled.ok
      ? ok(`The difference of ${number} is settled.`)
      : refuse('Nothing was done: no money of that order differs from what was asked for.')
  },
})

export const retryRefund = command({
  takes: ['refund'],
  input: z.object({ refund: amount, actor }),
  does: 'Asks the card company once more for a refund that it had refused for good. What it has made after all is found first.',
  async run(shop, { refund: refundId, actor: by }) {
    const done = await retry(shop, { refundId, actor: { kind: 'staff', id: by } })
    return done.ok ? ok(`Refund ${refundId} is under way.`) : refuse(refundRefusals[done.refusal.code])
  },
})

export const recordPayment = command({
  takes: ['order', 'amount'],
  input: z.object({ order, amount, reference, way: z.enum(manualWays), day: z.iso.date(), actor }),
  does: 'The money of an order that waits for it has come by hand: --way cash, counter or other, --day on which it came, --reference the bank’s or the receipt’s number.',
  async run(shop, { order: number, actor: by, ...paid }) {
    const done = await recordManualPayment(shop, { number, ...paid, actor: { kind: 'staff', id: by } })
    if (done.ok) return ok(`${number} is paid.`)
    const { refusal } = done
    switch (refusal.code) {
      case 'no_such_order':
        return refuse('There is no order of that number.')
      case 'no_such_transition':
        return refuse(`Nothing was done: the order is ${refusal.status}.`)
      case 'wrong_amount':
        return refuse(`Nothing was done: the order waits for ${refusal.asked}.`)
      case 'counted_before':
        return refuse(transferRefusals.counted_before)
    }
  },
})

const wishedLines = z.array(
  z.union([z.object({ lineId: z.int(), units: z.int().min(1) }), z.object({ lineId: z.int(), goodwill: z.int().min(1) })]),
)

export const refundOfLines = command({
  takes: ['order', 'total'],
  input: z.object({
    order,
    total: z.coerce.number().int().min(0),
    lines: json.default([]),
    delivery: z.coerce.number().int().min(0).default(0),
    handling: z.coerce.number().int().min(0).default(0),
    reason: z.enum(givenRefundReasons),
    words: z.string().max(200).optional(),
    key: z.string().min(4).max(100),
    actor,
  }),
  does: 'Gives back money of an order without its goods: --lines \'[{"lineId":7,"units":1},{"lineId":8,"goodwill":50}]\', --delivery and --handling of the fees. Nothing goes back when it comes to another total; the same --key is one refund.',
  async run(shop, { order: number, total, lines, delivery, handling, reason, words, key, actor: by }) {
    const wished = wishedLines.safeParse(lines)
    if (!wished.success) return refuse('Nothing was done: --lines names the lines with units or goodwill.')
    const done = await refundLines(shop, {
      number,
      wish: { lines: wished.data, fees: { delivery, handling } },
      quoted: total,
      reason,
      words: words || null,
      cause: `command ${key}`,
      actor: { kind: 'staff', id: by },
      spender: null,
    })
    return done.ok ? ok(`${done.value.amount} of ${number} go back.`) : refuse(`Nothing was done: ${JSON.stringify(done.refusal)}`)
  },
})

const refundRefusals = {
  refund_by_hand: 'Nothing was done: that refund is made by hand.',
  no_such_refund: 'There is no refund of that number.',
  refund_done: 'Nothing was done: that refund is done already.',
  account_changed: 'Nothing was done: its buyer has entered another account since.',
  refund_under_way: 'Nothing was done: the card company is still being asked. It is listed under attention when that has failed.',
} as const
