import { execFile } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test, vi } from 'vitest'
import { createDirectoryOriginals } from '#adapters/directory/directory-originals.ts'
import { openTestBucket } from '#support/test-bucket.ts'
import { testDirectory } from '#support/test-media.ts'

/** Commands are started by a machine on which others work too. */
vi.setConfig({ testTimeout: 120_000 })

const home = testDirectory('home')
const here = createDirectoryOriginals(join(home, 'media'))
const bucket = await openTestBucket({ prefix: 'meihao/' })
const target = 's3://pictures/meihao'

const names: string[] = []
for (const kind of ['originals/products/', 'films/', 'uploads/kept/'])
  for (let each = 0; each < 20; each += 1) {
    const content = randomBytes(5000)
    const name = `${kind}${createHash('sha256').update(content).digest('hex')}.webp`
    await here.keep(name, content)
    names.push(name)
  }
await here.keep('resized/products/plum-400.avif', randomBytes(10))

const run = promisify(execFile)
type Said = { stdout: string; stderr: string; code: number }

async function pictures(...given: string[]): Promise<Said> {
  const env = {
    PATH: process.env['PATH'],
    DATA_DIRECTORY: home,
    PICTURES_ENDPOINT: bucket.endpoint,
    PICTURES_ACCESS_KEY: 'S3RVER',
    PICTURES_SECRET_KEY: 'S3RVER',
    PICTURES_PATH_STYLE: '1',
  }
  return run(process.execPath, ['scripts/pictures.ts', ...given], { env }).then(
    (said) => ({ ...said, code: 0 }),
    (error: Said) => error,
  )
}

async function inBucket(): Promise<string[]> {
  const found: string[] = []
  for await (const { name } of bucket.originals.list('')) found.push(name)
  return found
}

test('CPY-20 a move that is broken off is run again and goes on: in the end all originals lie in the bucket, compared, and it says so', async () => {
  // Half of them arrive before the bucket goes away.
  const moving = pictures('move', target)
  await expect.poll(async () => (await inBucket().catch(() => [])).length, { timeout: 60_000 }).toBeGreaterThan(3)
  await bucket.leave()
  const broken = await moving
  // A quick machine is through before the bucket has gone.
  expect(broken.stderr + broken.stdout).toMatch(
    /^s3:\/\/pictures\/meihao does not answer: .*; run this again to go on\.$|^60 originals copied/m,
  )
  await bucket.comeBack()
  const before = (await inBucket()).length
  const { stdout, stderr, code } = await pictures('move', target)
  expect({ stderr, code }).toEqual({ stderr: '', code: 0 })
  const [, copied = '', there = ''] =
    /^(\d+) originals copied to s3:\/\/pictures\/meihao \(.* MB\), (\d+) were there already\./.exec(stdout) ?? []
  expect([Number(copied) + Number(there), Number(there)]).toEqual([names.length, before])
  expect((await inBucket()).toSorted(), 'sizes are made again').toEqual(names.toSorted())
  const aside = join(home, 'brought')
  for (const name of names) {
    await bucket.originals.bring(name, aside)
    expect((await readFile(aside)).equals(await readFile(here.pathOf(name) ?? ''))).toBe(true)
  }
  expect((await pictures('move', target)).stdout).toMatch(/^0 originals copied .* 60 were there already/)
})

test('CPY-20 one that lies there with other bytes is named and left as it is', async () => {
  const [name = ''] = names
  await pictures('move', target)
  await writeFile(here.pathOf(name) ?? '', 'something else')
  const { stderr, code } = await pictures('move', target)
  expect([stderr.trim().split('\n').at(-1), code]).toEqual([name, 1])
})

test('CPY-20 what cannot be meant is said in a sentence', async () => {
  expect((await pictures()).stderr).toBe('Where to? For example: npm run pictures -- move s3://shop-pictures/meihao\n')
  expect((await pictures('move', '/var/pictures')).stderr).toContain('expected s3://bucket or s3://bucket/prefix')
})
