import { discountGiven } from '#contract/office/api/ordering/new-order.ts'
import { ok, refuse } from '#rules/result.ts'
import type { Approvable } from '#server/office/approvals/approvable.ts'
import { findBuyer } from '#server/people/members/published/find-buyer.ts'
import { givePersonalCode } from '#server/sales/discounts/published/give-personal-code.ts'

/** A discount for one member above what its giver may give alone (ACC-37): approved, the code is there for them to use. */
export const discountApprovable: Approvable = {
  permission: 'orders.discount',
  async weigh(shop, asked) {
    const { uid, amount } = discountGiven.parse(asked)
    const member = await findBuyer(shop.database.db, uid)
    return member ? { subject: `member ${uid}`, amount, effect: { money: amount, points: 0, units: 0, emails: 0 }, seen: {} } : null
  },
  async act(shop, { input, actor, spender, key }) {
    const { uid, amount, minimum, reason } = discountGiven.parse(input)
    const member = await findBuyer(shop.database.db, uid)
    if (!member) return refuse({ code: 'not_found' })
    const given = await givePersonalCode(shop, { member, amount, minimum, reason, actor, spender, cause: key })
    return given.ok ? ok(given.value) : given
  },
}
