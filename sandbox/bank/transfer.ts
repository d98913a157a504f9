import { goTo, page, readForm } from '../web/replies.ts'
import type { Ask, Reply } from '../web/exchange.ts'
import { languageOf } from '../web/language-of.ts'
import type { Bank } from './bank.ts'
import { takesAmount } from './check-account.ts'
import { desk } from './desk.ts'
import { sendNotice } from './send-notice.ts'

/** GET /: the counter of the bank, with the transfers so far. */
export function showDesk(bank: Bank, ask: Ask): Reply {
  return page(
    desk(bank, { language: languageOf(ask), wish: { account: ask.query.get('account') ?? '', amount: ask.query.get('amount') ?? '' } }),
  )
}

/**
 * POST /transfer: somebody transfers an amount to an account. An amount that does not fit the account's check digit is
 * refused, as at the real bank. `notice`: whether the shop is told once, twice or not at all.
 */
export function transfer(bank: Bank, ask: Ask): Reply {
  const form = readForm(ask)
  const account = (form.get('account') ?? '').replaceAll(/\D/g, '')
  const amount = Number(form.get('amount') ?? '')
  const language = languageOf(ask)
  if (!Number.isInteger(amount) || amount < 1 || !takesAmount({ account, amount, company: bank.keys.company })) {
    return page(desk(bank, { language, wish: { account, amount: form.get('amount') ?? '' }, isRefused: true }), 422)
  }
  const time = taipeiTime(bank.now())
  const made = bank.transfers.add({ account, amount, day: time.slice(0, 8), time, channel: 'ATM' })
  const notice = form.get('notice') ?? 'once'
  if (notice !== 'never') void sendNotice(bank, made)
  if (notice === 'twice') void sendNotice(bank, made)
  return goTo(`${bank.address}/${language === 'en' ? '?lang=en' : ''}`)
}

/** 20261121103000 */
function taipeiTime(at: number): string {
  return new Date(at + 8 * 3_600_000).toISOString().replaceAll(/\D/g, '').slice(0, 14)
}
