import { useEffect, useState } from 'react'
import { consentAnchor } from '#rules/constants.ts'
import { ConsentBanner } from '#storefront/features/tracking/consent-banner.tsx'
import { consentCookie, consentIn } from '#storefront/features/tracking/consent.ts'
import { settleWaiting } from '#storefront/features/tracking/track.ts'

/** A visitor who has not answered is asked, and whoever wants to answer anew. */
export function AskConsent() {
  const [isOpen, setIsOpen] = useState(() => consentIn(document.cookie) === 'open')
  const [isWanted, setIsWanted] = useState(isAtAnchor)
  useEffect(() => {
    const look = () => setIsWanted(isAtAnchor())
    window.addEventListener('hashchange', look)
    return () => window.removeEventListener('hashchange', look)
  }, [])
  if (!isOpen && !isWanted) return null
  const answer = (consent: 'given' | 'refused') => {
    const before = consentIn(document.cookie)
    document.cookie = consentCookie(consent)
    setIsOpen(false)
    setIsWanted(false)
    if (isAtAnchor()) history.replaceState(history.state, '', location.pathname + location.search)
    settleWaiting(consent)
    // What runs already cannot be called back: the page begins anew without it.
    if (consent === 'refused' && before === 'given') location.reload()
  }
  return <ConsentBanner onAnswer={answer} />
}

function isAtAnchor(): boolean {
  return location.hash === `#${consentAnchor}`
}
