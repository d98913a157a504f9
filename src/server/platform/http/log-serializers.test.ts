import { pino } from 'pino'
import { expect, test } from 'vitest'
import { logSerializers } from './log-serializers.ts'

test('an error of the database is logged without the row that it is about', () => {
  const lines: string[] = []
  const log = pino({ serializers: logSerializers }, { write: (line: string) => lines.push(line) })
  const fault = Object.assign(new Error('duplicate key'), {
    code: '23505',
    constraint: 'users_email',
    detail: 'Key (email)=(mei@example.com)',
    where: 'mei',
    parameters: ['mei'],
  })
  log.error({ err: new Error('a call failed', { cause: fault }) }, 'a call failed')
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    err: { type: 'Error', cause: { message: 'duplicate key', code: '23505', constraint: 'users_email' } },
  })
  expect(lines[0]).not.toContain('mei')
})
