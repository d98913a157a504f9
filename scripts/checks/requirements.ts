import type { Check } from './check.ts'
import { type ListedGroup, listGroups } from './list-groups.ts'
import { isTest, readSources } from './read-sources.ts'
import { findTitles, type Title } from './find-titles.ts'

/** Every statement and every decision of docs/requirements is named by a test, or by a step of a journey; no title names so many that its assertions could not be told apart. */
export const requirements: Check = {
  name: 'requirements',
  async run() {
    const sources = readSources('src', 'sandbox', 'tests', 'scripts', 'bench').filter(({ path }) => isTest(path))
    const titles = sources.filter(({ path }) => !path.startsWith('scripts/checks/')).flatMap(findTitles)
    return compare({ groups: listGroups(), titles })
  },
}

export type Coverage = { groups: readonly ListedGroup[]; titles: readonly Title[] }

export function compare({ groups, titles }: Coverage) {
  const known = new Set(groups.flatMap(({ statements, decisions }) => [...statements, ...decisions]))
  const named = new Set(titles.flatMap(({ ids }) => ids))
  const unknown = titles.flatMap(({ place, ids }) =>
    ids.filter((id) => !known.has(id)).map((id) => `${place} names ${id}, which does not exist`),
  )
  const gaps = groups.flatMap((group) => gapsIn(group, named))
  const statements = groups.flatMap((group) => group.statements)
  return {
    complaints: [...unknown, ...gaps, ...titles.flatMap(crowd)],
    summary: `${statements.filter((id) => named.has(id)).length} of ${statements.length} statements named by tests`,
    details: inRows(groups.map(({ name, statements: ids }) => `${name} ${ids.filter((id) => named.has(id)).length}/${ids.length}`)),
  }
}

function gapsIn({ name, statements, decisions }: ListedGroup, named: ReadonlySet<string>): string[] {
  const missing = [...statements, ...decisions].filter((id) => !named.has(id))
  return missing.length === 0 ? [] : [`${name}: no test names ${missing.join(', ')}`]
}

/** What one title may promise, so that each id has assertions of its own. */
const mostIds = 4

function crowd({ place, ids }: Title): string[] {
  const count = new Set(ids).size
  return count > mostIds
    ? [`${place} names ${count} ids in one title, the most is ${mostIds}: give each its own test, or step of a journey`]
    : []
}

const perRow = 9

function inRows(words: readonly string[]): string[] {
  const rows = Array.from({ length: Math.ceil(words.length / perRow) }, (_, row) => words.slice(row * perRow, (row + 1) * perRow))
  return rows.map((row) =>
    row
      .map((word) => word.padEnd(11))
      .join('')
      .trimEnd(),
  )
}
