import { basename, dirname } from 'node:path'
import send from '@fastify/send'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { OriginalsAway } from '#ports/originals.ts'
import type { PictureFormat } from '#rules/catalog/pictures/picture.ts'
import { readIfThere, type Media } from './media.ts'
import { readMediaFile, readSquareFile } from './media-file.ts'
import { openResizer } from './open-resizer.ts'
import { openSquares } from './open-squares.ts'

const mediaTypes: Record<PictureFormat, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' }

const forGood = 'public, max-age=31536000, immutable'

/** Films of the shop's own are sent in ranges (GDS-36): GET /media/films/<name>.<version>.<mp4|vtt>. Pictures in sizes: GET /media/<kind>/<name>.<version>[-<width>].<avif|webp|jpg>, and the square of a shade: /media/<kind>/<name>.<version>-square.webp */
export async function mediaRoutes(app: FastifyInstance, { media }: { media: Media }): Promise<void> {
  const resize = openResizer(media, { encoded: (report) => app.log.debug(report, 'picture encoded') })
  const square = openSquares(media, resize)
  app.setErrorHandler(answerAway(app))

  app.get<{ Params: { kind: string; file: string } }>('/media/:kind/:file', async (request, reply) => {
    const { kind, file: name } = request.params
    const file = readMediaFile(kind, name)
    const cut = readSquareFile(kind, name)
    const find = async () => (file && (await resize(file))) ?? (cut && (await square(cut)))
    const picture = await readFound(find)
    if (!picture) return reply.code(404).header('cache-control', 'no-store').send()
    return reply
      .header('cache-control', forGood)
      .header('x-content-type-options', 'nosniff')
      .type(mediaTypes[file?.format ?? 'webp'])
      .send(picture)
  })

  app.get<{ Params: { file: string } }>('/media/films/:file', async (request, reply) => {
    const { file } = request.params
    const path = /^[0-9a-f]{20}\.[0-9a-f]{12}\.(?:mp4|vtt)$/.test(file) ? await media.reach(`films/${file}`) : null
    const sent = path === null ? null : await send(request.raw, basename(path), { root: dirname(path), cacheControl: false })
    if (!sent || sent.type === 'error')
      return reply
        .code(sent?.statusCode ?? 404)
        .header('cache-control', 'no-store')
        .send()
    return reply
      .code(sent.statusCode)
      .headers(sent.headers)
      .header('cache-control', forGood)
      .header('x-content-type-options', 'nosniff')
      .send(sent.stream)
  })
}

/** Between finding and reading, others may have pushed it out of the cache: then it is made once more. */
async function readFound(find: () => Promise<string | null>): Promise<Buffer | null> {
  const path = await find()
  if (path === null) return null
  const picture = await readIfThere(path)
  if (picture) return picture
  const anew = await find()
  return anew === null ? null : readIfThere(anew)
}

/** What is not in the cache of this copy cannot be had while originals are away; whoever asks soon again may be luckier. */
function answerAway(app: FastifyInstance) {
  let toldAt = Number.NEGATIVE_INFINITY
  return (error: Error, _request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    if (!(error instanceof OriginalsAway)) throw error
    if (performance.now() - toldAt > toldEveryMs) {
      toldAt = performance.now()
      app.log.error({ err: error }, 'pictures that are not in the cache cannot be answered')
    }
    return reply.code(503).header('cache-control', 'no-store').header('retry-after', askAgainSeconds).send()
  }
}

const toldEveryMs = 10_000
const askAgainSeconds = 2
