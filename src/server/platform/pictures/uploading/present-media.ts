import { pictureUrl } from './kept-file.ts'
import type { MediaRow } from './store.ts'

/** A picture that was uploaded, and where it is shown. */
export function presentMedia({ sha256, width, height }: Pick<MediaRow, 'sha256' | 'width' | 'height'>) {
  return { url: pictureUrl(sha256), width, height }
}

export type Media = ReturnType<typeof presentMedia>
