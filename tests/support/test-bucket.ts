import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import S3rver from '@20minutes/s3rver'
import { afterAll } from 'vitest'
import { createBucketOriginals } from '#adapters/bucket/bucket-originals.ts'
import type { Originals } from '#ports/originals.ts'
import { testDirectory } from './test-media.ts'

export type TestBucket = {
  originals: Originals
  /** How often it was asked for what lies in it, by method. */
  asked: Record<string, number>
  endpoint: string
  /** Nobody answers there any more, until it comes back. */
  leave: () => Promise<void>
  comeBack: () => Promise<void>
}

const bucket = 'pictures'

/** A bucket that speaks S3 over HTTP, as long as the tests of a file. */
export async function openTestBucket({ prefix = 'shop/' }: { prefix?: string } = {}): Promise<TestBucket> {
  const asked: Record<string, number> = {}
  const s3 = new S3rver({
    directory: testDirectory('bucket'),
    silent: true,
    configureBuckets: [{ name: bucket }],
    // It reckons the signature of a list otherwise than AWS does.
    allowMismatchedSignatures: true,
  })
  await s3.configureBuckets()
  const { port, leave, comeBack } = await openDoor((request, response) => {
    asked[request.method ?? ''] = (asked[request.method ?? ''] ?? 0) + 1
    void s3.callback()(request, response)
  })
  afterAll(leave)
  const endpoint = `http://127.0.0.1:${port}`
  const keys = { id: 'S3RVER', secret: 'S3RVER' }
  return {
    asked,
    endpoint,
    originals: createBucketOriginals({ bucket, prefix, endpoint, region: 'us-east-1', pathStyle: true, keys, patienceMs: 1000 }),
    leave,
    comeBack,
  }
}

type Door = Pick<TestBucket, 'leave' | 'comeBack'> & { port: number }

/** A server that goes and comes back under the same port. */
async function openDoor(answer: RequestListener): Promise<Door> {
  let isAway = false
  const underWay = new Set<Promise<unknown>>()
  const open = async (port: number) => {
    const opened = createServer((request, response) => {
      if (isAway) return void request.socket.destroy()
      const answered = once(response, 'close').finally(() => underWay.delete(answered))
      underWay.add(answered)
      answer(request, response)
    })
    opened.listen(port, '127.0.0.1')
    await once(opened, 'listening')
    return opened
  }
  let server: Server = await open(0)
  const { port } = server.address() as AddressInfo
  return {
    port,
    async leave() {
      if (!server.listening) return
      isAway = true
      const closed = once(server, 'close')
      server.close()
      // What is being written arrives: it would leave half of it there, which a real one does not.
      await Promise.all(underWay)
      server.closeAllConnections()
      await closed
    },
    async comeBack() {
      isAway = false
      server = await open(port)
    },
  }
}
