import { open } from '#server/http/procedures.ts'
import { lookUpStores } from './look-up-stores.ts'

export const storeRoutes = {
  lookup: open.stores.lookup.handler(({ context, input }) => lookUpStores(context.shop, { ...input, language: context.language })),
}
