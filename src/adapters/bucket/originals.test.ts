import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { OriginalsAway, type Originals } from '#ports/originals.ts'
import { openTestBucket } from '#support/test-bucket.ts'
import { testDirectory } from '#support/test-media.ts'
import { createBucketOriginals } from './bucket-originals.ts'
import { createDirectoryOriginals } from '../directory/directory-originals.ts'

const bucket = await openTestBucket()
const directory = testDirectory('originals')
const places: [string, Originals][] = [
  ['a directory', createDirectoryOriginals(directory)],
  ['a bucket', bucket.originals],
]
const aside = testDirectory('aside')

async function read(originals: Originals, name: string): Promise<string | null> {
  const target = join(aside, 'brought')
  return (await originals.bring(name, target)) ? readFile(target, 'utf8') : null
}

async function namesIn(originals: Originals, beginning: string): Promise<string[]> {
  const names: string[] = []
  for await (const { name } of originals.list(beginning)) names.push(name)
  return names.toSorted()
}

const nameOf = (content: string) => `uploads/kept/${createHash('sha256').update(content).digest('hex')}.png`

test.each(places)(
  'CPY-16 %s keeps bytes and files, brings them, lists them by how their names begin, and takes them away',
  async (_where, originals) => {
    const file = join(aside, 'film')
    await writeFile(file, 'of a file')
    await originals.keep('films/a.mp4', { file })
    await originals.keep('films/b.vtt', Buffer.from('of bytes'))
    await originals.keep('films-of-others/c.mp4', Buffer.from('x'))
    expect(await read(originals, 'films/a.mp4')).toBe('of a file')
    expect(await read(originals, 'films/b.vtt')).toBe('of bytes')
    expect(await read(originals, 'films/none.mp4')).toBeNull()
    expect(await namesIn(originals, 'films/')).toEqual(['films/a.mp4', 'films/b.vtt'])
    expect(await namesIn(originals, 'nothing/')).toEqual([])
    await originals.remove(['films/a.mp4', 'films/none.mp4'])
    expect(await namesIn(originals, 'films/')).toEqual(['films/b.vtt'])
  },
)

test.each(places)('CPY-17 in %s what is there stays as it is, and writing it again is no error', async (_where, originals) => {
  const name = nameOf('first')
  await Promise.all(Array.from({ length: 5 }, () => originals.keep(name, Buffer.from('first'))))
  await originals.keep(name, Buffer.from('first'))
  await originals.keep(name, Buffer.from('something else'))
  expect(await read(originals, name)).toBe('first')
  expect(await namesIn(originals, 'uploads/kept/')).toEqual([name])
})

test('CPY-17 a half-written original is never seen in a directory, as a bucket promises by itself', async () => {
  const originals = createDirectoryOriginals(directory)
  const content = Buffer.alloc(8 * 1024 * 1024, 'x')
  const name = nameOf('large')
  let isKept = false
  const keeping = originals.keep(name, content).finally(() => (isKept = true))
  keeping.catch(() => undefined)
  while (!isKept) {
    const seen = await read(originals, name)
    expect(seen?.length ?? content.length).toBe(content.length)
  }
  await keeping
  await expect(originals.keep(nameOf('lost'), { file: join(aside, 'no such file') })).rejects.toThrow('ENOENT')
  expect(await read(originals, nameOf('lost'))).toBeNull()
  expect((await readdir(directory, { recursive: true })).filter((file) => file.endsWith('.tmp'))).toEqual([])
})

test('CPY-16 a bucket that is away is told apart from one that holds nothing, and is asked again when it is back', async () => {
  await bucket.originals.keep('films/there.mp4', Buffer.from('there'))
  await bucket.leave()
  await expect(read(bucket.originals, 'films/there.mp4')).rejects.toThrow(OriginalsAway)
  await expect(bucket.originals.keep('films/new.mp4', Buffer.from('new'))).rejects.toThrow(OriginalsAway)
  await bucket.comeBack()
  await expect.poll(() => read(bucket.originals, 'films/there.mp4').catch(() => 'away'), { timeout: 15_000 }).toBe('there')
  expect(await read(bucket.originals, 'films/new.mp4')).toBeNull()
})

test('CPY-16 a large original takes its time on a slow line', async () => {
  let taken = 0
  const slow = createServer(async (request, response) => {
    if (request.method === 'HEAD') return response.writeHead(404).end()
    for await (const piece of request) {
      taken += (piece as Buffer).length
      await pause(5)
    }
    response.end()
  })
  slow.listen(0, '127.0.0.1')
  await once(slow, 'listening')
  const originals = createBucketOriginals({
    bucket: 'slow',
    prefix: '',
    endpoint: `http://127.0.0.1:${(slow.address() as AddressInfo).port}`,
    region: 'us-east-1',
    pathStyle: true,
    keys: { id: 'a', secret: 'b' },
    patienceMs: 400,
  })
  const film = Buffer.alloc(8 * 1024 * 1024, 7)
  await originals.keep('film.mp4', film)
  expect(taken).toBe(film.length)
  slow.closeAllConnections()
  slow.close()
})
