import { createRouterClient } from '@orpc/server'
import type { ShopClient } from '#contract/client.ts'
import { problemFrom } from '#contract/problem.ts'
import type { Language } from '#rules/locale.ts'
import { router } from '#server/router.ts'
import type { Shop } from '#server/shop.ts'
import { contextOfPage } from './api-context.ts'
import { isNoAnswer, readProblem, speakProblem } from './speak-problem.ts'

/** The menu stands on every page. */
const onEveryPage = 'categories.list'

export type PageCaller = { language: Language; /** Hears of every call that the database did not answer. */ unanswered?: () => void }

/**
 * The API for pages that are rendered in this process: the same calls without the network, for a visitor nobody knows.
 * What stands on every page is asked for once in the life of a client.
 */
export function createInProcessClient(shop: Shop, { language, unanswered }: PageCaller): ShopClient {
  let shared: Promise<unknown> | undefined
  const askOnce = (ask: () => Promise<unknown>) =>
    (shared ??= ask().catch((error: unknown) => {
      shared = undefined
      throw error
    }))
  const client = createRouterClient(router, {
    context: contextOfPage(shop, language),
    interceptors: [
      async ({ path, next }) => {
        try {
          return await (path.join('.') === onEveryPage ? askOnce(next) : next())
        } catch (error) {
          const known = readProblem(error)
          if (isNoAnswer(error)) unanswered?.()
          if (known.status >= 500) shop.log.error({ err: error }, 'a call of a page failed')
          throw problemFrom(speakProblem(known, language))
        }
      },
    ],
  })
  return client as unknown as ShopClient
}
