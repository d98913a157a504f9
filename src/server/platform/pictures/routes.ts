import type { FastifyInstance } from 'fastify'
import type { PictureFormat } from '#rules/catalog/pictures/picture.ts'
import { readMediaFile, readSquareFile } from './media-file.ts'
import { openResizer } from './open-resizer.ts'
import { openSquares } from './open-squares.ts'

export type MediaRoutesSettings = {
  /** Where the originals and their sizes are kept. */
  directory: string
}

const mediaTypes: Record<PictureFormat, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' }

/** GET /media/<kind>/<name>.<version>[-<width>].<avif|webp|jpg>, and the square of a shade: /media/<kind>/<name>.<version>-square.webp */
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
}
