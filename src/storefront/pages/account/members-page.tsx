import { QueryClientProvider } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useCallback, type ReactNode } from 'react'
import { paths } from '#contract/shop/paths.ts'
import { inLanguage } from '#rules/locale.ts'
import { errorTexts } from '#texts/shared/errors.ts'
import { useLoginFor } from '#storefront/features/member/login.tsx'
import { MembersOnly } from '#storefront/features/member/members-only.tsx'
import { queries } from '#storefront/data/queries.ts'
import { useToasts } from '#ui/layers/toasts.tsx'
import { useLanguage } from '#ui/words/words.ts'
import { useQueryProblems } from '#storefront/data/use-query-problems.ts'

/**
 * The frame of every page for members: visitors are sent home with a word and to the sign-in, which leads back here (I18N-16); members get what is inside, where
 * `useQuery` and `useMutation` of TanStack Query work without further ado: a question that fails is told.
 */
export function MembersPage({ children }: { children: ReactNode }) {
  const router = useRouter()
  const language = useLanguage()
  const showToast = useToasts()
  const openLogin = useLoginFor()
  useQueryProblems()
  // The word stands as long as any other, however long the way home takes.
  const sendHome = useCallback(
    () =>
      router.navigate({ href: paths.home(language), replace: true }).then(() => {
        showToast({ kind: 'warning', message: inLanguage(errorTexts.pleaseLogIn, language) })
      }),
    [router, language, showToast],
  )
  const askToLogIn = useCallback(() => {
    const wanted = router.state.location.href
    void sendHome().then(() => openLogin(wanted))
  }, [router, sendHome, openLogin])
  return (
    <QueryClientProvider client={queries}>
      <MembersOnly onVisitor={askToLogIn} onEnded={() => void sendHome()}>
        {children}
      </MembersOnly>
    </QueryClientProvider>
  )
}
