import { askerOf } from '#server/platform/http/asker-of.ts'
import { open } from '#server/platform/http/procedures.ts'
import { problem } from '#server/platform/http/problem.ts'
import { lookUpStores } from './look-up-stores.ts'

export const storeRoutes = {
  lookup: open.stores.lookup.handler(async ({ context, input }) => {
    const found = await lookUpStores(context.shop, { ...input, language: context.language, asker: await askerOf(context) })
    if (!found.ok) throw problem(found.refusal)
    return found.value
  }),
}
