/** Whether the visitor lets the companies know; asked once in half a year. */
export type Consent = 'given' | 'refused' | 'open'

const name = 'tracking_consent'
const keptSeconds = 180 * 24 * 60 * 60

export function consentIn(cookies: string): Consent {
  const value = cookies
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1)
  return value === 'given' || value === 'refused' ? value : 'open'
}

export function consentCookie(consent: Exclude<Consent, 'open'>): string {
  return `${name}=${consent}; path=/; max-age=${keptSeconds}; samesite=lax`
}

/** Whether the shop works with trackers at all: its server names them to every page then. */
export function worksWithTrackers(): boolean {
  return document.querySelector('meta[name="trackers"]') !== null
}
