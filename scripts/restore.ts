import path from 'node:path'
import { restoreBackup } from '#database/backup/restore-backup.ts'

// npm run restore <file>: puts a backup in the place of the present database, which is kept beside it.

const data = path.resolve(process.env['DATA_DIRECTORY'] ?? '.data')
const file = process.argv[2]

if (process.env['DATABASE_URL'] !== undefined) {
  console.error('DATABASE_URL names a PostgreSQL of your own: restore it with its own tools, such as pg_restore.')
  process.exitCode = 1
} else if (file === undefined) {
  console.error('Which backup? For example: npm run restore .data/backups/meihao-20260101T120000.tar.gz')
  process.exitCode = 1
} else {
  const aside = await restoreBackup({ directory: path.join(data, 'postgres'), file: path.resolve(file) })
  console.log(aside === null ? 'Restored.' : `Restored. The data of before is in ${aside}`)
}
