import type { Compilable, CompiledQuery, Kysely } from 'kysely'
import type { Tables } from './tables.ts'

/** Stands for a value that is known when the query runs. */
class Slot {
  readonly #path: readonly string[]
  constructor(path: readonly string[]) {
    this.#path = path
  }

  in(values: object): unknown {
    return this.#path.reduce<unknown>((inner, name) => (inner as Record<string, unknown>)[name], values)
  }
}

/** A query that keeps getting values of other shapes is built anew for those beyond. */
const mostShapes = 100

/**
 * A query that is built once for values of one shape, and runs with other values each time: building one with Kysely costs
 * more than asking PostgreSQL by a name that it knows. For queries that run with nearly every call. Values of one shape
 * have the same names; one that is undefined counts as not given. A list is one value, however long: `anyOf` and `rowsOf`
 * make use of it.
 *
 * `build` gets a stand-in for each value. It may only hand them to the query: it cannot look at them.
 */
export function prepared<Values extends Record<string, unknown>, Row>(build: (db: Kysely<Tables>, values: Values) => Compilable<Row>) {
  const queries = new Map<string, CompiledQuery<Row>>()
  return async (db: Kysely<Tables>, values: Values): Promise<Row[]> => {
    const shape = shapeOf(values)
    const query = queries.get(shape) ?? build(db, slotsOf(values, []) as Values).compile()
    if (queries.size < mostShapes) queries.set(shape, query)
    const parameters = query.parameters.map((value) => (value instanceof Slot ? value.in(values) : value))
    return (await db.executeQuery<Row>({ ...query, parameters })).rows
  }
}

function shapeOf(value: unknown): string {
  if (value === undefined) return '!'
  if (!isShaped(value)) return '?'
  let shape = '{'
  for (const name in value) shape += name + shapeOf(value[name])
  return `${shape}}`
}

/** The same shape with a stand-in for every value. */
function slotsOf(value: unknown, path: readonly string[]): unknown {
  if (value === undefined) return undefined
  if (!isShaped(value)) return new Slot(path)
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, slotsOf(inner, [...path, name])]))
}

/** A record of values; a date, bytes and a list are values themselves. */
function isShaped(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
}
