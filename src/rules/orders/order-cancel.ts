import { faultInLines, isVisible } from '#rules/clean-text.ts'
import { cancelReasonLimit } from '#rules/constants.ts'
import { lengthOf, textOf, type Entered, type FieldMessage } from '#rules/field-errors.ts'
import { isOpenOrder, type OrderEvent, type OrderStatus } from './order.ts'
import { ok, refuse, type Result } from '#rules/result.ts'

/** The reasons of the cancel page; the first is the default (CNL-01, CNL-02). */
export const cancelReasons = ['error', 'duplicate', 'edit', 'else'] as const
export type CancelReason = (typeof cancelReasons)[number]
export const defaultCancelReason: CancelReason = 'error'

/** What is sent for a reason: its key, or for else the buyer's words (D-70). */
export function cancelReasonToSend({ reason, text }: { reason: CancelReason; text: string }): Result<string, { code: FieldMessage }> {
  return reason === 'else' ? checkWords(text) : ok(reason)
}

/** What an order keeps of a reason: a key, or words. */
export type KeptReason = { cancel_code: Exclude<CancelReason, 'else'>; cancel_text: null } | { cancel_code: 'else'; cancel_text: string }

export function readCancelReason(sent: Entered): Result<KeptReason, { code: FieldMessage }> {
  const key = cancelReasons.find((reason) => reason === textOf(sent))
  if (key && key !== 'else') return ok({ cancel_code: key, cancel_text: null })
  const words = key ? refuse({ code: 'cancelReasonNeeded' }) : checkWords(textOf(sent))
  return words.ok ? ok({ cancel_code: 'else', cancel_text: words.value }) : words
}

function checkWords(text: string): Result<string, { code: FieldMessage }> {
  const words = textOf(text)
  if (!isVisible(words)) return refuse({ code: 'cancelReasonNeeded' })
  const hidden = faultInLines(words)
  if (hidden) return refuse({ code: hidden })
  return lengthOf(words) > cancelReasonLimit ? refuse({ code: 'tooLong' }) : ok(words)
}

/** Which move cancels an order: with money received it goes to a refund (D-64). */
export function decideCancel({ status, isPaid }: { status: OrderStatus; isPaid: boolean }): Result<OrderEvent, { code: 'cancel_error' }> {
  if (!isOpenOrder(status)) return refuse({ code: 'cancel_error' })
  return ok(isPaid && status === 'confirmed' ? 'cancel_paid' : 'cancel_unpaid')
}
