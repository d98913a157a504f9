import { inLanguage, type Language } from '#rules/locale.ts'
import { cancelReasonTexts } from '#texts/shop/order.ts'

/** A reason that the shop knows by its key, in words; the buyer's own words as they were written (D-70). */
export function cancelReason(reason: string, language: Language): string {
  const known = Object.hasOwn(cancelReasonTexts, reason) ? cancelReasonTexts[reason] : undefined
  return known ? inLanguage(known, language) : reason
}
