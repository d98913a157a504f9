import { namedWhileRunning, owners, writtenStraight, type Ownership } from '../../src/database/owners.ts'
import type { Check } from './check.ts'
import { isTest, lineAt, readSources, type Source, walk } from './read-sources.ts'

/**
 * Every table has one owner (src/database/owners.ts): only its room writes it, and who else reads it is written down there.
 * Tables are found where queries name them: in the calls of the query builder, in the SQL of `sql` templates, and in that
 * which a connection is handed as a plain string. A table that is named only while the shop runs is refused. The demo shop is made
 * by verbs, and writes only those tables itself for which a reason stands there.
 */
export const tableOwners: Check = {
  name: 'owners of tables',
  async run() {
    const sources = readSources('src/server', 'src/main', 'src/adapters').filter(({ path }) => !isTest(path))
    const demo = readSources('src/demo').filter(({ path }) => !isTest(path))
    const complaints = [
      ...trespassersIn(sources, owners),
      ...unreadableIn(sources, namedWhileRunning),
      ...straightIn(demo, writtenStraight),
      ...unreadableIn(demo, {}),
    ]
    return { complaints, summary: `${Object.keys(owners).length} tables, each with one owner` }
  },
}

export function trespassersIn(sources: readonly Source[], known: Readonly<Record<string, Ownership>>): string[] {
  const complaints: string[] = []
  const reading = new Set<string>()
  for (const source of sources) {
    const room = roomOf(source.path)
    for (const { table, writes, at } of usesIn(source)) {
      const ownership = known[table]
      if (!ownership || isWithin(room, ownership.owner)) continue
      const place = `${source.path}:${lineAt(source.text, at)}`
      if (writes) complaints.push(`${place} writes ${table}, which ${ownership.owner} owns: let its owner publish a function`)
      else if (ownership.readers?.[room]) reading.add(`${table} ${room}`)
      else
        complaints.push(
          `${place} reads ${table}, which ${ownership.owner} owns: ask its owner, or write the reason down in src/database/owners.ts`,
        )
    }
  }
  const idle = Object.entries(known).flatMap(([table, { readers = {} }]) =>
    Object.keys(readers)
      .filter((room) => !reading.has(`${table} ${room}`))
      .map((room) => `src/database/owners.ts says that ${room} reads ${table}, and it does not`),
  )
  return [...complaints, ...idle]
}

/** What the demo shop writes without asking a verb for it, and what it may write so and does not. */
export function straightIn(sources: readonly Source[], allowed: Readonly<Record<string, string>>): string[] {
  const written = sources.flatMap((source) =>
    usesIn(source)
      .filter(({ writes }) => writes)
      .map(({ table, at }) => ({ table, place: `${source.path}:${lineAt(source.text, at)}` })),
  )
  const complaints = written
    .filter(({ table }) => !(table in allowed))
    .map(
      ({ table, place }) =>
        `${place} writes ${table} straight: call the verb that staff call, or write the reason down in src/database/owners.ts`,
    )
  const idle = Object.keys(allowed).filter((table) => !written.some((each) => each.table === table))
  return [...complaints, ...idle.map((table) => `src/database/owners.ts says that the demo shop writes ${table} straight, and it does not`)]
}

/** Where a table is named by a value, nobody can tell whose it is: only rooms with a reason may. */
export function unreadableIn(sources: readonly Source[], allowed: Readonly<Record<string, string>>): string[] {
  const complaints: string[] = []
  const using = new Set<string>()
  for (const source of sources) {
    const room = roomOf(source.path)
    for (const at of hiddenTablesIn(source)) {
      using.add(room)
      if (!(room in allowed)) {
        complaints.push(
          `${source.path}:${lineAt(source.text, at)} names a table by a value: name it, or write the reason down in src/database/owners.ts`,
        )
      }
    }
  }
  const idle = Object.keys(allowed).filter((room) => !using.has(room))
  return [...complaints, ...idle.map((room) => `src/database/owners.ts says that ${room} names tables by values, and it does not`)]
}

/** `sql.table(value)`, `db.dynamic.table(value)`, and calls that write what a value names. */
function hiddenTablesIn(source: Source): number[] {
  const found: number[] = []
  walk(source, {
    CallExpression({ callee, arguments: [first] }) {
      const name = nameOf(callee.type === 'MemberExpression' ? callee.property : callee)
      const ofTable = callee.type === 'MemberExpression' && name === 'table' && /^(?:sql|.*dynamic)$/s.test(textOf(source, callee.object))
      if (first && (ofTable || writingCalls.has(name)) && textsIn(first).length === 0) found.push(first.start)
    },
  })
  return found
}

const textOf = ({ text }: Source, { start, end }: { start: number; end: number }) => text.slice(start, end)

/** `sales/cart`, `platform/outbox`; what lies beside the rooms is its folder. */
function roomOf(path: string): string {
  const [, , ...folders] = path.split('/').slice(0, -1)
  return folders.slice(0, 2).join('/') || (path.split('/')[1] ?? '')
}

const isWithin = (room: string, owner: string) => room === owner || room.startsWith(`${owner}/`)

type Use = { table: string; writes: boolean; at: number }

const writingCalls = new Set(['insertInto', 'updateTable', 'deleteFrom', 'mergeInto'])
const readingCalls = /^(?:selectFrom|from|using|(?:inner|left|right|full|cross)Join(?:Lateral)?)$/

function usesIn(source: Source): Use[] {
  const uses: Use[] = []
  walk(source, {
    CallExpression({ callee, arguments: [first] }) {
      const name = nameOf(callee.type === 'MemberExpression' ? callee.property : callee)
      const writes = writingCalls.has(name)
      if (first && name === 'query')
        for (const text of textsIn(first)) uses.push(...usesInSql(text).map((use) => ({ ...use, at: first.start })))
      if (!first || !(writes || readingCalls.test(name))) return
      for (const text of textsIn(first)) uses.push({ table: text.split(' ')[0] ?? '', writes, at: first.start })
    },
    TaggedTemplateExpression({ tag, quasi }) {
      if (tag.type !== 'Identifier' || tag.name !== 'sql') return
      const text = quasi.quasis.map(({ value }) => value.raw).join(' ? ')
      uses.push(...usesInSql(text).map((use) => ({ ...use, at: quasi.start })))
    },
  })
  return uses
}

function usesInSql(text: string): Omit<Use, 'at'>[] {
  const found = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, table = '']) => table)
  return [
    ...found(/\b(?:insert into|update|delete from)\s+"?(\w+)/gi).map((table) => ({ table, writes: true })),
    ...found(/(?<!\bdelete\s+)\b(?:from|join)\s+"?(\w+)/gi).map((table) => ({ table, writes: false })),
  ]
}

type Argument = { type: string; value?: unknown; elements?: readonly unknown[]; quasis?: readonly { value: { raw: string } }[] }

/** The names in `'orders'`, `'orders as whole'` and `['orders', 'users']`. */
function textsIn(argument: unknown): string[] {
  const { type, value, elements = [], quasis = [] } = argument as Argument
  if (type === 'Literal' && typeof value === 'string') return [value]
  if (type === 'TemplateLiteral') return [quasis.map((piece) => piece.value.raw).join(' ? ')]
  return type === 'ArrayExpression' ? elements.flatMap(textsIn) : []
}

const nameOf = (property: object) => ('name' in property && typeof property.name === 'string' ? property.name : '')
