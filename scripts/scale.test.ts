import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

const read = (file: string) => readFileSync(resolve(import.meta.dirname, '../docs', file), 'utf8')
const cellsOf = (line: string) => line.split('|').map((cell) => cell.trim())

/** What `npm run bench -- grown` has written last: milliseconds by what was done and whose they are. */
const [, after = ''] = read('measurements.md').split('\n## grown\n')
const [section = ''] = after.split('\n## ')
const measured = new Map(
  section.split('\n').flatMap((line) => (line.startsWith('| ') ? [cellsOf(line).slice(1, 3) as [string, string]] : [])),
)

const [, carried = ''] = read('scale.md').split('## What one installation carries\n')
const [table = ''] = carried.split('\n- **A page that is in memory**')
const rows = table.split('\n').flatMap((line) => (/^\| an? |^\| .* drawn afresh/.test(line) ? [cellsOf(line).slice(1)] : []))

const figure = (told: string | undefined) => Number((told ?? '').replace(' ms', ''))

test('CPY-32 what an installation carries is said of everything that was measured, with the figures that were measured last', () => {
  const done = [...measured.keys()].flatMap((what) => (what.endsWith(': processor of the copy') ? [what.split(': ')[0]] : []))
  expect(done.length).toBeGreaterThan(6)
  expect(rows.map(([one]) => one)).toEqual(done)
  for (const [one, copy, database, few] of rows)
    expect([copy, database, few], one).toEqual(
      ['the copy', 'the primary', 'the primary with 10,000 orders'].map((whose) => measured.get(`${one}: processor of ${whose}`)),
    )
})

test('CPY-32 what is computed beyond follows from them by the method that is shown', () => {
  for (const [one, ...told] of rows) {
    const [copy = 0, database = 0, few = 0, byCopy, byDatabase, tenfold = 0] = told.map(figure)
    expect([byCopy, byDatabase], one).toEqual([Math.floor(700 / copy), Math.floor(700 / database)])
    // Told with one decimal, of which a half may be rounded either way.
    expect(Math.abs(tenfold - (database + Math.max(0, database - few) / 2)), one).toBeLessThan(0.051)
  }
})

test('CPY-33 with a million orders nothing that was measured takes more than 1.2 times of what it takes with ten thousand', () => {
  const grown = [...measured].flatMap(([what, times]) =>
    what.endsWith(': against 10,000 orders') ? [Number(times.replace(' ×', ''))] : [],
  )
  expect(grown.length).toBeGreaterThan(6)
  expect(Math.max(...grown)).toBeLessThanOrEqual(1.2)
})
