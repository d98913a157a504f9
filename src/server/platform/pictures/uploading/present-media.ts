import { filmUrl, pictureUrl } from './kept-file.ts'
import type { MediaRow } from './store.ts'

type Shown = Pick<MediaRow, 'sha256' | 'format' | 'width' | 'height' | 'seconds'>

/** What was uploaded, and where it is shown. `seconds`: how long a film is. */
export function presentMedia({ sha256, format, width, height, seconds }: Shown) {
  return { url: format === 'mp4' ? filmUrl({ sha256, format }) : pictureUrl(sha256), width, height, seconds }
}

export type ShownMedia = ReturnType<typeof presentMedia>
