/** What was found out about one thing. `watch`: it works, and somebody should know; `ill`: the shop cannot do without, and does not have it. */
export type Finding = {
  subject: string
  state: 'well' | 'watch' | 'ill'
  says: string
  /** What to do; empty where nothing is to be done. */
  todo: string
}

export const well = (subject: string, says: string): Finding => ({ subject, state: 'well', says, todo: '' })
export const watch = (subject: string, says: string, todo: string): Finding => ({ subject, state: 'watch', says, todo })
export const ill = (subject: string, says: string, todo: string): Finding => ({ subject, state: 'ill', says, todo })

export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { cause } = error
  const own = error.message || (error as NodeJS.ErrnoException).code || error.name
  return cause instanceof Error ? `${own} (${reasonOf(cause)})` : own
}
