import { ValueNode, type Compilable, type CompiledQuery, type Expression, type Kysely } from 'kysely'
import type { Tables } from './tables.ts'

/**
 * Stands for a value that is known when the query runs. It can be handed to the query and nothing else: comparing it and
 * reading from it do not compile, and neither does asking whether it is there, because the compiler refuses a condition
 * about what is still to be awaited. `then` is in the type for that alone.
 */
export type Given<Value> = Expression<Value> & { then: (told: (value: never) => void) => void }

/** What is asked with: values by name, and records of columns such as a row that is written. */
type Asked = Readonly<Record<string, unknown>>

/** A list, a date and bytes are one value, however long. */
type Single = string | number | bigint | boolean | null | Date | Uint8Array | readonly unknown[]

export type StandIn<Value> = [Extract<Value, Single>] extends [never] ? StandIns<Value> : Given<Value>
type StandIns<Columns> = { [Name in keyof Columns]: Given<Exclude<Columns[Name], undefined>> | Extract<Columns[Name], undefined> }

/** Names a value of a prepared query. One that may be left out may be compared with undefined: it is another query without it. */
export type ValueOf<Values> = <Name extends keyof Values>(
  name: Name,
) => StandIn<Exclude<Values[Name], undefined>> | Extract<Values[Name], undefined>

/** A query that keeps getting values of other shapes is built anew for those beyond. */
const mostShapes = 100

/**
 * A query that is built once for values of one shape, and runs with other values each time: building one with Kysely costs
 * more than asking PostgreSQL by a name that it knows. For queries that run with nearly every call. Values of one shape
 * have the same names; one that is undefined counts as not given. A list is one value, however long: `anyOf` and `rowsOf`
 * make use of it.
 *
 * `build` names each value where the query needs it, as in `where('id', '=', value('productId'))`, and never sees one.
 */
export function prepared<Values extends Asked, Row>(build: (db: Kysely<Tables>, value: ValueOf<Values>) => Compilable<Row>) {
  const queries = new Map<string, CompiledQuery<Row>>()
  return async (db: Kysely<Tables>, values: Values): Promise<Row[]> => {
    const shape = shapeOf(values)
    const query = queries.get(shape) ?? buildUnseen((value) => build(db, value as ValueOf<Values>), values)
    if (queries.size < mostShapes) queries.set(shape, query)
    const parameters = query.parameters.map((value) => (value instanceof Slot ? value.in(values) : value))
    return (await db.executeQuery<Row>({ ...query, parameters })).rows
  }
}

/** Kysely hands it through to the parameters of the query, where it is replaced by its value. */
class Slot implements Expression<unknown> {
  readonly #path: readonly string[]
  constructor(path: readonly string[]) {
    this.#path = path
  }

  get expressionType(): undefined {
    return undefined
  }

  toOperationNode(): ValueNode {
    return ValueNode.create(this)
  }

  in(values: object): unknown {
    return this.#path.reduce<unknown>((inner, name) => (inner as Record<string, unknown>)[name], values)
  }
}

/** Builds the query twice, with stand-ins that are there and with some that count as nothing: one that differs has looked, whatever the types say. */
function buildUnseen<Row>(build: (value: (name: string) => unknown) => Compilable<Row>, values: Asked): CompiledQuery<Row> {
  const query = build((name) => standInFor(values, { name, make: (path) => new Slot(path) })).compile()
  const other = build((name) => standInFor(values, { name, make: () => Number.NaN })).compile()
  if (query.sql !== other.sql) throw new Error(`This prepared query depends on what a value is: ${query.sql}`)
  return query
}

type Wanted = { name: string; make: (path: readonly string[]) => unknown }

function standInFor(values: Asked, { name, make }: Wanted): unknown {
  const value = values[name]
  if (value === undefined) return undefined
  if (!isRecord(value)) return make([name])
  return Object.fromEntries(
    Object.entries(value).map(([column, inner]) => [column, inner === undefined ? undefined : make([name, column])]),
  )
}

function shapeOf(values: Asked): string {
  let shape = ''
  for (const name in values) {
    const value = values[name]
    shape += isRecord(value) ? `${name}{${shapeOf(value)}}` : `${name}${value === undefined ? '!' : '?'}`
  }
  return shape
}

/** A date, bytes and a list are values themselves. */
function isRecord(value: unknown): value is Asked {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
}
