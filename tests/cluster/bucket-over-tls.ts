import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import S3rver from '@20minutes/s3rver'

export type BucketOverTls = { port: number; /** Who vouches for it. */ authority: string; close: () => Promise<void> }

const words = [
  'req',
  '-x509',
  '-newkey',
  'rsa:2048',
  '-nodes',
  '-days',
  '2',
  '-subj',
  '/CN=localhost',
  '-addext',
  'subjectAltName=DNS:localhost',
]

/** A bucket called `backups` that speaks S3, over TLS only, as pgBackRest wants it. It lies in `home`, with its certificate. */
export async function openBucketOverTls(home: string): Promise<BucketOverTls> {
  const [key, cert] = [join(home, 'bucket.key'), join(home, 'bucket.crt')]
  await promisify(execFile)('openssl', [...words, '-keyout', key, '-out', cert])
  const s3 = new S3rver({
    directory: join(home, 'bucket'),
    silent: true,
    configureBuckets: [{ name: 'backups' }],
    // It reckons the signature of a list otherwise than AWS does.
    allowMismatchedSignatures: true,
  })
  await s3.configureBuckets()
  const server = createServer({ key: await readFile(key), cert: await readFile(cert) }, s3.callback())
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    authority: cert,
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
