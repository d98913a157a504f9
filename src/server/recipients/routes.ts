import { member } from '#server/http/procedures.ts'
import { problem } from '#server/http/problem.ts'
import { findContact } from './find-contact.ts'
import { listContacts } from './list-contacts.ts'

export const contactRoutes = {
  list: member.contacts.list.handler(({ context, input }) => listContacts(context.shop, { memberId: context.memberId, type: input.type })),

  find: member.contacts.find.handler(async ({ context, input }) => {
    const found = await findContact(context.shop.database.db, { memberId: context.memberId, id: input.id })
    if (!found.ok) throw problem(found.refusal)
    return found.value
  }),
}
