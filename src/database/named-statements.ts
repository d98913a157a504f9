import { sql } from 'kysely'
import pg from 'pg'

/** Enough for every statement of the shop; a text that keeps changing (a list of growing length) must not fill the server. */
const mostNames = 1000

const anew = '/* planned anew */'
/** At the front of a query whose best way hangs on its values, as that of a list which is narrowed: it is planned anew each time. */
export const plannedAnew = sql.raw(anew)

/**
 * A pg client that names every statement, so that PostgreSQL parses and plans each text once per connection: about twice
 * the requests of the unnamed way. Not for connections through a transaction pooler.
 */
export function namingClient(): typeof pg.Client {
  const names = new Map<string, string>()

  const nameOf = (text: string): string | undefined => {
    const known = names.get(text)
    if (known !== undefined || names.size >= mostNames || text.includes(anew)) return known
    const name = `s${names.size}`
    names.set(text, name)
    return name
  }

  return class NamingClient extends pg.Client {
    constructor(config?: string | pg.ClientConfig) {
      super(config)
      // Kysely asks in exactly one of the dozen ways of pg, (text, values); every other way passes through untouched.
      const ask: (...given: unknown[]) => unknown = this.query.bind(this)
      const askByName = (text: unknown, values: unknown, ...rest: unknown[]): unknown => {
        const name = typeof text === 'string' && Array.isArray(values) ? nameOf(text) : undefined
        return name === undefined ? ask(text, values, ...rest) : ask({ name, text, values }, ...rest)
      }
      Object.assign(this, { query: askByName })
    }
  }
}
