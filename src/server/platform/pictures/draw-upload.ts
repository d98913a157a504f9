import { join } from 'node:path'
import * as z from 'zod'
import { pictureFaults, pictureFileKinds, type PictureFault, type PictureFileKind } from '#rules/catalog/pictures/picture-file.ts'
import { runApart } from '../apart/run-apart.ts'
import { pictureBounds, picturesKeptMs } from './apart/bounds.ts'

const program = join(import.meta.dirname, 'apart/picture-program.ts')

const drawn = z.object({ width: z.int(), height: z.int(), format: z.enum(pictureFileKinds) })
const fault = z.object({ fault: z.enum(pictureFaults) })

export type Drawn = { width: number; height: number; format: PictureFileKind } | { fault: PictureFault }

/** Draws an uploaded picture anew into `target`. One that takes too much memory or time is refused as heavy. */
export async function drawUpload(source: string, target: string): Promise<Drawn> {
  const answer = await runApart(program, { files: [source, target], bounds: pictureBounds, keptMs: picturesKeptMs })
  if ('ended' in answer) return { fault: answer.ended === 'limit' ? 'heavy' : 'broken' }
  const read = z.union([drawn, fault]).safeParse(answer.said)
  return read.success ? read.data : { fault: 'kind' }
}
