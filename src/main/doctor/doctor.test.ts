import { execFile } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { freePorts } from '../../../bench/free-ports.ts'
import { sandboxAsConfiguration } from '../../../scripts/starting/sandbox-process.ts'
import { readConfig } from '#main/config.ts'
import { createMember } from '#support/rows.ts'
import { openStrangeServer, saying } from '#support/strange-server.ts'
import { openTestBucket } from '#support/test-bucket.ts'
import { encryptTestCard, testCipherKey } from '#support/test-cipher.ts'
import { openOwnPostgres } from '#support/own-postgres.ts'
import { inEmptyDatabase } from '#support/test-database.ts'
import { testDirectory } from '#support/test-media.ts'
import { openTestSandbox } from '#support/test-sandbox.ts'
import { examine } from './examine.ts'
import type { Finding } from './finding.ts'

// Of its own, because that of the tests gives up its durability.
const { database } = await openOwnPostgres()
const shop = await openStrangeServer(saying('{}'))
const sandbox = await openTestSandbox(shop.address)
const bucket = await openTestBucket()
const [nobody = 0] = await freePorts(1)
const away = `http://127.0.0.1:${nobody}`
const home = testDirectory('doctor')
await mkdir(home, { recursive: true })

const keyOf = (key: Uint8Array) => Buffer.from(key).toString('base64')
const usual = {
  ...sandboxAsConfiguration(sandbox.addresses),
  DATABASE_URL: database.url,
  DATA_DIRECTORY: home,
  PUBLIC_ADDRESS: shop.address,
  CARD_KEYS: `${testCipherKey.id}:${keyOf(testCipherKey.key)}`,
  BACKUP_MARK: import.meta.filename,
}
const bucketVariables = {
  PICTURES: 's3://pictures/shop',
  PICTURES_ENDPOINT: bucket.endpoint,
  PICTURES_PATH_STYLE: '1',
  PICTURES_ACCESS_KEY: 'S3RVER',
  PICTURES_SECRET_KEY: 'S3RVER',
}

async function examined(changed: Record<string, string> = {}, patienceMs = 5000): Promise<Finding[]> {
  const variables = { ...usual, ...changed }
  const config = readConfig(variables)
  return examine({ config, databaseUrl: variables.DATABASE_URL, variables, patienceMs })
}

/** What is not well, as `subject: state`. */
const complaints = (found: readonly Finding[]) =>
  found.filter(({ state }) => state !== 'well').map(({ subject, state }) => `${subject}: ${state}`)

test('OBS-08 a shop that lacks nothing is well in every line', async () => {
  const found = await examined(bucketVariables)
  expect(complaints(found).filter((each) => !/^(?:backup|disk|standbys): watch$/.test(each))).toEqual([])
  expect(found.map(({ subject }) => subject)).toEqual(
    expect.arrayContaining([
      'shop',
      'database',
      'settings',
      'locale',
      'schema',
      'standbys',
      'connections',
      'background',
      'keys',
      'files',
      'disk',
      'mail',
      'clock',
      'card company',
      'bank',
      'e-invoice',
      'courier',
      'LINE',
      'Facebook',
    ]),
  )
  const left: string[] = []
  for await (const { name } of bucket.originals.list('')) left.push(name)
  expect(left).toEqual([])
})

test.each([
  ['shop', { PUBLIC_ADDRESS: away }],
  ['database', { DATABASE_URL: `postgres://nobody:nobodys-word@127.0.0.1:${nobody}/meihao` }],
  ['files', { ...bucketVariables, PICTURES_ENDPOINT: away }],
  ['files', { ...bucketVariables, PICTURES: 's3://no-such-bucket' }],
  ['disk', { DATA_DIRECTORY: join(home, 'is-not-there') }],
  ['mail', { SMTP_URL: `smtp://127.0.0.1:${nobody}` }],
  ['clock', { LINE_API_ADDRESS: away }],
  ['card company', { TAPPAY_ADDRESS: away }],
  ['card company', { TAPPAY_PARTNER_KEY: 'partner_of_somebody_else' }],
  ['bank', { BANK_ADDRESS: away }],
  ['bank', { BANK_KEY: 'key-of-somebody-else' }],
  ['e-invoice', { EINVOICE_ADDRESS: away }],
  ['e-invoice', { EINVOICE_HASH_KEY: 'somebody-elses-k' }],
  ['courier', { LOGISTICS_ADDRESS: away }],
  ['courier', { LOGISTICS_HASH_KEY: 'key-of-somebody-else' }],
  ['LINE', { LINE_API_ADDRESS: away }],
  ['LINE', { LINE_CHANNEL_SECRET: 'secret-of-somebody-else' }],
  ['Facebook', { FACEBOOK_GRAPH_ADDRESS: away }],
  ['Facebook', { FACEBOOK_APP_SECRET: 'secret-of-somebody-else' }],
])('OBS-08 %s that does not answer as it should is ill, with what to do, and nothing secret is told (%j)', async (subject, changed) => {
  const found = await examined(changed)
  const told = found.find((finding) => finding.subject === subject)
  expect(told).toMatchObject({ state: 'ill', todo: expect.stringMatching(/\w/) })
  const text = JSON.stringify(found)
  // The key of the test's bucket is also the name of its server's library.
  const secrets = Object.entries({ ...usual, ...changed }).filter(([name, word]) => /KEY|SECRET|_IV$/.test(name) && word !== 'S3RVER')
  for (const [name, word] of secrets) expect(text, name).not.toContain(word)
  expect(text).not.toContain('nobodys-word')
})

