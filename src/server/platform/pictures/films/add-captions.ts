import { createHash } from 'node:crypto'
import { isCaptions } from '#rules/catalog/films/captions.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import type { Shop } from '#server/platform/shop.ts'
import { filmName, filmUrl } from '../uploading/kept-file.ts'

/** Keeps what is said in a film where its address leads; the same text has the same address. */
export async function addCaptions({ media }: Shop, content: string): Promise<Result<string, { code: 'no_captions' }>> {
  if (!isCaptions(content)) return refuse({ code: 'no_captions' })
  const file = { sha256: createHash('sha256').update(content).digest(), format: 'vtt' as const }
  await media.originals.keep(filmName(file), Buffer.from(content))
  return ok(filmUrl(file))
}
