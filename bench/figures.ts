import { mkdir, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { resolve } from 'node:path'

/** One measured number with what it has to reach. */
export type Figure = {
  what: string
  /** Every round's number; the median is what counts, the range says how far to trust it. */
  rounds: readonly number[]
  unit: string
  /** What it must reach at least or stay below; figures without one are told for orientation. */
  atLeast?: number
  atMost?: number
}

export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? Number.NaN)
    : ((sorted[middle - 1] ?? Number.NaN) + (sorted[middle] ?? Number.NaN)) / 2
}

export function isReached({ rounds, atLeast = Number.NEGATIVE_INFINITY, atMost = Number.POSITIVE_INFINITY }: Figure): boolean {
  const reached = median(rounds)
  return reached >= atLeast && reached <= atMost
}

/** A table in the form of the documentation, so that it can be put there as it is. */
export function tableOf(figures: readonly Figure[]): string {
  const lines = figures.map((figure) => {
    const { what, rounds, unit, atLeast, atMost } = figure
    const must = [atLeast === undefined ? '' : `≥ ${atLeast}`, atMost === undefined ? '' : `≤ ${atMost}`].join('')
    const range = rounds.length > 1 ? `${short(Math.min(...rounds))}–${short(Math.max(...rounds))}` : ''
    const verdict = isReached(figure) ? 'yes' : 'NO'
    return `| ${what} | ${short(median(rounds))} ${unit} | ${range} | ${must} | ${must && verdict} |`
  })
  return ['| What | Median | Range | Must be | Reached |', '|---|---|---|---|---|', ...lines].join('\n')
}

/** Three digits say as much as such a measurement knows. */
function short(value: number): string {
  return Number.isInteger(value) || value >= 100 ? value.toFixed(0) : value.toPrecision(3)
}

/** Where runs are kept. */
export const resultsDirectory = resolve(import.meta.dirname, 'results')

/** A run as it is kept. */
export type SavedRun = {
  at: string
  machine: { processors: number; model: string | undefined; node: string; platform: string }
  figures: readonly Figure[]
}

/** Keeps the run beside the others, with the machine it was measured on. */
export async function saveFigures(name: string, figures: readonly Figure[]): Promise<string> {
  await mkdir(resultsDirectory, { recursive: true })
  const at = new Date().toISOString()
  const file = resolve(resultsDirectory, `${at.slice(0, 19).replaceAll(':', '-')}-${name}.json`)
  const machine = { processors: cpus().length, model: cpus()[0]?.model, node: process.version, platform: process.platform }
  const run: SavedRun = { at, machine, figures }
  await writeFile(file, `${JSON.stringify(run, null, 2)}\n`)
  return file
}
