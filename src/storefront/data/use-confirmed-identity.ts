import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useState } from 'react'
import { inLanguage } from '#rules/locale.ts'
import { identityTexts } from '#texts/shop/sessions.ts'
import { forgetWaitingChange, keepWaitingChange, readWaitingChange, type WaitingChange } from '../features/account/waiting-change.ts'
import type { LoginProvider } from '../features/member/login-form.tsx'
import { problemOf } from './problem-of.ts'
import { useToasts } from '#ui/layers/toasts.tsx'
import { useLanguage } from '#ui/words/words.ts'

/** What was begun before its member went to show who they are; `confirmed` when they did. */
export type ResumedChange = WaitingChange & { confirmed: boolean }

/**
 * A change for which the sign-in is too old waits in this tab, and its member is asked to confirm; back from the provider
 * it is taken up again. The address forgets at once how that went.
 */
export function useConfirmedIdentity() {
  const router = useRouter()
  const language = useLanguage()
  const showToast = useToasts()
  const [resumed] = useState(() => resumedChange((router.state.location.search as Record<string, string>)['confirmed']))
  const [providers, setProviders] = useState<readonly LoginProvider[]>()
  useEffect(() => {
    const { confirmed, ...rest } = router.state.location.search as Record<string, string>
    forgetWaitingChange()
    if (confirmed === undefined) return
    if (confirmed !== 'true') showToast({ kind: 'error', message: inLanguage(identityTexts.failed, language) })
    void router.navigate({ to: '.', search: rest as never, replace: true, resetScroll: false })
  }, [router, language, showToast])
  /** Whether something failed because the sign-in is too old: then the change waits, and its member is asked. */
  const askIfStale = useCallback((error: unknown, change: WaitingChange): boolean => {
    const problem = problemOf(error)
    if (problem?.status !== 'reauthentication_needed') return false
    keepWaitingChange(change)
    setProviders(problem.details['providers'] as LoginProvider[])
    return true
  }, [])
  return { resumed, providers, askIfStale, dismiss: () => setProviders(undefined) }
}

function resumedChange(confirmed: string | undefined): ResumedChange | undefined {
  const change = confirmed === undefined ? undefined : readWaitingChange()
  return change && { ...change, confirmed: confirmed === 'true' }
}
