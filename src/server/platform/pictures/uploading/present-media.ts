import { filmUrl, pictureUrl } from './kept-file.ts'
import type { MediaRow } from './store.ts'

/** A picture or a film that was uploaded, and where it is shown. */
export function presentMedia({ kind, sha256, width, height, duration_ms }: MediaRow) {
  return { kind, url: kind === 'film' ? filmUrl(sha256) : pictureUrl(sha256), width, height, duration_ms }
}

export type Media = ReturnType<typeof presentMedia>
