import { rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { askWhoAnswers } from './starting/ask-who-answers.ts'

// npm run fresh: forgets everything the demo shop remembers; the next start begins anew.

const port = Number(process.env['PORT'] ?? 3000)
if ((await askWhoAnswers({ host: process.env['HOST'] ?? '127.0.0.1', port })) === 'this-shop') {
  console.error('The shop is open. Close it first (Ctrl-C where it runs), then begin anew.')
  process.exit(1)
}
const directory = resolve(process.env['DATA_DIRECTORY'] ?? '.data')
for (const part of ['postgres', 'postgres.log', 'postgres.lock', 'postgres.users', 'media', 'sandbox', 'card-keys']) {
  await rm(resolve(directory, part), { recursive: true, force: true })
}
console.log('Everything is forgotten. npm start opens a new shop.')
