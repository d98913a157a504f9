import { findLetter } from '#server/messages/email/letters/find-letter.ts'
import { resendLetter, type ResendRefusal } from '#server/messages/email/letters/resend-letter.ts'
import { problem } from '#server/platform/http/problem.ts'
import { staff } from '#server/platform/office/office-procedures.ts'

const letters = {
  find: staff.orderPage.letters.find.handler(async ({ context: { shop }, input: { id } }) => {
    const found = await findLetter(shop, id)
    if (!found) throw problem({ status: 'not_found' })
    return found
  }),

  again: staff.orderPage.letters.again.handler(async ({ context, input: { id } }) => {
    const sent = await resendLetter(context.shop, { letterId: id, actor: context.actor })
    if (!sent.ok) throw letterProblem(sent.refusal)
    return { id: sent.value }
  }),
}

function letterProblem({ code }: ResendRefusal): ReturnType<typeof problem> {
  return code === 'no_such_letter' ? problem({ status: 'not_found' }) : problem({ status: code })
}

export const orderPageRoutes = { letters }
