import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startEmbedded } from '#database/embedded.ts'
import { migrate } from '#database/migrate.ts'
import { describeTables } from './describe-tables.ts'

// npm run db:types: migrates an empty database of its own and writes src/database/tables.ts from it.

const home = await mkdtemp(path.join(tmpdir(), 'meihao-types-'))
// PostgreSQL may run as another user, who has to walk through here.
await chmod(home, 0o755)
const server = await startEmbedded({ directory: path.join(home, 'postgres'), port: 0, settings: { fsync: 'off' } })
try {
  await migrate(server.url)
  await writeFile(new URL('../src/database/tables.ts', import.meta.url), await describeTables(server.url))
} finally {
  await server.stop()
  await rm(home, { recursive: true, force: true })
}
