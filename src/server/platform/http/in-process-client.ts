import { createRouterClient } from '@orpc/server'
import type { ShopClient } from '#contract/shop/client.ts'
import { problemFrom } from '#contract/shared/problem.ts'
import type { Language } from '#rules/locale.ts'
import type { Shop } from '#server/platform/shop.ts'
import { contextOfPage } from './api-context.ts'
import type { ApiRouter } from './api-routes.ts'
import { isNoAnswer, readProblem, speakProblem } from './speak-problem.ts'

export type PageCaller = { language: Language; /** Hears of every call that the database did not answer. */ unanswered?: () => void }

/**
 * The API for pages that are rendered in this process: the same calls without the network, for a visitor nobody knows.
 * What has one answer for all pages, such as the menu, is asked for once in the life of a client.
 */
export function createInProcessClient(shop: Shop, { router, language, unanswered }: PageCaller & { router: ApiRouter }): ShopClient {
  const answers = new Map<string, Promise<unknown>>()
  const askOnce = (call: string, ask: () => Promise<unknown>) => {
    const answer = answers.get(call) ?? ask()
    answers.set(call, answer)
    answer.catch(() => answers.delete(call))
    return answer
  }
  const client = createRouterClient(router, {
    context: contextOfPage(shop, language),
    interceptors: [
      async ({ path, input, next }) => {
        try {
          return await (asksNothingOfItsOwn(input) ? askOnce(path.join('.'), next) : next())
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

/** A call that says nothing but the language, which is the client's, says the same on whatever page it is made. */
function asksNothingOfItsOwn(input: unknown): boolean {
  return Object.keys(input ?? {}).every((name) => name === 'locale')
}
