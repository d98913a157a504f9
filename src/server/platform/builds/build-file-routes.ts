import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { mime } from '@fastify/send'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Database } from '#database/connect.ts'
import { answerUnknownCall } from '../http/answer-problem.ts'
import { bestEncoding } from '../pages/best-encoding.ts'
import { hashedName } from './list-build-files.ts'

type Kept = { isBrotli: boolean; body: Buffer }

/** What is asked for while two versions work side by side; all of it stands in the database. */
const mostBytes = 16 * 1024 * 1024
/** A name that nobody knows costs the database no more than one look in this time; of names that somebody makes up, no more are kept. */
const unknownMs = 2000
const mostUnknown = 1000

const yearSeconds = 365 * 24 * 60 * 60
const decompress = promisify(brotliDecompress)

/** Answers for files of other builds than that of this copy, below an address whose own files are answered by `own`. */
export async function buildFileRoutes(
  app: FastifyInstance,
  { db, address, own }: { db: Database['db']; address: string; own: (scope: FastifyInstance) => Promise<void> },
): Promise<void> {
  const find = findingKept(db)
  await app.register(
    async (scope) => {
      scope.setNotFoundHandler(async (request, reply) => {
        const file = await findAsked(find, { request, address })
        return file ? sendFile(file, { request, reply }) : answerUnknownCall(request, reply)
      })
      await own(scope)
    },
    { prefix: `/${address}` },
  )
}

type Find = (name: string) => Promise<Kept | null>

/** Those that were asked for last stay in memory. */
function findingKept(db: Database['db']): Find {
  const files = new LRUCache<string, Kept>({ maxSize: mostBytes, sizeCalculation: ({ body }, name) => body.length + name.length + 100 })
  const unknown = new LRUCache<string, true>({ max: mostUnknown, ttl: unknownMs })
  return async (name) => {
    const kept = files.get(name)
    if (kept || unknown.has(name)) return kept ?? null
    const found = await findFile(db, name)
    if (found) files.set(name, found)
    else unknown.set(name, true)
    return found ?? null
  }
}

async function findAsked(find: Find, { request, address }: { request: FastifyRequest; address: string }): Promise<Kept | null> {
  const [path = ''] = request.url.split('?')
  const name = path.slice(address.length + 2)
  return /^(?:GET|HEAD)$/.test(request.method) && hashedName.test(name) ? find(`${address}/${name}`) : null
}

async function findFile(db: Database['db'], name: string): Promise<Kept | undefined> {
  const row = await db.selectFrom('build_files').select(['is_brotli', 'body']).where('name', '=', name).executeTakeFirst()
  return row && { isBrotli: row.is_brotli, body: row.body }
}

async function sendFile(
  { isBrotli, body }: Kept,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<FastifyReply> {
  const [path = ''] = request.url.split('?')
  const encoding = isBrotli ? bestEncoding(request.headers['accept-encoding'], new Set(['br', 'identity'])) : 'identity'
  const type = mime.getType(path) ?? 'application/octet-stream'
  reply.code(200).headers({
    'content-type': /^text|javascript|json/.test(type) ? `${type}; charset=utf-8` : type,
    'cache-control': `public, max-age=${yearSeconds}, immutable`,
    'x-content-type-options': 'nosniff',
    vary: 'Accept-Encoding',
    ...(encoding === 'br' && { 'content-encoding': 'br' }),
  })
  return reply.send(isBrotli && encoding !== 'br' ? await decompress(body) : body)
}
