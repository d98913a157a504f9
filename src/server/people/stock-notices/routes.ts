import { member, open } from '#server/platform/http/procedures.ts'
import { problem } from '#server/platform/http/problem.ts'
import { awaitAsMember } from './await-as-member.ts'
import { awaitByEmail } from './await-by-email.ts'
import { confirmAwaited, endAwaited, findAwaited } from './follow-link.ts'
import { listAwaitedOf } from './list-awaited.ts'
import { endAwaitedOf } from './end-awaited-of.ts'

export const stockNoticeRoutes = {
  list: member.stockNotices.list.handler(async ({ context: { shop, memberId, language } }) => ({
    stock_notices: await listAwaitedOf(shop, { memberId, language }),
  })),

  add: member.stockNotices.add.handler(async ({ context: { shop, memberId, language }, input: { product_id: productId } }) => {
    const added = await awaitAsMember(shop, { memberId, productId, language })
    if (!added.ok) throw problem(added.refusal)
    return { status: 'waiting', ...added.value }
  }),

  remove: member.stockNotices.remove.handler(async ({ context: { shop, memberId }, input: { id } }) => {
    await endAwaitedOf(shop, { memberId, id })
    return { status: 'destroy_success' }
  }),

  ask: open.stockNotices.ask.handler(async ({ context: { shop, language, caller, session }, input: { product_id: productId, email } }) => {
    const memberId = (await session())?.memberId ?? null
    const asked = await awaitByEmail(shop, { productId, email, memberId, language, caller })
    if (!asked.ok) throw problem(asked.refusal)
    return { status: 'told' }
  }),

  find: open.stockNotices.find.handler(async ({ context: { shop, language }, input: { token } }) => {
    const found = await findAwaited(shop, { token, language })
    if (!found.ok) throw problem(found.refusal)
    return found.value
  }),

  confirm: open.stockNotices.confirm.handler(async ({ context: { shop }, input: { token } }) => {
    const confirmed = await confirmAwaited(shop, token)
    if (!confirmed.ok) throw problem(confirmed.refusal)
    return { status: 'waiting' }
  }),

  end: open.stockNotices.end.handler(async ({ context: { shop }, input: { token } }) => {
    await endAwaited(shop, token)
    return { status: 'destroy_success' }
  }),
}
