import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import fastifyStatic from '@fastify/static'
import fastify from 'fastify'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#database/connect.ts'
import { holdNames } from '#database/hold-names.ts'
import { freshDatabase } from '#support/test-database.ts'
import { buildFileRoutes } from './build-file-routes.ts'
import { publishBuild } from './publish-build.ts'

const database = await freshDatabase()
const home = await mkdtemp(join(tmpdir(), 'builds-'))
afterAll(() => rm(home, { recursive: true }))

let hours = 0
/** Each build is published an hour after the one before. */
const publish = (distDirectory: string) => publishBuild({ database, now: () => new Date(Date.UTC(2026, 10, 1, hours++)) }, distDirectory)

const script = (version: string) => `console.log('${version} 美甲')`

async function makeBuild(version: string): Promise<string> {
  const directory = join(home, version)
  for (const folder of ['browser/assets', 'office/assets']) {
    const place = join(directory, folder)
    await mkdir(place, { recursive: true })
    await writeFile(join(place, `shop-${version}.js`), script(version))
    await writeFile(join(place, `shop-${version}.js.br`), brotliCompressSync(script(version)))
    await writeFile(join(place, `shop-${version}.js.gz`), gzipSync(script(version)))
    await writeFile(join(place, 'figtree-Same0000.woff2'), 'a font')
  }
  return directory
}

const builds = await Promise.all(['One00000', 'Two00000', 'Three000', 'Four0000'].map(makeBuild))
const [one = '', two = '', three = '', four = ''] = builds

/** A copy of the shop whose own build is this one. */
async function openCopy(distDirectory: string) {
  const app = fastify()
  app.setNotFoundHandler((_request, reply) => reply.code(418).send())
  for (const [folder, address] of [
    ['browser/assets', 'assets'],
    ['office/assets', 'office/assets'],
  ] as const) {
    const files = { root: join(distDirectory, folder), preCompressed: true, decorateReply: false }
    await buildFileRoutes(app, { db: database.db, address, own: async (scope) => void (await scope.register(fastifyStatic, files)) })
  }
  onTestFinished(() => app.close())
  return (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })
}

test('a copy answers files of the builds before and after its own, compressed for whoever takes that', async () => {
  await publish(one)
  await publish(two)
  const [copyOfOne, copyOfTwo] = [await openCopy(one), await openCopy(two)]
  for (const [ask, version] of [
    [copyOfOne, 'Two00000'],
    [copyOfTwo, 'One00000'],
    [copyOfTwo, 'Two00000'],
  ] as const) {
    for (const address of ['/assets', '/office/assets']) {
      const plain = await ask(`${address}/shop-${version}.js`)
      expect([plain.statusCode, plain.body, plain.headers['content-encoding']]).toEqual([200, script(version), undefined])
      const small = await ask(`${address}/shop-${version}.js?again`, { 'accept-encoding': 'gzip, br' })
      expect([small.statusCode, small.headers['content-encoding']]).toEqual([200, 'br'])
      expect(small.rawPayload).toEqual(brotliCompressSync(script(version)))
      expect(small.headers['content-type']).toMatch(/javascript; charset=utf-8$/)
    }
  }
  const kept = await copyOfOne('/assets/shop-Two00000.js')
  expect(kept.headers).toMatchObject({ 'cache-control': 'public, max-age=31536000, immutable', 'x-content-type-options': 'nosniff' })
})

test('CPY-34 the files of this build and of the two before are kept, those of older ones go unless another has them too', async () => {
  for (const build of [one, two, three]) await publish(build)
  expect(await publish(four)).toBe(2)
  const ask = await openCopy(four)
  const statusOf = async (name: string) => (await ask(`/assets/${name}`)).statusCode
  expect(await Promise.all(['shop-Two00000.js', 'shop-Three000.js', 'figtree-Same0000.woff2'].map(statusOf))).toEqual([200, 200, 200])
  expect(await statusOf('shop-One00000.js')).toBe(404)
  // Going back to a build makes it the newest one again.
  expect([await publish(two), await publish(one)]).toEqual([0, 2])
  const names = await database.db.selectFrom('build_files').select('name').where('name', 'like', 'assets/shop%').orderBy('name').execute()
  expect(names.map(({ name }) => name)).toEqual(['assets/shop-Four0000.js', 'assets/shop-One00000.js', 'assets/shop-Two00000.js'])
})

test('RUN-02 a copy that is started anew with the newest build needs no server that writes', async () => {
  await publish(one)
  // A pooler takes no settings along.
  const standby = new URL(database.directUrl)
  standby.searchParams.set('options', '-c default_transaction_read_only=on')
  const reading = openDatabase({ url: standby.href })
  onTestFinished(() => reading.close())
  const publishThere = (build: string) => publishBuild({ database: reading, now: () => new Date() }, build)
  expect(await publishThere(one)).toBe(0)
  await expect(publishThere(two)).rejects.toMatchObject({ code: '25006' })
})

test('copies that publish at once put each file there once', async () => {
  await database.db.deleteFrom('build_files').execute()
  const added = await Promise.all([publish(one), publish(one), publish(two), publish(two)])
  expect(added.toSorted((less, more) => less - more)).toEqual([0, 0, 2, 4])
})

test('a copy that starts beside another waits until that has published, also where nothing else waits so long', async () => {
  const timeouts = { statementMs: 15_000, lockMs: 100, idleInTransactionMs: 15_000 }
  const impatient = openDatabase({ url: database.url, pooled: database.pooled, timeouts })
  onTestFinished(() => impatient.close())
  const { waiting } = await database.transaction(async (tx) => {
    await holdNames(tx, { kind: 'builds', names: ['published'] })
    const waiting = publishBuild({ database: impatient, now: () => new Date() }, three)
    waiting.catch(() => undefined)
    await pause(500)
    return { waiting }
  })
  expect(await waiting).toBeGreaterThanOrEqual(0)
})

test.each(['/assets/', '/assets/..%2f..%2fpackage.json', '/assets/%00.js', '/assets/nobody-00000000.js', '/office/assets/a/b-00000000.js'])(
  '%s is no file of any build',
  async (url) => {
    const ask = await openCopy(one)
    const { statusCode, headers } = await ask(url)
    expect([400, 403, 404]).toContain(statusCode)
    expect(headers['cache-control'] ?? '').not.toContain('immutable')
  },
)
