import { fileBudget, functionBudget, hasBudget, markupBudget } from './budgets.ts'
import type { Check } from './check.ts'
import { measure, type Measured } from './measure.ts'
import { isTest, readSources } from './read-sources.ts'

/** Files and functions stay small. One that outgrows its budget is split by reason, never into a "part 2". */
export const sizes: Check = {
  name: 'sizes',
  async run() {
    const sources = readSources('src', 'sandbox', 'tests', 'scripts', 'bench').filter(({ path }) => hasBudget(path))
    const measured = sources.map(measure)
    const written = measured.filter(({ path }) => !isTest(path))
    return { complaints: measured.flatMap(overBudget), summary: `files ${spread(written.map(({ lines }) => lines))}, functions ${spread(written.flatMap(({ functions }) => functions.map(({ lines }) => lines)))}` }
  },
}

/** A test's story may be told in one breath: of tests only the file has a budget. */
export function overBudget({ path, lines, functions }: Measured): string[] {
  const budget = path.endsWith('.tsx') ? markupBudget : functionBudget
  const long = isTest(path) ? [] : functions.filter((each) => each.lines > budget)
  return [
    ...(lines > fileBudget ? [`${path} has ${lines} lines, the budget is ${fileBudget}`] : []),
    ...long.map((each) => `${path}:${each.line} ${each.name} has ${each.lines} lines, the budget is ${budget}`),
  ]
}

function spread(numbers: readonly number[]): string {
  const sorted = numbers.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return `median ${at(0.5)} · 95 % ${at(0.95)} · longest ${at(1)}`
}
