/** One thing that `npm run check` looks at. It answers with its complaints; none means that all is well. */
export type Check = {
  name: string
  run: () => Promise<Report>
}

export type Report = {
  /** One line each, beginning with the place: `src/rules/cart.ts:12 …`. */
  complaints: readonly string[]
  /** What is worth knowing also when nothing is wrong, in one line. */
  summary?: string
  /** A longer account, a few lines. */
  details?: readonly string[]
}
