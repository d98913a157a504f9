import * as z from 'zod'
import { followers } from '#rules/catalog/followers.ts'

/** By which call a save is taken back, and with which key: of restore the version to be brought back, of the others what the save made. */
const undo = z.object({ call: z.enum(['restore', 'take_back', 'withdraw_price', 'restore_price']), key: z.int() })

/** What every save of a product answers (D-209). */
export const savedProduct = z.object({
  /** The version that it made; the present one where nothing was to be changed. */
  version: z.int(),
  /** Names of the fields and lists that are different now. */
  changed: z.array(z.string()),
  /** What of the shop has followed, of a product that visitors see. */
  followed: z.array(z.enum(followers)),
  /** Null where there is nothing to take back, or no way. */
  undo: undo.nullable(),
})
export type SavedProduct = z.infer<typeof savedProduct>
