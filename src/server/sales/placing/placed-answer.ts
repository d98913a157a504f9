import type { Result } from '#rules/result.ts'
import type { PlacingRefusal } from './word-refusal.ts'

/** An order that stands. `checked` means that its payment is not known yet, and is being asked about. */
export type Placed = { hashedId: string; paymentUrl: string | null; payment: 'settled' | 'checked' }

/** What placing answers, the first time and every time the same attempt comes in again. */
export type PlacedAnswer = Result<Placed, PlacingRefusal>
