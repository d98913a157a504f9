import { pino } from 'pino'
import { expect, test } from 'vitest'
import { keepSchema } from './keep-schema.ts'

test('CPY-03 a database that does not answer yet is waited for like a schema that is not there yet', async () => {
  const waiting = keepSchema('postgres://nobody@127.0.0.1:1/nothing', {
    log: pino({ level: 'silent' }),
    mayMigrate: false,
    patienceMs: 300,
  })
  await expect(waiting).rejects.toThrow('the database does not answer')
})
