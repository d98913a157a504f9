import { join } from 'node:path'
import * as z from 'zod'
import { pictureAt } from '#rules/catalog/pictures/picture.ts'
import { runApart } from '../../apart/run-apart.ts'
import { pictureBounds } from '../apart/bounds.ts'
import type { Media } from '../media.ts'
import { readMediaFile } from '../media-file.ts'
import { openResizer } from '../open-resizer.ts'

const program = join(import.meta.dirname, '../apart/colour-program.ts')

const said = z.array(
  z
    .string()
    .regex(/^#[0-9a-f]{6}$/)
    .nullable(),
)

/** The mean colour of the middle of each of these pictures of the shop (FAM-04); null where none can be seen. */
export async function middleColours(media: Media, addresses: readonly string[]): Promise<(string | null)[]> {
  const resize = openResizer(media)
  const paths: (string | null)[] = []
  for (const address of addresses) paths.push(await smallPath(address).catch(() => null))
  const seen = paths.filter((path) => path !== null)
  if (seen.length === 0) return addresses.map(() => null)
  const answer = await runApart(program, { files: [JSON.stringify(seen), ''], bounds: pictureBounds })
  const read = said.safeParse('said' in answer ? answer.said : null)
  return paths.map((path) => (path !== null && read.success ? (read.data[seen.indexOf(path)] ?? null) : null))

  /** The small size is made like every other, and kept; large ones would tell nothing more. */
  async function smallPath(address: string): Promise<string | null> {
    const [, kind = '', file = ''] = /^\/media\/([a-z]+)\/([^/]+)$/.exec(pictureAt(address, { width: 200, format: 'webp' })) ?? []
    const small = readMediaFile(kind, file)
    return small && resize(small)
  }
}
