import { basename, dirname } from 'node:path'
import { readImports } from '../checks/read-imports.ts'
import { isTest, readSources, type Source } from '../checks/read-sources.ts'
import type { Mutation } from './mutation.ts'

/** The tests that could notice a mistake, the likeliest first. Journeys are not among them: they need a browser and minutes. */
export type FindTests = (mutation: Pick<Mutation, 'path' | 'line'>, text: string) => string[]

export function openTestFinder(): FindTests {
  const sources = readSources('src', 'sandbox', 'tests', 'scripts').filter(({ path }) => !path.startsWith('tests/journeys/'))
  const importers = importersIn(sources)
  const tests = sources.filter(({ path }) => isTest(path) && !path.startsWith('scripts/checks/'))
  return ({ path, line }, text) =>
    path.endsWith('.sql') ? testsOfTable(tests, { table: tableAt(text, line) }) : testsThatImport(path, importers)
}

function importersIn(sources: readonly Source[]): Map<string, string[]> {
  const arrows = sources.flatMap(readImports)
  return new Map([...Map.groupBy(arrows, ({ to }) => to)].map(([to, all]) => [to, all.map(({ from }) => from)]))
}

/**
 * Those first whose room has most to do with the file: its own room, then the rooms that import it, then the rooms that import
 * these; what the whole shop is put through comes last. Tests that call the shop from outside import all of it, so that their own imports say little. Of one room, the nearest first.
 */
function testsThatImport(path: string, importers: ReadonlyMap<string, readonly string[]>): string[] {
  const distance = new Map([[path, 0]])
  for (const [each, steps] of distance) {
    for (const importer of importers.get(each) ?? []) if (!distance.has(importer)) distance.set(importer, steps + 1)
  }
  const roomDistance = new Map<string, number>()
  for (const [each, steps] of distance) {
    if (each.startsWith('src/') && !isTest(each))
      roomDistance.set(dirname(each), Math.min(steps, roomDistance.get(dirname(each)) ?? Infinity))
  }
  const namesake = basename(path).replace(/\.\w+$/, '')
  const strangeness = (test: string) =>
    1000 * (roomDistance.get(dirname(test)) ?? 100) + (distance.get(test) ?? 0) - (basename(test).startsWith(namesake) ? 500 : 0)
  return [...distance.keys()].filter(isTest).toSorted((one, other) => strangeness(one) - strangeness(other))
}

/** Tests of the database first, then all that name the table. */
function testsOfTable(tests: readonly Source[], { table }: { table: string }): string[] {
  const named = new RegExp(`\\b${table}\\b`)
  const [ofDatabase, others] = [/^src\/database\/[^/]+\.test\.ts$/, named].map((wanted, place) =>
    tests.filter(({ path, text }) => wanted.test(place === 0 ? path : text)).map(({ path }) => path),
  )
  return [...new Set([...(ofDatabase ?? []), ...(others ?? [])])]
}

/** The table that the last `create table`, `alter table`, `index … on` or `trigger … on` before the end of this line speaks of. */
function tableAt(text: string, line: number): string {
  const before = text.split('\n').slice(0, line).join('\n')
  return (
    [...before.matchAll(/\b(?:create table|alter table|on) (\w+)/g)].findLast(([, name]) => name !== 'delete' && name !== 'update')?.[1] ??
    ''
  )
}
