import { NoAnswer, Problem } from '#contract/shared/problem.ts'
import { problemStatuses, type ProblemStatus } from '#contract/shared/problems.ts'

/** What visitors did, in whose eyes it counts. */
export type Deed = 'page' | 'call' | 'sign in' | 'add to cart' | 'order by card' | 'order by ATM' | 'order on delivery' | 'transfer'

export type Tally = {
  /** Does something and remembers how long it took and how it ended. Null: it did not come to anything, and that is noted. */
  count: <T>(deed: Deed, work: () => Promise<T>) => Promise<T | null>
  milliseconds: (deed: Deed) => readonly number[]
  /** What the shop said no to, by its word. */
  refusals: ReadonlyMap<string, number>
  /** What it should have answered, and did not. */
  failures: ReadonlyMap<string, number>
}

/** An answer that is none: a status of the shop's own fault, or a page that is not there. */
export class Failed extends Error {}

export function openTally(): Tally {
  const times = new Map<Deed, number[]>()
  const refusals = new Map<string, number>()
  const failures = new Map<string, number>()
  const raise = (counts: Map<string, number>, word: string) => counts.set(word, (counts.get(word) ?? 0) + 1)
  return {
    refusals,
    failures,
    milliseconds: (deed) => times.get(deed) ?? [],
    async count(deed, work) {
      const begun = performance.now()
      try {
        return await work()
      } catch (error) {
        const { isRefusal, word } = wordOf(error)
        raise(isRefusal ? refusals : failures, `${deed}: ${word}`)
        return null
      } finally {
        const taken = times.get(deed)
        if (taken) taken.push(performance.now() - begun)
        else times.set(deed, [performance.now() - begun])
      }
    },
  }
}

function wordOf(error: unknown): { isRefusal: boolean; word: string } {
  if (error instanceof Problem) {
    const { status }: { status: ProblemStatus } = error
    return { isRefusal: problemStatuses[status] < 500, word: status }
  }
  if (error instanceof NoAnswer) return { isRefusal: false, word: 'no answer' }
  if (error instanceof Failed) return { isRefusal: false, word: error.message }
  const { cause } = error as { cause?: { code?: unknown } }
  return { isRefusal: false, word: String(cause?.code ?? (error instanceof Error ? error.message : error)) }
}

/** So many of 100 were at most as large; not a number where there are none. */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((one, other) => one - other)
  return sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN
}
