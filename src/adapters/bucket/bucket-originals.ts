import { createHash, type Hash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type * as S3 from '@aws-sdk/client-s3'
import type { S3Client } from '@aws-sdk/client-s3'
import { OriginalsAway, type Content, type Kept, type Originals } from '#ports/originals.ts'
import { openProvider } from '../open-provider.ts'

export type BucketPlan = {
  bucket: string
  /** What all names in it begin with; empty where the bucket is the shop's alone. */
  prefix: string
  /** Empty for AWS itself. */
  endpoint: string
  region: string
  /** The bucket's name stands in the path and not in the host, as most servers other than AWS want it. */
  pathStyle: boolean
  /** Left out, the client looks for them where AWS puts them: AWS_ACCESS_KEY_ID, the role of the machine. */
  keys: { id: string; secret: string } | undefined
  patienceMs?: number
}

/** How long connecting may take. */
const usualPatienceMs = 5_000
/** A line may be silent for so many times that: what has left this process may still be on its way. */
const silence = 4
/** A line that carries less is away. */
const slowestBytesAMs = 500
const atOnce = 32
/** A ZIP of an import is the largest of all. */
const mostBroughtBytes = 500 * 1024 * 1024

type Client = { s3: typeof S3; client: S3Client }

/** One call to the bucket; `bytes`: so many at most are carried by it. */
type Ask = <Answer>(bytes: number, work: (client: Client, signal: AbortSignal) => Promise<Answer>) => Promise<Answer>

type Place = { ask: Ask; Bucket: string; prefix: string }

/** Originals in a bucket that speaks S3. The client is read from the disk when it is first needed: a shop without a bucket does without. */
export function createBucketOriginals({ patienceMs = usualPatienceMs, ...plan }: BucketPlan): Originals {
  const provider = openProvider({ timeoutMs: 1_200_000, atOnce, failures: 3, restMs: 5_000, isFault: isAway })
  let opened: Promise<Client> | undefined
  const ask: Ask = async (bytes, work) => {
    const client = await (opened ??= open(plan, patienceMs))
    const longestMs = patienceMs + Math.ceil(bytes / slowestBytesAMs)
    try {
      return await provider.call((signal) => work(client, AbortSignal.any([signal, AbortSignal.timeout(longestMs)])))
    } catch (error) {
      throw isAway(error) ? new OriginalsAway('the bucket with the originals does not answer', { cause: error }) : error
    }
  }
  const place = { ask, Bucket: plan.bucket, prefix: plan.prefix }
  return {
    pathOf: () => null,
    keep: (name, content) => keep(place, name, content),
    bring: (name, target) => bring(place, name, target),
    list: (beginning) => list(place, beginning),
    async remove(names) {
      for (const name of names) await remove(place, name)
    },
  }
}

async function keep({ ask, Bucket, prefix }: Place, name: string, content: Content): Promise<void> {
  const Key = prefix + name
  const isThere = await ask(0, async ({ s3, client }, abortSignal) =>
    client.send(new s3.HeadObjectCommand({ Bucket, Key }), { abortSignal }).then(() => true, nullWhereNone),
  )
  if (isThere) return
  const { bytes, md5 } = await measure(content)
  await ask(bytes, async ({ s3, client }, abortSignal) => {
    const Body = content instanceof Uint8Array ? content : createReadStream(content.file)
    // The bucket compares what arrives with its MD5, and so keeps it whole or not at all.
    await client.send(new s3.PutObjectCommand({ Bucket, Key, Body, ContentLength: bytes, ContentMD5: md5 }), { abortSignal })
  })
}

async function bring({ ask, Bucket, prefix }: Place, name: string, target: string): Promise<boolean> {
  return ask(mostBroughtBytes, async ({ s3, client }, abortSignal) => {
    const got = await client.send(new s3.GetObjectCommand({ Bucket, Key: prefix + name }), { abortSignal }).catch(nullWhereNone)
    if (!got?.Body) return false
    await pipeline(got.Body as Readable, createWriteStream(target), { signal: abortSignal })
    return true
  })
}

async function* list({ ask, Bucket, prefix }: Place, beginning: string): AsyncIterable<Kept> {
  for (let after: string | undefined, isMore = true; isMore; isMore = after !== undefined) {
    const found = { Bucket, Prefix: prefix + beginning, ContinuationToken: after }
    const page = await ask(0, async ({ s3, client }, abortSignal) => client.send(new s3.ListObjectsV2Command(found), { abortSignal }))
    for (const { Key = '', Size = 0, LastModified = new Date(0) } of page.Contents ?? [])
      yield { name: Key.slice(prefix.length), bytes: Size, since: LastModified }
    after = page.NextContinuationToken
  }
}

async function remove({ ask, Bucket, prefix }: Place, name: string): Promise<void> {
  await ask(0, async ({ s3, client }, abortSignal) => {
    await client.send(new s3.DeleteObjectCommand({ Bucket, Key: prefix + name }), { abortSignal }).catch(nullWhereNone)
  })
}

async function open({ endpoint, region, pathStyle, keys }: Omit<BucketPlan, 'patienceMs'>, patienceMs: number): Promise<Client> {
  const s3 = await import('@aws-sdk/client-s3')
  const client = new s3.S3Client({
    region,
    forcePathStyle: pathStyle,
    maxAttempts: 2,
    logger: silent,
    // Checksums that only AWS knows would be refused elsewhere; what is written carries its MD5.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // A file may take its time to go and to come, a silent line may not.
    requestHandler: { connectionTimeout: patienceMs, socketTimeout: silence * patienceMs },
    ...(endpoint !== '' && { endpoint }),
    ...(keys && { credentials: { accessKeyId: keys.id, secretAccessKey: keys.secret } }),
  })
  return { s3, client }
}

const nothing = () => undefined
/** What goes wrong is thrown; the client would also write it to the console. */
const silent = { trace: nothing, debug: nothing, info: nothing, warn: nothing, error: nothing }

async function measure(content: Content): Promise<{ bytes: number; md5: string }> {
  const inBase64 = (hash: Hash) => hash.digest('base64')
  const hash = createHash('md5')
  if (content instanceof Uint8Array) return { bytes: content.length, md5: inBase64(hash.update(content)) }
  for await (const piece of createReadStream(content.file)) hash.update(piece)
  return { bytes: (await stat(content.file)).size, md5: inBase64(hash) }
}

const statusOf = (error: unknown) => (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode

function nullWhereNone(error: unknown): null {
  if (statusOf(error) === 404 && (error as Error).name !== 'NoSuchBucket') return null
  throw error
}

/** What goes wrong on this machine says nothing of the bucket. */
const ofThisMachine = /^(?:ENOENT|EACCES|ENOSPC|EROFS|EMFILE)$/

/** No answer at all, a bucket that is not there or not ours, and one that has trouble of its own. */
function isAway(error: unknown): boolean {
  const status = statusOf(error)
  const { name, code } = error as { name?: string; code?: unknown }
  if (status === undefined) return !ofThisMachine.test(String(code))
  return status >= 500 || status === 429 || status === 403 || name === 'NoSuchBucket'
}
