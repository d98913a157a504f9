import { readFileSync } from 'node:fs'
import type { Check } from './check.ts'
import { type ListedGroup, listGroups } from './list-groups.ts'
import { isTest, readSources } from './read-sources.ts'
import { findTitles, type Title } from './find-titles.ts'

/** Which statements of docs/requirements a test names. A group in finished.json must have no gap. */
export const requirements: Check = {
  name: 'requirements',
  async run() {
    const sources = readSources('src', 'sandbox', 'tests', 'scripts', 'bench').filter(({ path }) => isTest(path) || path.startsWith('tests/journeys/'))
    const titles = sources.filter(({ path }) => !path.startsWith('scripts/checks/')).flatMap(findTitles)
    const finished: unknown = JSON.parse(readFileSync('docs/requirements/finished.json', 'utf8'))
    if (!Array.isArray(finished)) return { complaints: ['docs/requirements/finished.json is not a list of groups'] }
    return compare({ groups: listGroups(), titles, finished: finished.map(String) })
  },
}

export type Coverage = { groups: readonly ListedGroup[]; titles: readonly Title[]; finished: readonly string[] }

export function compare({ groups, titles, finished }: Coverage) {
  const known = new Set(groups.flatMap(({ statements, decisions }) => [...statements, ...decisions]))
  const named = new Set(titles.flatMap(({ ids }) => ids))
  const unknown = titles.flatMap(({ place, ids }) => ids.filter((id) => !known.has(id)).map((id) => `${place} names ${id}, which does not exist`))
  const strange = finished.filter((name) => !groups.some((group) => group.name === name)).map((name) => `finished.json names ${name}, which is no group`)
  const gaps = groups.filter(({ name }) => finished.includes(name)).flatMap((group) => gapsIn(group, named))
  const statements = groups.flatMap((group) => group.statements)
  return {
    complaints: [...unknown, ...strange, ...gaps],
    summary: `${statements.filter((id) => named.has(id)).length} of ${statements.length} statements named by tests, ${finished.length} groups finished`,
    details: inRows(groups.map(({ name, statements: ids }) => `${name} ${ids.filter((id) => named.has(id)).length}/${ids.length}`)),
  }
}

function gapsIn({ name, statements, decisions }: ListedGroup, named: ReadonlySet<string>): string[] {
  const missing = [...statements, ...decisions].filter((id) => !named.has(id))
  return missing.length === 0 ? [] : [`${name} is marked finished, but no test names ${missing.join(', ')}`]
}

const perRow = 9

function inRows(words: readonly string[]): string[] {
  const rows = Array.from({ length: Math.ceil(words.length / perRow) }, (_, row) => words.slice(row * perRow, (row + 1) * perRow))
  return rows.map((row) => row.map((word) => word.padEnd(11)).join('').trimEnd())
}
