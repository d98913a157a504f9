import { globSync, readFileSync } from 'node:fs'

export type ListedGroup = { name: string; statements: string[]; decisions: string[] }

/** The groups of docs/requirements with the ids that each file holds. */
export function listGroups(): ListedGroup[] {
  return globSync('docs/requirements/*-*.md')
    .toSorted()
    .map((path) => readGroup(readFileSync(path, 'utf8')))
}

export function readGroup(page: string): ListedGroup {
  return {
    name: /^# (\S+)/.exec(page)?.[1] ?? '',
    statements: ids(page, /^- \*\*([A-Z0-9]+-\d\d)\*\*(?! withdrawn)/gm),
    decisions: ids(page, /^### (D-\d{2,3}) /gm),
  }
}

const ids = (page: string, pattern: RegExp) => [...page.matchAll(pattern)].flatMap(([, id]) => id ?? [])
