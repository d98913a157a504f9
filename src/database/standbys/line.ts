import pg from 'pg'

/** Whoever does not answer a small question in this time is taken for away. */
const patienceMs = 1000

/** A connection for small questions, each answered soon or not at all. One that broke, or was too slow, is left; the next question opens another. */
export type Line = { ask: <Row extends pg.QueryResultRow>(text: string) => Promise<Row>; close: () => void }

export function openLine(url: string): Line {
  let client: Promise<pg.Client> | undefined
  let isClosed = false
  const leave = (left: Promise<pg.Client> | undefined) => {
    if (client === left) client = undefined
    // Who hangs does not say goodbye, and is not waited for.
    left?.then((open) => open.end()).catch(() => undefined)
  }
  return {
    async ask<Row extends pg.QueryResultRow>(text: string) {
      if (isClosed) throw new Error('This line is closed.')
      const mine = (client ??= connect(url))
      try {
        const { rows } = await (await mine).query<Row>(text)
        const [row] = rows
        if (!row) throw new Error('The server said nothing.')
        return row
      } catch (error) {
        leave(mine)
        throw error
      }
    },
    close() {
      isClosed = true
      leave(client)
    },
  }
}

async function connect(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: patienceMs, query_timeout: patienceMs, pipeline: true })
  // Breaking says so by an event as well, and an event nobody hears would end the process.
  client.on('error', () => undefined)
  await client.connect()
  return client
}
