import { inLanguage } from '#rules/locale.ts'
import { member } from '#server/http/procedures.ts'
import { doneTexts } from '#texts/problems.ts'
import { askClosing, keepAccount } from './ask-closing.ts'
import { exportMember } from './export-member.ts'

export const privacyRoutes = {
  export: member.privacy.export.handler(({ context: { shop, memberId } }) => exportMember(shop, memberId)),

  close: member.privacy.close.handler(async ({ context: { shop, memberId, language } }) => {
    const closing_at = (await askClosing(shop, memberId)).toISOString()
    return { status: 'update_success', message: inLanguage(doneTexts.closingAsked, language), closing_at }
  }),

  keep: member.privacy.keep.handler(async ({ context: { shop, memberId, language } }) => {
    await keepAccount(shop, memberId)
    return { status: 'update_success', message: inLanguage(doneTexts.accountKept, language), closing_at: null }
  }),
}
