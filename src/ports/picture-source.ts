/**
 * Why a picture did not come. `private`: its address leads to where the shop calls nobody. `redirects`: it leads on too often, or to
 * what is no https.
 */
export const fetchFaults = ['private', 'redirects', 'missing', 'denied', 'bytes', 'unreachable'] as const
export type FetchFault = (typeof fetchFaults)[number]

/** The way to pictures that lie with somebody else. */
export type PictureSource = {
  /** Writes what lies at an https address to a file; what is wrong with it leaves none that counts. */
  save: (address: string, target: string) => Promise<{ bytes: number } | { fault: FetchFault }>
}
