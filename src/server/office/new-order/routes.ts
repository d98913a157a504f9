import type { Language } from '#rules/locale.ts'
import { readSearchWords } from '#rules/staff/search-words.ts'
import { searchGoods } from '#server/catalog/products/published/search-goods.ts'
import { findLastSender } from '#server/delivery/recipients/published/save-sender.ts'
import { needsApproval } from '#server/office/approvals/needs-approval.ts'
import { findBuyer } from '#server/people/members/published/find-buyer.ts'
import { searchMembers } from '#server/people/members/published/search-members.ts'
import { noteDataView } from '#server/platform/audit/note-data-view.ts'
import { problem } from '#server/platform/http/problem.ts'
import { speakProblem } from '#server/platform/http/speak-problem.ts'
import { staff } from '#server/platform/office/office-procedures.ts'
import { enterCustomer } from '#server/sales/checkout/by-staff/enter-customer.ts'
import { placeForMember } from '#server/sales/checkout/by-staff/place-for-member.ts'
import { quoteForMember, type StaffQuote } from '#server/sales/checkout/by-staff/quote-for-member.ts'
import { presentLink } from '#server/sales/charging/links/present-link.ts'
import type { PlacingRefusal } from '#server/sales/placing/word-refusal.ts'
import { givePersonalCode } from '#server/sales/discounts/published/give-personal-code.ts'
import { findOwnCodes } from '#server/sales/discounts/published/own-codes.ts'
import { officeProblemTexts } from '#texts/office/problems.ts'
import { discountApprovable } from './discount-approvable.ts'
import { readOrder } from './read-order.ts'

/** So many of each are found. */
const most = 8

export const newOrderRoutes = {
  goods: staff.newOrder.goods.handler(async ({ context: { shop, language }, input: { words } }) => {
    const found = await searchGoods(shop.database.db, { find: readSearchWords(words), most })
    return {
      goods: found.map(({ id, name_zh: zh, name_en: en, available }) => ({
        id,
        name: (language === 'en' && en) || zh,
        on_sale: available,
      })),
    }
  }),

  buyers: staff.newOrder.buyers.handler(async ({ context: { shop }, input: { words } }) => {
    const found = await searchMembers(shop.database.db, { find: readSearchWords(words), most })
    return { buyers: found.map(({ uid, name, vip }) => ({ uid, name, vip })) }
  }),

  findBuyer: staff.newOrder.findBuyer.handler(async ({ context: { shop, staffId, apiKeyId, address }, input: { uid } }) => {
    const { db } = shop.database
    const found = await findBuyer(db, uid)
    if (!found) throw problem({ status: 'not_found' })
    await noteDataView(shop, { by: apiKeyId === null ? { staffId } : { apiKeyId }, address, kind: 'member', object: `member ${uid}` })
    const { id, name, vip, email, origin } = found
    const sender = await findLastSender(db, id)
    const codes = await findOwnCodes(db, { memberId: id, now: shop.now() })
    return { uid, name, vip, email, is_customer: origin === 'office', sender: sender ?? null, codes }
  }),

  addCustomer: staff.newOrder.addCustomer.handler(
    async ({ context: { shop, actor, caller, idempotencyKey = '' }, input: { name, phone, email } }) => {
      const entered = await enterCustomer(shop, { name, phone, email, actor, press: `${caller} ${idempotencyKey}` })
      if (!entered.ok) throw problem({ status: 'validation_error', details: entered.refusal })
      return entered.value
    },
  ),

  giveDiscount: staff.newOrder.giveDiscount.handler(async ({ context, input }) => {
    const { shop, staffId, actor, permissions, caller, idempotencyKey = '' } = context
    const { uid, amount, minimum, reason } = input
    const member = await findBuyer(shop.database.db, uid)
    if (!member) throw problem({ status: 'not_found' })
    const given = await givePersonalCode(shop, {
      member,
      amount,
      minimum,
      reason,
      actor,
      spender: { staffId, share: permissions.get('orders.discount') ?? { each: 0 } },
      cause: `${caller} ${idempotencyKey}`,
    })
    if (given.ok) return given.value
    throw problem(await needsApproval(context, { call: 'newOrder.giveDiscount', approvable: discountApprovable, input, reason }))
  }),

  quote: staff.newOrder.quote.handler(async ({ context: { shop, language }, input }) => {
    const quoted = await quoteForMember(shop, readOrder(input))
    if (!quoted.ok) throw problem(quoted.refusal)
    return presentQuote(quoted.value, language)
  }),

  place: staff.newOrder.place.handler(async ({ context: { shop, actor, caller, idempotencyKey = '' }, input }) => {
    const press = `${caller} ${idempotencyKey}`
    const placed = await placeForMember(shop, { order: readOrder(input), linkHours: input.link_hours, actor, press })
    if (!placed.ok) throw problem(placed.refusal)
    const { number, link } = placed.value
    return { number, link: link && presentLink(shop, { ...link, language: input.language }) }
  }),
}

function presentQuote({ lines, totals, shipping_methods, payways, refusal }: StaffQuote, language: Language) {
  const { items_total, discount_amount, delivery_fee, handling_fee, grand_total, points_earned } = totals
  return {
    lines,
    items_total,
    discount_amount,
    delivery_fee,
    handling_fee,
    grand_total,
    points_earned,
    shipping_methods,
    payways,
    refusal: refusal && sayRefusal(refusal, language),
  }
}

/** In the words with which the call that places it would refuse. */
function sayRefusal(refusal: PlacingRefusal, language: Language) {
  const { status, message, errors = {} } = speakProblem(problem(refusal), language, officeProblemTexts)
  return { status, message, errors: errors as Record<string, string> }
}
