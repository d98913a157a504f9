import { join } from 'node:path'
import * as z from 'zod'
import { filmFaults, type FilmFault } from '#rules/catalog/film-file.ts'
import { runApart } from './apart/run-apart.ts'

const program = join(import.meta.dirname, 'apart/film-program.ts')

const read = z.object({ width: z.int().min(1), height: z.int().min(1), duration_ms: z.int() })
const fault = z.object({ fault: z.enum(filmFaults) })

/** What an uploaded film is, or why the shop does not take it (D-206); `target` is the film without what its camera wrote beside it. */
export async function readFilm(source: string, target: string): Promise<z.infer<typeof read> | { fault: FilmFault }> {
  const answer = await runApart(program, [source, target])
  return z.union([read, fault]).parse('ended' in answer ? { fault: 'broken' } : answer.said)
}
