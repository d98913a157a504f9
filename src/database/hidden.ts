import { sql } from 'kysely'
import type { Given } from './prepared.ts'

// A query that is prepared is planned anew for the values of each call as long as PostgreSQL expects to gain by what it knows of them. Of
// somebody who has just come it expects fewer rows than of members as they are, and of a list that it sees fewer than the ten of one that
// it does not, so it would gain each time: and planning the lines of a cart takes it longer than finding them. What stands in a query of
// its own it looks at when it runs, so every call expects the same, and after the fifth one plan serves them all.

/** A number that planning does not see. */
export function hidden(value: Given<number>): Given<number> {
  return sql<number>`(select ${value}::bigint)` as unknown as Given<number>
}

/** A list, for `anyOf`, that planning does not see. */
export function hiddenList(values: Given<readonly number[]>): Given<readonly number[]> {
  return sql<readonly number[]>`(select ${values}::bigint[])` as unknown as Given<readonly number[]>
}
