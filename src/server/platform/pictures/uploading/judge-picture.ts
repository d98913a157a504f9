import { readPictureKind, type PictureFault, type PictureFileKind } from '#rules/catalog/pictures/picture-file.ts'
import { drawUpload } from '../draw-upload.ts'
import { firstBytesOf } from './kept-file.ts'

export type JudgedPicture = { width: number; height: number; format: PictureFileKind } | { fault: PictureFault }

/** Whether a file is a picture that the shop takes, by its bytes alone; if so it is drawn anew into `target` (GDS-30, GDS-31). */
export async function judgePicture(path: string, target: string): Promise<JudgedPicture> {
  const read = readPictureKind(await firstBytesOf(path, 64))
  if ('fault' in read) return read
  const drawn = await drawUpload(path, target)
  if ('fault' in drawn) return drawn
  return drawn.format === read.kind ? drawn : { fault: 'kind' }
}
