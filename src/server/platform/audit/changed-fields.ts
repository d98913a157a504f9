import { isDeepStrictEqual } from 'node:util'

/** Only the fields that are different now, as they were and as they are. */
export type ChangedFields<Row> = { before: Partial<Row>; after: Partial<Row> }

/** What is said otherwise than it stood. What was left unsaid stays. */
export function changedFields<Row extends object>(stood: Row, said: { [Field in keyof Row]?: unknown }): ChangedFields<Row> {
  const known = new Map<string, unknown>(Object.entries(stood))
  const different = Object.entries(said).filter(([field, value]) => value !== undefined && !isDeepStrictEqual(value, known.get(field)))
  const before = different.map(([field]) => [field, known.get(field)] as const)
  return { before: Object.fromEntries(before) as Partial<Row>, after: Object.fromEntries(different) as Partial<Row> }
}
