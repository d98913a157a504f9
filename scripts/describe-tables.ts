import pg from 'pg'

type Column = {
  table: string
  name: string
  type: string
  optional: boolean
  generated: boolean
  hasDefault: boolean
  comment: string | null
  check: string | null
}

/** Writes down the tables of a migrated database as TypeScript, for Kysely: enumerations become unions of their words. */
export async function describeTables(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<Column>(columnsQuery)
    const tables = Map.groupBy(rows, (column) => column.table)
    const parts = [...tables].map(([table, columns]) => `  ${table}: {\n${columns.map(lineOf).join('')}  }\n`)
    return `${opening}\nexport type Tables = {\n${parts.join('')}}\n`
  } finally {
    await client.end()
  }
}

const opening = `// Written by \`npm run db:types\` from the migrations; a test tells when it is out of date. Not edited by hand.
import type { ColumnType, GeneratedAlways } from 'kysely'

/** Has a default, so an insert may leave it out. */
type Generated<T> =
  T extends ColumnType<infer Selected, infer Inserted, infer Updated>
    ? ColumnType<Selected, Inserted | undefined, Updated>
    : ColumnType<T, T | undefined, T>

/** Kept by triggers of the database. */
type ReadOnly<T> = ColumnType<T, never, never>

type Timestamp = ColumnType<Date, Date | string, Date | string>

/** Read as whatever was stored, so it is parsed at the door. Lists and plain values are written as JSON text. */
type Json = ColumnType<unknown, Readonly<Record<string, unknown>> | string, Readonly<Record<string, unknown>> | string>
`

/** Views have no word on what may be null; ours never are. */
const columnsQuery = `
  select pg_class.relname as "table", attname as name, format_type(atttypid, null) as type,
    not attnotnull and relkind in ('r', 'p') as optional, attidentity = 'a' or attgenerated = 's' as generated, atthasdef as "hasDefault",
    col_description(attrelid, attnum) as comment,
    (select pg_get_constraintdef(pg_constraint.oid) from pg_constraint
      where conrelid = attrelid and contype = 'c' and conkey = array[attnum] and pg_get_constraintdef(pg_constraint.oid) like '%ARRAY[''%'
      limit 1) as check
  from pg_attribute join pg_class on pg_class.oid = attrelid
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'p') and not relispartition and attnum > 0 and not attisdropped
    and relname <> 'migrations'
  order by relname collate "C", attnum`

const types: Readonly<Record<string, string>> = {
  bigint: 'number',
  integer: 'number',
  smallint: 'number',
  boolean: 'boolean',
  text: 'string',
  date: 'string',
  jsonb: 'Json',
  bytea: 'Buffer',
  xid8: 'string',
  'timestamp with time zone': 'Timestamp',
  'timestamp with time zone[]': 'Date[]',
  'integer[]': 'number[]',
  'text[]': 'string[]',
  'cidr[]': 'string[]',
  'bigint[]': 'number[]',
  inet: 'string',
}

function lineOf(column: Column): string {
  const { name, optional, generated, hasDefault, comment } = column
  const plain = wordsOf(column) ?? types[column.type]
  if (plain === undefined) throw new Error(`${column.table}.${name} has the type ${column.type}, for which TypeScript has no word here`)
  const type = optional ? `${plain} | null` : plain
  if (generated) return `    ${name}: GeneratedAlways<${type}>\n`
  if (comment?.startsWith('read-only')) return `    ${name}: ReadOnly<${type}>\n`
  return hasDefault ? `    ${name}: Generated<${type}>\n` : `    ${name}: ${type}\n`
}

/** Of a list of words each is one of them. */
function wordsOf({ check, type }: Column): string | null {
  const words = [...(check?.matchAll(/'(\w+)'::text/g) ?? [])].map(([, word]) => `'${word}'`)
  if (words.length === 0) return null
  return type.endsWith('[]') ? `(${words.join(' | ')})[]` : words.join(' | ')
}
