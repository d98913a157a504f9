import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { consentAnchor, consentCookie, consentIn } from '#storefront/features/tracking/consent.ts'
import { trackFromNow } from '#storefront/features/tracking/track.ts'
import { orNothing } from '#ui/or-nothing.tsx'

const ConsentBanner = lazy(() =>
  import('#storefront/features/tracking/consent-banner.tsx').then(({ ConsentBanner }) => ({ default: ConsentBanner }), orNothing),
)

/** Where the shop works with trackers, a visitor who has not answered is asked, and whoever wants to answer anew. Everybody else carries nothing of it. */
export function AskConsent() {
  const [isAnswered, setIsAnswered] = useState(false)
  const [isWanted, setIsWanted] = useState(false)
  const isAsked = useSyncExternalStore(watchNothing, isToBeAsked, () => false)
  useEffect(() => {
    const look = () => setIsWanted(location.hash === `#${consentAnchor}`)
    window.addEventListener('hashchange', look)
    return () => window.removeEventListener('hashchange', look)
  }, [])
  if (!isWanted && (!isAsked || isAnswered)) return null
  const answer = (consent: 'given' | 'refused') => {
    const before = consentIn(document.cookie)
    document.cookie = consentCookie(consent)
    setIsAnswered(true)
    setIsWanted(false)
    if (location.hash === `#${consentAnchor}`) history.replaceState(history.state, '', location.pathname + location.search)
    if (consent === 'given') trackFromNow()
    // What runs already cannot be called back: the page begins anew without it.
    else if (before === 'given') location.reload()
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
