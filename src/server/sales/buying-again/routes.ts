import { member } from '#server/platform/http/procedures.ts'
import { problem } from '#server/platform/http/problem.ts'
import { putBack } from './put-back.ts'

/** Buying again what was ordered before. */
export const againRoutes = {
  putBack: member.orders.putBack.handler(async ({ context: { shop, memberId, language }, input }) => {
    const back = await putBack(shop, { memberId, hashedId: input.id, language })
    if (!back.ok) throw problem(back.refusal)
    return { cart_item_ids: back.value.lineIds, missing: back.value.missing }
  }),
}
