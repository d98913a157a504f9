/** What the shop uses of the package, which brings no types of its own. */
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { headers: Readonly<Record<string, string>> })
    /** Those of these that the caller accepts, the most wanted first; of those that it wants as much as each other in the order of `preferred`. */
    encodings(available: readonly string[], ties: { preferred: readonly string[] }): string[]
    /** All that the caller accepts, the most wanted first. */
    languages(): string[]
  }
}
