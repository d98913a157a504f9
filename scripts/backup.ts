import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { backUp } from '#database/backup/back-up.ts'

// npm run backup [file]: the whole database in one file, also while the shop is open.

const data = path.resolve(process.env['DATA_DIRECTORY'] ?? '.data')
const time = new Date().toISOString().replaceAll(/[-:]|\..*/g, '')
const file = path.resolve(process.argv[2] ?? path.join(data, 'backups', `meihao-${time}.tar.gz`))

if (process.env['DATABASE_URL'] !== undefined) {
  console.error('DATABASE_URL names a PostgreSQL of your own: back it up with its own tools, such as pg_dump.')
  process.exitCode = 1
} else {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
  await backUp({ directory: path.join(data, 'postgres'), file })
  console.log(`Backed up to ${file}`)
}
