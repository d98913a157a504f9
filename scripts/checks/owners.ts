import type { ESTree } from 'vite'
import { owners, writtenStraight, type Ownership } from '../../src/database/owners.ts'
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
      ...unreadableIn(sources),
      ...straightIn(demo, writtenStraight),
      ...unreadableIn(demo),
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

/** Where a table is named by a value, nobody can tell whose it is. */
export function unreadableIn(sources: readonly Source[]): string[] {
  return sources.flatMap((source) =>
    hiddenTablesIn(source).map(
      (at) => `${source.path}:${lineAt(source.text, at)} names a table by a value, so that nobody can tell whose it is: name it`,
    ),
  )
}

/** `sql.table(value)`, `db.dynamic.table(value)`, and calls of the query builder that are handed a value instead of a name or a query. */
function hiddenTablesIn(source: Source): number[] {
  const found: number[] = []
  walk(source, {
    CallExpression({ callee, arguments: [first] }) {
      const name = calledName(callee)
      const isHidden =
        handsTable(source, callee) || writingCalls.has(name) || (buildingCalls.test(name) && valueTypes.has(first?.type ?? ''))
      if (first && isHidden && textsIn(first).length === 0) found.push(first.start)
    },
  })
  return found
}

const valueTypes = new Set(['Identifier', 'MemberExpression', 'ConditionalExpression'])

/** `sql.table`, `db.dynamic.table`: what is done with the table stands elsewhere. */
const handsTable = (source: Source, callee: Callee) =>
  callee.type === 'MemberExpression' && calledName(callee) === 'table' && /^(?:sql|.*dynamic)$/s.test(textOf(source, callee.object))

type Callee = ESTree.CallExpression['callee']

const calledName = (callee: Callee) => nameOf(callee.type === 'MemberExpression' ? callee.property : callee)

const textOf = ({ text }: Source, { start, end }: { start: number; end: number }) => text.slice(start, end)

/** `sales/cart`, `platform/outbox`; what lies beside the rooms is its folder. */
function roomOf(path: string): string {
  const [, , ...folders] = path.split('/').slice(0, -1)
  return folders.slice(0, 2).join('/') || (path.split('/')[1] ?? '')
}

const isWithin = (room: string, owner: string) => room === owner || room.startsWith(`${owner}/`)

type Use = { table: string; writes: boolean; at: number }

const writingCalls = new Set(['insertInto', 'updateTable', 'deleteFrom', 'mergeInto'])
const buildingCalls = /^(?:selectFrom|(?:inner|left|right|full|cross)Join(?:Lateral)?)$/
const readingCalls = new RegExp(`${buildingCalls.source}|^(?:from|using)$`)
/** Calls that are handed SQL as a string. */
const spellingCalls = new Set(['query', 'raw'])

function usesIn(source: Source): Use[] {
  const uses: Use[] = []
  const spelled = (text: string, at: number) => uses.push(...usesInSql(text).map((use) => ({ ...use, at })))
  walk(source, {
    CallExpression({ callee, arguments: [first] }) {
      const name = calledName(callee)
      const writes = writingCalls.has(name) || handsTable(source, callee)
      for (const text of textsIn(first)) {
        if (spellingCalls.has(name)) spelled(text, first?.start ?? 0)
        if (writes || readingCalls.test(name)) uses.push({ table: tableIn(text), writes, at: first?.start ?? 0 })
      }
    },
    TaggedTemplateExpression({ tag, quasi }) {
      if (tag.type === 'Identifier' && tag.name === 'sql') spelled(quasi.quasis.map(({ value }) => value.raw).join(' ? '), quasi.start)
    },
  })
  return uses
}

/** `orders` of `orders as whole` and of `public.orders`. */
const tableIn = (text: string) => (text.split(' ')[0] ?? '').replace(/^public\./, '')

const written = /\b(?:insert into|update|delete from|merge into|truncate(?: table)?)\s+(?:only\s+)?(?:public\.)?"?(\w+)/gi
const read = /(?<!\bdelete\s+)\b(?:from|join|using)\s+(?:only\s+)?(?:public\.)?"?(\w+)/gi
/** `from products, orders`. */
const readBeside = /\bfrom\s+[\w."]+(?:\s+(?:as\s+)?\w+)?\s*,\s*(?:public\.)?"?(\w+)/gi

function usesInSql(text: string): Omit<Use, 'at'>[] {
  const found = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, table = '']) => table)
  return [
    ...found(written).map((table) => ({ table, writes: true })),
    ...[...found(read), ...found(readBeside)].map((table) => ({ table, writes: false })),
  ]
}

type Argument = { type: string; value?: unknown; elements?: readonly unknown[]; quasis?: readonly { value: { raw: string } }[] }

/** The names in `'orders'`, `'orders as whole'` and `['orders', 'users']`. */
function textsIn(argument: unknown): string[] {
  if (!argument) return []
  const { type, value, elements = [], quasis = [] } = argument as Argument
  if (type === 'Literal' && typeof value === 'string') return [value]
  if (type === 'TemplateLiteral') return [quasis.map((piece) => piece.value.raw).join(' ? ')]
  return type === 'ArrayExpression' ? elements.flatMap(textsIn) : []
}

const nameOf = (property: object) => ('name' in property && typeof property.name === 'string' ? property.name : '')
