/** What the shop uses of the package, which brings no types of its own. */
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { headers: Readonly<Record<string, string>> })
    /** The one of these that the caller wants most. Of those that it wants as much as each other the first of `preferred`. */
    encoding(available: readonly string[], ties: { preferred: readonly string[] }): string | undefined
    /** All that the caller accepts, the most wanted first. */
    languages(): string[]
  }
}
