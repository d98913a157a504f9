import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
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
  const answer = s3.callback()
  const open = async (port: number) => {
    const opened = createServer((request, response) => {
      asked[request.method ?? ''] = (asked[request.method ?? ''] ?? 0) + 1
      void answer(request, response)
    })
    opened.listen(port, '127.0.0.1')
    await once(opened, 'listening')
    return opened
  }
  let server: Server = await open(0)
  const { port } = server.address() as AddressInfo
  const leave = async () => {
    if (!server.listening) return
    server.close()
    server.closeAllConnections()
    await once(server, 'close')
  }
  afterAll(leave)
  const endpoint = `http://127.0.0.1:${port}`
  const keys = { id: 'S3RVER', secret: 'S3RVER' }
  return {
    asked,
    endpoint,
    originals: createBucketOriginals({ bucket, prefix, endpoint, region: 'us-east-1', pathStyle: true, keys, patienceMs: 1000 }),
    leave,
    async comeBack() {
      server = await open(port)
    },
  }
}
