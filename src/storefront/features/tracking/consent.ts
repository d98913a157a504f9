/** Whether the visitor lets the companies know; asked once in half a year. */
export type Consent = 'given' | 'refused' | 'open'

/** The fragment of an address by which the foot of every page asks anew. */
export const consentAnchor = 'data-and-ads'

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
