import { mkdir } from 'node:fs/promises'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { PictureFormat } from '#rules/catalog/pictures/picture.ts'
import { readMediaFile, readSquareFile } from './media-file.ts'
import { openResizer } from './open-resizer.ts'
import { openSquares } from './open-squares.ts'
import { filmsDirectory } from './uploading/kept-file.ts'

export type MediaRoutesSettings = {
  /** Where the originals and their sizes are kept. */
  directory: string
}

const mediaTypes: Record<PictureFormat, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' }

/** Films of the shop's own are sent in ranges (GDS-36): GET /media/films/<name>.<version>.<mp4|vtt>. Pictures in sizes: GET /media/<kind>/<name>.<version>[-<width>].<avif|webp|jpg>, and the square of a shade: /media/<kind>/<name>.<version>-square.webp */
export async function mediaRoutes(app: FastifyInstance, { directory }: MediaRoutesSettings): Promise<void> {
  const resize = openResizer(directory, { encoded: (report) => app.log.debug(report, 'picture encoded') })
  const square = openSquares(directory, resize)

  app.get<{ Params: { kind: string; file: string } }>('/media/:kind/:file', async (request, reply) => {
    const { kind, file: name } = request.params
    const file = readMediaFile(kind, name)
    const cut = readSquareFile(kind, name)
    const picture = (file && (await resize(file))) ?? (cut && (await square(cut)))
    if (!picture) return reply.code(404).header('cache-control', 'no-store').send()
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('x-content-type-options', 'nosniff')
      .type(mediaTypes[file?.format ?? 'webp'])
      .send(picture)
  })

  const films = filmsDirectory(directory)
  await mkdir(films, { recursive: true })
  await app.register(fastifyStatic, {
    root: films,
    prefix: '/media/films/',
    decorateReply: false,
    index: false,
    immutable: true,
    maxAge: '365d',
    setHeaders: (reply) => reply.header('x-content-type-options', 'nosniff'),
  })
}
