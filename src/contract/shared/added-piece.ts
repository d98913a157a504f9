import * as z from 'zod'
import { bytesUpTo } from './fields.ts'
import { mostPieceBytes } from '#rules/catalog/pictures/upload-pieces.ts'

/** The next bytes of a file, and how many came before them. */
export const addedPiece = {
  query: z.object({ at: z.coerce.number<number>().int().min(0, 'integer') }),
  body: bytesUpTo(mostPieceBytes),
}
