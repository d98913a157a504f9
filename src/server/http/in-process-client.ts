import { createRouterClient } from '@orpc/server'
import type { ShopClient } from '#contract/client.ts'
import { problemFrom } from '#contract/problem.ts'
import type { Language } from '#rules/locale.ts'
import { router } from '#server/router.ts'
import type { Shop } from '#server/shop.ts'
import { contextOfPage } from './api-context.ts'
import { readProblem, speakProblem } from './speak-problem.ts'

/** The API for pages that are rendered in this process: the same calls without the network, for a visitor nobody knows. */
export function createInProcessClient(shop: Shop, language: Language): ShopClient {
  const client = createRouterClient(router, {
    context: contextOfPage(shop, language),
    interceptors: [
      async ({ next }) => {
        try {
          return await next()
        } catch (error) {
          const known = readProblem(error)
          if (known.status >= 500) shop.log.error({ err: error }, 'a call of a page failed')
          throw problemFrom(speakProblem(known, language))
        }
      },
    ],
  })
  return client as unknown as ShopClient
}
