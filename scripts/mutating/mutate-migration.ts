import { lineAt, type Source } from '../checks/read-sources.ts'
import type { Mutation } from './mutation.ts'

type Promised = { kind: string; pattern: RegExp }

/** What a migration promises for ever, as it is written here. A check may hold brackets three deep. */
const brackets = String.raw`\((?:[^()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))*\)`
const promises: readonly Promised[] = [
  { kind: 'dropped check', pattern: new RegExp(String.raw`(?:constraint \w+ )?\bcheck ?${brackets}(?: not valid)?`, 'g') },
  {
    kind: 'dropped unique',
    pattern: new RegExp(String.raw`(?:constraint \w+ )?\bunique\b(?: nulls not distinct)?(?: ?${brackets})?(?= *[,\n)])`, 'g'),
  },
  { kind: 'plain index', pattern: /\bcreate unique index\b/g },
  {
    kind: 'dropped reference',
    pattern: new RegExp(
      String.raw`(?:constraint \w+ )?(?:foreign key ?${brackets} )?\breferences \w+(?: ?\(\w+\))?(?: on delete (?:cascade|set null|restrict))?(?: deferrable initially deferred)?`,
      'g',
    ),
  },
  { kind: 'dropped trigger', pattern: /\bcreate (?:constraint )?trigger\b[^;]*;/g },
]

/** Every constraint of a migration, left out one at a time, with what remains still read by PostgreSQL. Comments and functions promise nothing by themselves. */
export function mutateMigration(source: Source): Mutation[] {
  const quiet = blank(source.text)
  return promises.flatMap(({ kind, pattern }) =>
    [...quiet.matchAll(pattern)].map((match) => {
      const place = without(source.text, { start: match.index, end: match.index + match[0].length })
      return { path: source.path, line: lineAt(source.text, match.index), ...place, kind }
    }),
  )
}

/** A constraint that is a line of its own goes with its comma; one of a column, or of an altered table, leaves what holds for everything. */
function without(text: string, { start, end }: { start: number; end: number }): Pick<Mutation, 'start' | 'end' | 'replacement'> {
  if (/^create (?:constraint )?trigger/.test(text.slice(start))) return { start, end, replacement: '' }
  if (text.startsWith('create unique index', start)) return { start, end, replacement: 'create index' }
  const before = text.slice(0, start)
  const isLine = /[,(]\s*$/.test(before)
  return isLine || /\badd $/.test(before) ? { start, end, replacement: 'check (true)' } : { start, end, replacement: '' }
}

/** The same text with comments and bodies of functions as blanks, every character in its place. */
function blank(text: string): string {
  return text.replace(/--[^\n]*|(\$\w*\$)[\s\S]*?\1/g, (hidden) => hidden.replace(/[^\n]/g, ' '))
}
