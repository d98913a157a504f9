import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { paths } from '#contract/shop/paths.ts'
import { inLanguage } from '#rules/locale.ts'
import { errorTexts } from '#texts/shared/errors.ts'
import { useMembership } from '../features/member/member.tsx'
import { problemOf } from './problem-of.ts'
import { reactionTo } from './problem-reactions.ts'
import { useToasts } from '#ui/layers/toasts.tsx'
import { useLanguage } from '#ui/words/words.ts'

/**
 * What every page does about a failed call, by the status of the answer: says it, and leads where it can be put right
 * (ERR-01 to ERR-06). What is no answer of the shop is only logged (ERR-05).
 */
export function useProblemHandler(): (error: unknown) => void {
  const router = useRouter()
  const showToast = useToasts()
  const { markSignedOut, markLocked } = useMembership()
  const language = useLanguage()
  return useCallback(
    (error: unknown) => {
      const problem = problemOf(error)
      if (!problem) return console.warn(error)
      const go = (href: string) => void router.navigate({ href, replace: true })
      const say = () => problem.message && showToast({ kind: 'error', message: problem.message })
      switch (reactionTo(problem.status)) {
        case 'signed-out':
          if (!markSignedOut()) return
          showToast({ kind: 'warning', message: inLanguage(errorTexts.pleaseLogIn, language) })
          return go(paths.home(language))
        case 'locked':
          // Where it leads, they are marked as signed out (AUT-12); earlier, pages for members would lead elsewhere.
          if (markLocked()) showToast({ kind: 'error', message: inLanguage(errorTexts.loggingOut, language) })
          return
        case 'toast-and-not-found':
          say()
          return go(paths.notFound(language))
        case 'toast-and-cart':
          say()
          return go(paths.cart(language))
        case 'toast-and-home':
          say()
          return go(paths.home(language))
        case 'toast':
          say()
      }
    },
    [router, showToast, markSignedOut, markLocked, language],
  )
}
