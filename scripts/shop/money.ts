import { z } from 'zod'
import { ok, refuse } from '#rules/result.ts'
import { confirmSurplus as confirmMore } from '#server/sales/charging/confirm-surplus.ts'
import { confirmTransfer as confirm } from '#server/sales/charging/confirm-transfer.ts'
import { refundByHand } from '#server/sales/charging/refund-by-hand.ts'
import { settleDifference as settle } from '#server/sales/charging/settle-difference.ts'
import { auditMoney } from '#server/money/payments/audit-money.ts'
import { command } from './command.ts'
import { actor, amount, order } from './words.ts'

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

const refundRefusals = {
  no_such_refund: 'There is no refund of that number.',
  refund_done: 'Nothing was done: that refund is done already.',
  refund_under_way: 'Nothing was done: the card company is still being asked. It is listed under attention when that has failed.',
} as const
