/** One small mistake: this stretch of a file, replaced. Offsets are those of the text as it stands. */
export type Mutation = {
  path: string
  /** Counted from 1. */
  line: number
  start: number
  end: number
  replacement: string
  /** What kind of mistake it is: `EqualityOperator`, `dropped call`, `dropped constraint`. */
  kind: string
}

export function madeIn(text: string, { start, end, replacement }: Mutation): string {
  return text.slice(0, start) + replacement + text.slice(end)
}
