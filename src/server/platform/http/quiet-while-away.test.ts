import { pino } from 'pino'
import { expect, test, vi } from 'vitest'
import { noteBroken } from '#database/waiting/lines.ts'
import { quietWhileAway } from './quiet-while-away.ts'

test('RUN-04 while the database is away one line in ten seconds says so, and for how many it stands; everything else is told as ever', () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const lines: { msg: string; unsaid?: number }[] = []
  const log = pino({ base: null, hooks: quietWhileAway() }, { write: (line) => void lines.push(JSON.parse(line)) })
  const refusal = () => Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
  const refused = noteBroken(refusal())
  const fail = (call: number) => log.child({ room: 'worker' }).error({ err: refused }, `call ${call}`)
  for (const call of [1, 2, 3]) fail(call)
  log.info({ status: 503 }, 'request')
  log.error({ err: new TypeError('undefined') }, 'a fault of ours')
  log.error({ err: refusal() }, 'a company that opens no door')
  vi.advanceTimersByTime(9_999)
  fail(4)
  vi.advanceTimersByTime(1)
  fail(5)
  vi.useRealTimers()
  expect(lines.map(({ msg, unsaid }) => [msg, unsaid])).toEqual([
    ['call 1', undefined],
    ['a fault of ours', undefined],
    ['a company that opens no door', undefined],
    ['call 5', 4],
  ])
})
