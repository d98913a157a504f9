import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isAlive } from '#database/embedded/is-alive.ts'
import { createMember, createOrder } from '#support/rows.ts'
import { choosePorts, closeWholeShops, databaseOf, postgresOf, startWholeShop, type Ports, type WholeShop } from './whole-shop.ts'

// The whole shop with its sandbox, as `npm start` runs it, and what may befall it.

/** How long a test waits for something that must happen; how fast it is, bench tells. */
const patienceMs = 30_000

let home = ''
let ports: Ports
let shop: WholeShop

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'meihao-faults-'))
  await chmod(home, 0o755)
  ports = await choosePorts()
  shop = startWholeShop(home, ports)
  await shop.opened
}, 120_000)

afterAll(async () => {
  // A PostgreSQL that a killed shop left behind goes with the next shop that closes.
  if (postgresOf(home) !== undefined) await openAgain()
  await closeWholeShops()
  await rm(home, { recursive: true, force: true })
}, 60_000)

/** Each story begins with an open shop, whatever the one before did to it. */
async function openAgain(): Promise<void> {
  const isOpen = await fetch(`${shop.address}/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  )
  if (isOpen) return
  shop = startWholeShop(home, ports)
  await shop.opened
}

async function writeOrder(): Promise<number> {
  const database = databaseOf(home, ports)
  try {
    return await createOrder(database, { user_id: await createMember(database) })
  } finally {
    await database.close()
  }
}

async function hasOrder(id: number): Promise<boolean> {
  const database = databaseOf(home, ports)
  try {
    return (await database.db.selectFrom('orders').where('id', '=', id).select('id').executeTakeFirst()) !== undefined
  } finally {
    await database.close()
  }
}

/** Pools of workers that have shown themselves. */
async function countPools(): Promise<number> {
  const database = databaseOf(home, ports)
  try {
    return (await database.db.selectFrom('worker_pools').select('pool_id').execute()).length
  } finally {
    await database.close()
  }
}

async function answering(): Promise<string[]> {
  const asked = Object.entries(ports).map(async ([name, port]) => ((await isTaken(port)) ? [name] : []))
  return (await Promise.all(asked)).flat()
}

function isTaken(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port })
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}

test('ACC-06 while the office has no owner a start prints one line with a link for the first one, which opens; only its hash is kept', async () => {
  const printed = () => [...shop.said().matchAll(/^The office has no owner yet.*#([\w-]{43})$/gm)].map(([, token = '']) => token)
  await expect.poll(printed, { timeout: patienceMs }).toHaveLength(1)
  const [token = ''] = printed()
  const opened = await fetch(`${shop.address}/office/api/v1/links/first_owner/open`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token, email: 'first@meihao.example' }),
  })
  expect(opened.status).toBe(200)
  const database = databaseOf(home, ports)
  try {
    const links = await database.db.selectFrom('staff_links').selectAll().execute()
    expect(links).toMatchObject([{ kind: 'first_owner', token_hash: createHash('sha256').update(token).digest(), used_at: null }])
    const [link] = links
    expect((link?.expires_at.getTime() ?? 0) - (link?.created_at.getTime() ?? 0)).toBe(24 * 60 * 60 * 1000)
    expect(JSON.stringify(links)).not.toContain(token)
  } finally {
    await database.close()
  }
})

test('a second start beside the first says so and leaves the first alone', async () => {
  await openAgain()
  const second = startWholeShop(home, ports)
  second.opened.catch(() => undefined)
  expect([await second.ended, second.said()]).toEqual([
    1,
    expect.stringMatching(/^Meihao is already open at http:\/\/127\.0\.0\.1:\d+\..*$/),
  ])
  expect((await fetch(`${shop.address}/health/ready`)).status).toBe(200)
})

test('WRK-05 background work that dies is started again, and the pages go on', async () => {
  await openAgain()
  await expect.poll(() => shop.workerProcess(), { timeout: patienceMs }).toBeGreaterThan(0)
  const first = shop.workerProcess() ?? 0
  await expect.poll(countPools, { timeout: patienceMs }).toBeGreaterThan(0)
  process.kill(first, 'SIGKILL')
  await expect.poll(() => shop.workerProcess() ?? first, { timeout: patienceMs }).not.toBe(first)
  expect((await fetch(`${shop.address}/health/ready`)).status).toBe(200)
  expect(shop.said()).toContain('Background work has ended (SIGKILL) and is started again')
})

test('WRK-05 a shop that is killed takes its background work along, and opens again at once, with every order', async () => {
  await openAgain()
  await expect.poll(() => shop.workerProcess(), { timeout: patienceMs }).toBeGreaterThan(0)
  const worker = shop.workerProcess() ?? 0
  const order = await writeOrder()
  await shop.kill()
  shop = startWholeShop(home, ports)
  await expect.poll(() => isAlive(worker), { timeout: patienceMs }).toBe(false)
  await shop.opened
  expect(await hasOrder(order)).toBe(true)
})

test('a shop that lost its PostgreSQL as well starts a new one, and no order is lost', async () => {
  await openAgain()
  const order = await writeOrder()
  const postgres = postgresOf(home) ?? 0
  process.kill(postgres, 'SIGKILL')
  await shop.kill()
  shop = startWholeShop(home, ports)
  await shop.opened
  expect(postgresOf(home)).not.toBe(postgres)
  expect(await hasOrder(order)).toBe(true)
})

test('an open shop whose PostgreSQL is killed says that it is not ready, and does not fall', async () => {
  await openAgain()
  process.kill(postgresOf(home) ?? 0, 'SIGKILL')
  await expect.poll(async () => (await fetch(`${shop.address}/health/ready`)).status, { timeout: patienceMs }).toBe(503)
  expect((await fetch(`${shop.address}/health/live`)).status).toBe(200)
  shop.pressCtrlC()
  expect(await shop.ended).toBe(0)
})

test.each(['PORT', 'SANDBOX_TAPPAY_PORT', 'SANDBOX_SMTP_PORT', 'DATABASE_PORT'] as const)(
  'a %s that another program has taken is told in sentences, and nothing stays behind',
  async (name) => {
    const other = createServer((socket) => socket.end()).listen(0, '127.0.0.1')
    await once(other, 'listening')
    const address = other.address()
    const taken = typeof address === 'object' && address ? address.port : 0
    const place = await mkdtemp(join(tmpdir(), 'meihao-faults-'))
    await chmod(place, 0o755)
    const free = await choosePorts()
    const refused = startWholeShop(place, { ...free, [name]: taken })
    refused.opened.catch(() => undefined)
    expect(await refused.ended).toBe(1)
    expect(refused.said()).toContain(`Port ${taken}`)
    expect(refused.said()).not.toMatch(/^\s+at |node:internal|EADDRINUSE/m)
    expect(await Promise.all(Object.values(free).map(isTaken))).not.toContain(true)
    expect(postgresOf(place)).toBeUndefined()
    other.close()
    await rm(place, { recursive: true, force: true })
  },
)

test('Ctrl-C finishes the request that is under way, then closes everything', async () => {
  await openAgain()
  const postgres = postgresOf(home) ?? 0
  const database = databaseOf(home, ports)
  const slow = await database.transaction(async (tx) => {
    await sql`lock table categories in access exclusive mode`.execute(tx)
    const answer = fetch(`${shop.address}/api/v1/categories`)
    await pause(300)
    shop.pressCtrlC()
    await pause(300)
    return { answer }
  })
  const { status } = await slow.answer
  await database.close()
  expect([status, await shop.ended]).toEqual([200, 0])
  expect([await answering(), isAlive(postgres), postgresOf(home)]).toEqual([[], false, undefined])
})

test('Ctrl-C while it is still starting leaves nothing behind', async () => {
  if (await isTaken(ports.PORT)) {
    shop.pressCtrlC()
    await shop.ended
  }
  shop = startWholeShop(home, ports)
  shop.opened.catch(() => undefined)
  await expect.poll(() => isTaken(ports.SANDBOX_TAPPAY_PORT), { timeout: patienceMs, interval: 5 }).toBe(true)
  shop.pressCtrlC()
  expect(await shop.ended).toBe(0)
  expect([await answering(), postgresOf(home)]).toEqual([[], undefined])
})
