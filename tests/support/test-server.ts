import pg from 'pg'

/** One question, or a few, to the server that carries the databases of the tests. */
export async function onServer<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

export function addressOf(url: string, database: string): string {
  const address = new URL(url)
  address.pathname = `/${database}`
  return address.href
}

/** File by file, which is quicker than page by page through the log: nothing of these servers is forced to disk. */
export const copyOf = (template: string, name: string) => `create database ${name} template ${template} strategy file_copy`

export async function dropDatabases(url: string, beginning: string): Promise<void> {
  await onServer(url, async (client) => {
    const { rows } = await client.query<{ name: string }>('select datname as name from pg_database where starts_with(datname, $1)', [
      beginning,
    ])
    for (const { name } of rows) await client.query(`drop database if exists ${name} with (force)`)
  })
}
