import { inLanguage } from '#rules/locale.ts'
import { member } from '#server/platform/http/procedures.ts'
import { problem } from '#server/platform/http/problem.ts'
import { doneTexts } from '#texts/shared/problems.ts'
import { changeCard } from './change-card.ts'
import { listCards } from './list-cards.ts'
import { removeCard } from './remove-card.ts'

export const cardRoutes = {
  list: member.cards.list.handler(({ context: { shop, memberId, language } }) => listCards(shop, { memberId, language })),

  change: member.cards.change.handler(async ({ context: { shop, memberId, language }, input: { id, card } }) => {
    const changed = await changeCard(shop, { memberId, uuid: id, ...card })
    if (!changed.ok) throw problem(changed.refusal)
    return { status: 'update_success', message: inLanguage(doneTexts.cardUpdated, language) }
  }),

  remove: member.cards.remove.handler(async ({ context: { shop, memberId, language }, input: { id } }) => {
    const removed = await removeCard(shop, { memberId, uuid: id })
    if (!removed.ok) throw problem(removed.refusal)
    return { status: 'destroy_success', message: inLanguage(doneTexts.cardDeleted(removed.value.last4), language) }
  }),
}
