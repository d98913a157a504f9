import type { Compilable, CompiledQuery, Kysely } from 'kysely'
import type { Tables } from './tables.ts'

/** Stands for a value that is known when the query runs. */
class Slot {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

/**
 * A query that is built once and runs with other values each time: building one with Kysely costs more than asking
 * PostgreSQL by a name that it knows. For the few queries that run with nearly every call.
 *
 * `build` gets a stand-in for each value. It may only hand them to the query: it cannot look at them.
 */
export function prepared<Values extends Record<string, unknown>, Row>(build: (db: Kysely<Tables>, values: Values) => Compilable<Row>) {
  let built: CompiledQuery<Row> | undefined
  return async (db: Kysely<Tables>, values: Values): Promise<Row[]> => {
    built ??= build(db, slots()).compile()
    const parameters = built.parameters.map((value) => (value instanceof Slot ? values[value.name] : value))
    return (await db.executeQuery<Row>({ ...built, parameters })).rows
  }
}

/** Whatever value is asked for by its name, its stand-in. */
function slots<Values extends Record<string, unknown>>(): Values {
  return new Proxy({}, { get: (_, name) => new Slot(String(name)) }) as Values
}
