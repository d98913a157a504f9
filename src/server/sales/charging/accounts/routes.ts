import { inLanguage } from '#rules/locale.ts'
import { open } from '#server/platform/http/procedures.ts'
import { problem } from '#server/platform/http/problem.ts'
import { refundAccountTexts } from '#texts/shop/afterwards/refund-account.ts'
import { enterAccount } from './enter-account.ts'
import { findAccountWanted } from './find-account-wanted.ts'

/** Calls of whoever has a link to enter an account. */
export const refundAccountRoutes = {
  find: open.refundAccounts.find.handler(async ({ context: { shop }, input: { token } }) => {
    const found = await findAccountWanted(shop, token)
    if (!found.ok) throw problem({ status: found.refusal.code })
    const { number, amount, account } = found.value
    return {
      order_hashed_id: number,
      amount,
      account: account && { bank_code: account.bankCode, last4: account.last4, entered_at: account.enteredAt.toISOString() },
    }
  }),

  enter: open.refundAccounts.enter.handler(async ({ context: { shop, language }, input: { token, bank_code: bankCode, ...typed } }) => {
    const entered = await enterAccount(shop, { token, typed: { bankCode, ...typed } })
    if (entered.ok) return { message: inLanguage(refundAccountTexts.done, language) }
    if (entered.refusal.code === 'link_ended') throw problem({ status: 'link_ended' })
    const { bankCode: bank_code, ...errors } = entered.refusal.errors
    throw problem({ status: 'validation_error', details: { errors: { ...errors, ...(bank_code && { bank_code }) } } })
  }),
}
