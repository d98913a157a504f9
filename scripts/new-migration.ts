import { readdirSync, writeFileSync } from 'node:fs'

// npm run db:new <name>: an empty migration with the next number.

const folder = new URL('../src/database/migrations/', import.meta.url)
const name = process.argv
  .slice(2)
  .join('_')
  .toLowerCase()
  .replaceAll(/[^a-z0-9]+/g, '_')
  .replaceAll(/^_+|_+$/g, '')

if (name === '') {
  console.error('What does it do? For example: npm run db:new "gift wrapping"')
  process.exitCode = 1
} else {
  const last = readdirSync(folder)
    .map((file) => Number.parseInt(file, 10))
    .filter(Number.isFinite)
    .reduce((most, number) => Math.max(most, number), 0)
  const file = `${String(last + 1).padStart(4, '0')}_${name}.sql`
  writeFileSync(
    new URL(file, folder),
    '-- Why, in a sentence. Forward only: a mistake is put right by the next migration. Copies of the version before work on it too (docs/decisions/0124).\n',
    {
      flag: 'wx',
    },
  )
  console.log(`src/database/migrations/${file}\nWrite it, then run npm run db:types.`)
}
