import { readdir, readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { resultsDirectory, tableOf, type SavedRun } from './figures.ts'

const place = resolve(import.meta.dirname, '../docs/measurements.md')

const head = `# Measurements

What the shop is measured by, and what it reached. Written by \`npm run bench -- --document\`, which measures everything
and takes about an hour; with names behind it, as in \`npm run bench -- rendering --document\`, it measures only those
anew. Every figure is the median of its rounds; the range says how far to trust it. Measured on an idle machine, or the
figures say more about its other work.
`

/** Puts the newest run of each measurement into the documentation; of those that were not run on this machine, and of what others measure, stays what stands there. */
export async function writeDocument(names: readonly string[]): Promise<string> {
  const files = (await readdir(resultsDirectory)).sort().reverse()
  const standing = (await readFile(place, 'utf8')).split(/^(?=## )/m)
  const parts: string[] = []
  const byHand = standing.filter((part) => part.startsWith('## ') && !names.some((name) => part.startsWith(`## ${name}\n`))).map(asPart)
  for (const name of names) {
    // Behind the instant at which it was measured: one name may end as another one does.
    const file = files.find((each) => /^[\dT-]+-(.+)\.json$/.exec(each)?.[1] === name)
    const stood = standing.find((part) => part.startsWith(`## ${name}\n`))
    if (file) parts.push(partOf(name, JSON.parse(await readFile(resolve(resultsDirectory, file), 'utf8'))))
    else if (stood) parts.push(asPart(stood))
  }
  await writeFile(place, [head, ...parts, ...byHand].join('\n'))
  return place
}

const asPart = (text: string) => `${text.trimEnd()}\n`

function partOf(name: string, { at, machine, figures }: SavedRun): string {
  return `## ${name}\n\n${at.slice(0, 10)}, ${machine.processors} × ${machine.model ?? 'unknown processor'}, Node ${machine.node}\n\n${tableOf(figures)}\n`
}
