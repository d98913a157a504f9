import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { paths } from '#contract/shop/paths.ts'
import type { Text } from '#rules/locale.ts'
import { errorTexts } from '#texts/shared/errors.ts'
import { shopContacts } from '#texts/shop/shell.ts'
import { useMembership } from '#storefront/features/member/member.tsx'
import { useToasts, type Toast } from '#ui/layers/toasts.tsx'
import { PetalLoader } from '#ui/waiting.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'

/** Where a failed sign-in ends (AUT-11). */
export function LoginFailPage() {
  return useWayHome(errorTexts.loginFailed)
}

/** Where the sign-in of a locked account ends (AUT-12). */
export function LoginLockPage() {
  const say = useWords()
  return useWayHome(errorTexts.accountLocked, { label: say(errorTexts.contactUs), onClick: () => location.assign(shopContacts.line) })
}

function useWayHome(reason: Text, action?: NonNullable<Toast['action']>) {
  const router = useRouter()
  const language = useLanguage()
  const say = useWords()
  const showToast = useToasts()
  const { markSignedOut } = useMembership()
  const message = say(reason)
  useEffect(() => {
    showToast({ kind: 'error', message, ...(action && { action }) })
    markSignedOut()
    void router.navigate({ href: paths.home(language), replace: true })
    // Once, on arrival: what is used here may change while the way home is loading.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return <PetalLoader />
}