test('OBS-08 cards that no key opens are counted', async () => {
  const memberId = await createMember(database)
  const secret = encryptTestCard({ key: 'k', token: 't' }, memberId)
  const card = {
    user_id: memberId,
    brand: 'visa' as const,
    last4: '4242',
    exp_month: 1,
    exp_year: 2031,
    fingerprint: 'f',
    created_at: new Date(),
  }
  await database.db
    .insertInto('saved_cards')
    .values({ ...card, ...secret })
    .execute()
  const keys = async (changed = {}) => (await examined(changed)).find(({ subject }) => subject === 'keys')
  expect(await keys()).toMatchObject({ state: 'well', says: expect.stringContaining('all of 1') })
  expect(await keys({ CARD_KEYS: `other:${keyOf(Buffer.alloc(32, 9))}` })).toMatchObject({
    state: 'ill',
    says: expect.stringContaining('1 of 1'),
  })
  expect(await keys({ CARD_KEYS: `other:${keyOf(Buffer.alloc(32, 9))},${usual.CARD_KEYS}` })).toMatchObject({ state: 'well' })
})

test('OBS-08 a database without this version’s schema, and one whose settings lose orders, are ill', async () => {
  await inEmptyDatabase(async (url) => {
    const found = await examined({ DATABASE_URL: url })
    expect(found.find(({ subject }) => subject === 'schema')).toMatchObject({ state: 'ill', todo: expect.stringContaining('migrate') })
  })
  const name = new URL(database.url).pathname.slice(1)
  await sql`alter database ${sql.id(name)} set synchronous_commit = off`.execute(database.db)
  expect((await examined()).find(({ subject }) => subject === 'settings')).toMatchObject({ state: 'ill' })
  await sql`alter database ${sql.id(name)} reset synchronous_commit`.execute(database.db)
})

test('OBS-08 whoever never answers holds nobody up', async () => {
  const silent = await openStrangeServer(() => undefined)
  const begun = performance.now()
  const found = await examined({ TAPPAY_ADDRESS: silent.address }, 1500)
  expect(performance.now() - begun).toBeLessThan(6000)
  expect(complaints(found)).toContain('card company: ill')
  expect(complaints(found)).not.toContain('bank: ill')
})

test('OBS-08 npm run doctor says one line for each thing and ends with status 1 when one is ill, 0 when none is', async () => {
  const run = (changed = {}) => doctorSays({ ...usual, ...changed })
  const [fine, broken, unread] = await Promise.all([run(), run({ BANK_KEY: 'key-of-somebody-else' }), run({ BANK_COMPANY: 'x' })])
  expect(fine.code).toBe(0)
  expect(
    fine.said
      .trim()
      .split('\n')
      .every((line) => /^(?:well|watch) {2}/.test(line)),
  ).toBe(true)
  expect(broken.code).toBe(1)
  expect(broken.said).toMatch(/^ill {4}bank .+ Look at BANK_ADDRESS/m)
  expect(broken.said).not.toContain('key-of-somebody-else')
  expect(unread.code).toBe(1)
  expect(unread.said).toMatch(/^ill {4}environment .*BANK_COMPANY/m)
})

function doctorSays(variables: Record<string, string>): Promise<{ code: number; said: string }> {
  return new Promise((resolve) =>
    execFile(process.execPath, ['scripts/doctor.ts'], { env: { ...process.env, ...variables } }, (error, said) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, said }),
    ),
  )
}
