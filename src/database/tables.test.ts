import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { freshDatabase } from '#support/test-database.ts'
import { describeTables } from '../../scripts/describe-tables.ts'

const database = await freshDatabase()

test('tables.ts says what the migrations say; npm run db:types writes it anew', async () => {
  expect(await readFile(new URL('tables.ts', import.meta.url), 'utf8')).toBe(await describeTables(database.url))
})
