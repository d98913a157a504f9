import { mkdir, readdir, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { testDirectory } from '#support/test-media.ts'
import { FileCache, type Maker } from './file-cache.ts'

const kilobyte = Buffer.alloc(1024)
const making =
  (content: Buffer): Maker =>
  async (target) =>
    writeFile(target, content).then(() => true)
const filesIn = async (directory: string) =>
  (await readdir(directory, { recursive: true, withFileTypes: true }))
    .filter((file) => file.isFile())
    .map(({ name }) => name)
    .toSorted()

test('CPY-18 a cache never holds more than it may, and what was not used for longest goes first', async () => {
  const directory = testDirectory('cache')
  const cache = new FileCache(directory, { mostBytes: 3 * 1024, now: () => new Date() })
  for (const name of ['a', 'b', 'c']) await cache.take(`products/${name}`, making(kilobyte))
  await cache.take('products/a', () => Promise.reject(new Error('it is there')))
  await cache.take('films/d', making(kilobyte))
  expect(await filesIn(directory)).toEqual(['a', 'c', 'd'])
  await cache.take('films/large', making(Buffer.alloc(10 * 1024)))
  expect(await filesIn(directory), 'what was asked for last can be read').toEqual(['large'])
  await cache.take('products/e', making(kilobyte))
  expect(await filesIn(directory)).toEqual(['e'])
  expect(cache.filled()).toBeCloseTo(1 / 3)
})

test('CPY-18 a copy that is started anew knows what lies there, and in which order it was used', async () => {
  const directory = testDirectory('cache')
  const lay = async (name: string, usedAt: number) => {
    const path = join(directory, name)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, kilobyte)
    await utimes(path, usedAt, usedAt)
  }
  const now = Date.now() / 1000
  await lay('products/old', now - 20_000)
  await lay('products/older', now - 30_000)
  await lay('products/new', now - 10_000)
  await lay('products/oldest', now - 40_000)
  const cache = new FileCache(directory, { mostBytes: 3 * 1024, now: () => new Date() })
  await cache.known
  expect(await filesIn(directory)).toEqual(['new', 'old', 'older'])
  await cache.take('products/older', making(kilobyte))
  expect((await stat(join(directory, 'products/older'))).mtimeMs).toBeGreaterThan((now - 60) * 1000)
  await cache.take('products/newest', making(kilobyte))
  expect(await filesIn(directory)).toEqual(['new', 'newest', 'older'])
})

test('CPY-18 what many ask for at once is made once; what cannot be made leaves nothing and is tried again', async () => {
  const directory = testDirectory('cache')
  const cache = new FileCache(directory, { mostBytes: 1024 * 1024, now: () => new Date() })
  let made = 0
  const slowly: Maker = async (target) => {
    made += 1
    await writeFile(target, kilobyte)
    return true
  }
  const all = await Promise.all(Array.from({ length: 100 }, () => cache.take('products/plum', slowly)))
  expect([made, new Set(all).size]).toEqual([1, 1])
  const broken: Maker = async (target) => {
    await writeFile(target, 'half')
    throw new Error('the line broke')
  }
  await expect(cache.take('products/rose', broken)).rejects.toThrow('the line broke')
  expect(await cache.take('products/rose', async () => false)).toBeNull()
  expect(await filesIn(directory)).toEqual(['plum'])
  expect(await cache.take('products/rose', slowly)).toBe(join(directory, 'products/rose'))
})
