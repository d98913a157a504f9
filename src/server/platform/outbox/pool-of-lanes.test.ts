import { createServer, type AddressInfo } from 'node:net'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { isAway } from '#database/is-away.ts'
import { openPool } from '#database/open-pool.ts'
import { poolOfLanes } from './pool-of-lanes.ts'

/** What PostgreSQL answers while it comes up again. */
const fields = ['SFATAL', 'VFATAL', 'C57P03', 'Mthe database system is starting up', '', ''].join('\0')
const refusal = Buffer.concat([Buffer.from('E'), lengthOf(fields), Buffer.from(fields)])

function lengthOf(words: string): Buffer {
  const length = Buffer.alloc(4)
  length.writeInt32BE(words.length + length.length)
  return length
}

const server = createServer((line) => line.on('error', () => undefined).once('data', () => line.end(refusal)))
await new Promise<void>((listens) => server.listen(0, '127.0.0.1', listens))
const connectionString = `postgres://shop@127.0.0.1:${(server.address() as AddressInfo).port}/shop`
const pool = openPool({ connectionString })
const ears = openPool({ connectionString, application_name: 'ears' })
const asked = poolOfLanes({ pool, ears })
afterAll(async () => {
  await Promise.all([pool.end(), ears.end()])
  server.close()
})

test('WRK-02 a database that comes up is known to be away, and the queue is not told the code with which it would wait for minutes', async () => {
  const error: unknown = await asked.connect().catch((refused: unknown) => refused)
  expect(isAway(error)).toBe(true)
  expect(error).not.toHaveProperty('code')
  expect(error).toHaveProperty('cause', expect.objectContaining({ code: '57P03' }))
})

test('WRK-02 whoever listens is told by its callback, over the connections that are for it', async () => {
  const error = await new Promise<unknown>((told) => asked.connect((refused) => told(refused)))
  expect(error).toBeInstanceOf(pg.DatabaseError)
})
