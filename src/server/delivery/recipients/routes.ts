import { member } from '#server/platform/http/procedures.ts'
import { problem } from '#server/platform/http/problem.ts'
import { changeContact } from './change-contact.ts'
import { createContact } from './create-contact.ts'
import { findContact } from './find-contact.ts'
import { listContacts } from './list-contacts.ts'
import { removeContact } from './remove-contact.ts'

export const contactRoutes = {
  list: member.contacts.list.handler(({ context, input }) => listContacts(context.shop, { memberId: context.memberId, type: input.type })),

  find: member.contacts.find.handler(async ({ context, input }) => {
    const found = await findContact(context.shop.database.db, { memberId: context.memberId, id: input.id })
    if (!found.ok) throw problem(found.refusal)
    return found.value
  }),

  create: member.contacts.create.handler(async ({ context: { shop, memberId }, input }) => {
    const created = await createContact(shop, {
      memberId,
      type: input.type,
      home: input.contact_attributes ?? null,
      foreign: input.foreign_contact_attributes ?? null,
    })
    if (!created.ok) throw problem(created.refusal)
    return created.value
  }),

  change: member.contacts.change.handler(async ({ context: { shop, memberId }, input: { id, ...input } }) => {
    const changed = await changeContact(shop, {
      memberId,
      id,
      home: input.contact_attributes ?? null,
      foreign: input.foreign_contact_attributes ?? null,
    })
    if (!changed.ok) throw problem(changed.refusal)
    return changed.value
  }),

  remove: member.contacts.remove.handler(async ({ context: { shop, memberId }, input: { params, query } }) => {
    const removed = await removeContact(shop, { memberId, id: params.id, type: query?.type })
    if (!removed.ok) throw problem(removed.refusal)
    return { status: 'destroy_success' }
  }),
}
