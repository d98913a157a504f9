import { createRouterClient } from '@orpc/server'
import type { ShopClient } from '#contract/shop/client.ts'
import { problemFrom } from '#contract/shared/problem.ts'
import type { Language } from '#rules/locale.ts'
import type { KeptContent } from '#server/platform/content/kept-content.ts'
import { madeOf, type MadeOf, type Subject } from '#server/platform/content/subject.ts'
import type { Shop } from '#server/platform/shop.ts'
import { contextOfPage } from './api-context.ts'
import type { ApiRouter } from './api-routes.ts'
import { requestUnderWay } from '#server/platform/cause.ts'
import { verbs, type WatchedVerb } from '#server/platform/watched.ts'
import { isNoAnswer, readProblem, speakProblem } from './speak-problem.ts'

export type PageCaller = {
  language: Language
  /** Hears of every call that the database did not answer. */
  unanswered?: () => void
  /** Hears what each answer was made of, a refusal as well. */
  reads?: (subjects: MadeOf) => void
  /** Keeps what has one answer for all pages, such as the menu; left out, it is asked for every time. */
  answers?: KeptContent<unknown>
  /** Whose eyes it is seen with; left out, those of a visitor nobody knows. */
  memberId?: number | null
}

/** The API for pages that are rendered in this process: the same calls without the network. */
export function createInProcessClient(
  shop: Shop,
  { router, language, unanswered, reads, answers, memberId = null }: PageCaller & { router: ApiRouter },
): ShopClient {
  const client = createRouterClient(router, {
    context: contextOfPage(shop, { language, memberId }),
    interceptors: [
      async ({ next, ...call }) => {
        const named = new Set<Subject>()
        const name = (...subjects: readonly Subject[]) => {
          for (const subject of subjects) named.add(subject)
        }
        const ask = async () => {
          const verb: WatchedVerb = { name: call.path.join('.') }
          const value = await verbs.tracePromise(() => next({ ...call, context: { ...call.context, reads: name } }), verb)
          return { value, subjects: madeOf(named) }
        }
        try {
          const isForAll = answers && asksNothingOfItsOwn(call.input)
          const { value, subjects } = await (isForAll ? answers.load(`${language} ${call.path.join('.')}`, ask) : ask())
          reads?.(subjects)
          return value
        } catch (error) {
          reads?.(madeOf(named))
          const known = readProblem(error)
          if (isNoAnswer(error)) unanswered?.()
          if (known.status >= 500) shop.log.error({ err: error }, 'a call of a page failed')
          throw problemFrom(speakProblem(known, language), requestUnderWay())
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
