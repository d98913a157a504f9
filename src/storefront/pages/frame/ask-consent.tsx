import { lazy, Suspense, useState, useSyncExternalStore } from 'react'
import { consentCookie, consentIn } from '#storefront/features/tracking/consent.ts'
import { orNothing } from '#ui/or-nothing.tsx'

const ConsentBanner = lazy(() =>
  import('#storefront/features/tracking/consent-banner.tsx').then(({ ConsentBanner }) => ({ default: ConsentBanner }), orNothing),
)

/** Where the shop works with trackers, a visitor who has not answered is asked. Everybody else carries nothing of it. */
export function AskConsent() {
  const [isAnswered, setIsAnswered] = useState(false)
  const isAsked = useSyncExternalStore(watchNothing, isToBeAsked, () => false)
  if (!isAsked || isAnswered) return null
  const answer = (consent: 'given' | 'refused') => {
    document.cookie = consentCookie(consent)
    setIsAnswered(true)
  }
  return (
    <Suspense>
      <ConsentBanner onAnswer={answer} />
    </Suspense>
  )
}

function isToBeAsked(): boolean {
  return document.querySelector('meta[name="trackers"]') !== null && consentIn(document.cookie) === 'open'
}

function watchNothing(): () => void {
  return () => undefined
}
