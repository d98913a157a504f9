/** Headers of everything the shop sends: browsers that came by https stay with https, and believe the named content type. */
export function transportSecurity(publicAddress: string): Record<string, string> {
  const guess = { 'x-content-type-options': 'nosniff' }
  return publicAddress.startsWith('https://') ? { ...guess, 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : guess
}
