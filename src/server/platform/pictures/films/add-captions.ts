import { createHash } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { isCaptions } from '#rules/catalog/films/captions.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import type { Shop } from '#server/platform/shop.ts'
import { filmPath, filmUrl } from '../uploading/kept-file.ts'

/** Keeps what is said in a film where its address leads; the same text has the same address. */
export async function addCaptions({ settings, randomBytes }: Shop, content: string): Promise<Result<string, { code: 'no_captions' }>> {
  if (!isCaptions(content)) return refuse({ code: 'no_captions' })
  const file = { sha256: createHash('sha256').update(content).digest(), format: 'vtt' as const }
  const path = filmPath(settings.mediaDirectory, file)
  await mkdir(dirname(path), { recursive: true })
  const aside = `${path}-${Buffer.from(randomBytes(6)).toString('hex')}`
  await writeFile(aside, content)
  await rename(aside, path)
  return ok(filmUrl(file))
}
