import { inLanguage } from '#rules/locale.ts'
import { freshMember } from '#server/people/members/fresh-member.ts'
import { member } from '#server/platform/http/procedures.ts'
import { securityEvent } from '#server/platform/security-events.ts'
import { doneTexts } from '#texts/shared/problems.ts'
import { askClosing, keepAccount } from './ask-closing.ts'
import { exportMember } from './export-member.ts'

export const privacyRoutes = {
  export: member.privacy.export.handler(({ context: { shop, memberId } }) => exportMember(shop, memberId)),

  close: freshMember.privacy.close.handler(async ({ context: { shop, memberId, language, requestId } }) => {
    const closing_at = (await askClosing(shop, memberId)).toISOString()
    securityEvent(shop, { event: 'closing-asked', memberId, requestId })
    return { status: 'update_success', message: inLanguage(doneTexts.closingAsked, language), closing_at }
  }),

  keep: member.privacy.keep.handler(async ({ context: { shop, memberId, language, requestId } }) => {
    await keepAccount(shop, memberId)
    securityEvent(shop, { event: 'closing-withdrawn', memberId, requestId })
    return { status: 'update_success', message: inLanguage(doneTexts.accountKept, language), closing_at: null }
  }),
}
