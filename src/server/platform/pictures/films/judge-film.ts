import { join } from 'node:path'
import * as z from 'zod'
import { filmFaults, isMp4, type FilmFault } from '#rules/catalog/films/film-file.ts'
import type { Bounds } from '../../apart/open-apart.ts'
import { runApart } from '../../apart/run-apart.ts'
import { firstBytesOf } from '../uploading/kept-file.ts'

const program = join(import.meta.dirname, 'apart/film-program.ts')

/** What reading a film may take: the file itself several times over. */
const filmBounds: Bounds = { megabytes: 512, seconds: 10, longestMs: 50_000 }

const film = z.object({ width: z.int(), height: z.int(), seconds: z.int() })
const fault = z.object({ fault: z.enum(filmFaults) })

export type JudgedFilm = { width: number; height: number; seconds: number; format: 'mp4' } | { fault: FilmFault }

/** Whether a file is a film that the shop takes, by what stands in its container; if so it is put into `target` (D-206). */
export async function judgeFilm(path: string, target: string): Promise<JudgedFilm> {
  if (!isMp4(await firstBytesOf(path, 64))) return { fault: 'kind' }
  const answer = await runApart(program, { files: [path, target], bounds: filmBounds })
  if ('ended' in answer) return { fault: answer.ended === 'limit' ? 'heavy' : 'broken' }
  const read = z.union([film, fault]).safeParse(answer.said)
  if (!read.success) return { fault: 'broken' }
  return 'fault' in read.data ? read.data : { ...read.data, format: 'mp4' }
}
