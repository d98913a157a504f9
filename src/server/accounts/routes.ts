import { inLanguage } from '#rules/locale.ts'
import { member, open } from '#server/http/procedures.ts'
import { problem } from '#server/http/problem.ts'
import { doneTexts } from '#texts/problems.ts'
import { changeMember } from './change-member.ts'
import { findMember, shopConstants } from './find-member.ts'

export const userRoutes = {
  /** A visitor gets the constants in the error body, so that the browser can set the card fields up all the same. */
  find: open.user.find.handler(async ({ context }) => {
    const session = await context.session()
    if (!session) throw problem({ status: 'authentication_error', details: { constants: shopConstants(context.shop) } })
    if (session.locked) throw problem({ status: 'user_lock' })
    return findMember(context.shop, session.memberId)
  }),

  change: member.user.change.handler(async ({ context, input }) => {
    const { shop, memberId, language } = context
    const changed = await changeMember(shop, { memberId, language, ...input.user })
    if (!changed.ok) throw problem(changed.refusal)
    return { status: 'update_success', message: inLanguage(doneTexts.profileUpdated, language), user: await findMember(shop, memberId) }
  }),
}
