import type { ImportField } from '#rules/imports/import-fields.ts'
import type { RowFault } from '#rules/imports/row-result.ts'
import type { Values } from './entry-desk.ts'

/** What columns of files are called where the thing itself is written. */
export type Columns = Readonly<Partial<Record<ImportField, string>>>

/** What stands, by the columns; moments as files keep them. */
export function standsBy(columns: Columns, row: object): Values {
  const known = new Map<string, unknown>(Object.entries(row))
  return Object.fromEntries(Object.entries(columns).map(([field, name = '']) => [field, asKept(known.get(name))]))
}

const asKept = (value: unknown) => (value instanceof Date ? value.toISOString() : (value ?? null))

/** What a row says, by the names of the thing. */
export function saidBy(columns: Columns, said: Values): Record<string, unknown> {
  const known: Readonly<Record<string, string | undefined>> = columns
  return Object.fromEntries(
    Object.entries(said).flatMap(([field, value]) => {
      const name = known[field]
      return name === undefined || value === undefined ? [] : [[name, value]]
    }),
  )
}

type Issue = { path: PropertyKey[] }

/** The first thing that is wrong, at its column. */
export function faultBy(columns: Columns, issues: readonly Issue[]): RowFault {
  const [field] = Object.entries(columns).find(([, name]) => name === issues[0]?.path[0]) ?? [null]
  return { field, code: 'invalid' }
}
