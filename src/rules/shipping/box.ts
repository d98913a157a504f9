import type { Twd } from '#rules/money.ts'
import type { ParcelTerms } from '#rules/terms.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import type { Carrier } from './shipping.ts'

/** Centimetres of the three sides together, as couriers charge them. */
export const sizeClasses = [60, 90, 120, 150] as const
export type SizeClass = (typeof sizeClasses)[number]

/** A parcel of one order travels in so many boxes at most (DSK-31). */
export const mostBoxes = 20

/**
 * The life of a box until its courier has it; what he tells afterwards is his (`ParcelState`). It is asked about before it is known to be
 * booked, so that a lost answer is looked for under the name that it was asked by.
 */
const transitions = {
  /** Packed, or about to be. */
  open: { ask: 'booking', hand_over: 'handed_over', put_away: 'put_away' },
  /** The courier was asked and has not been heard. */
  booking: { ask: 'booking', answered: 'booked', refused: 'open', put_away: 'put_away' },
  /** It has a number and a label. */
  booked: { hand_over: 'handed_over', put_away: 'put_away' },
  handed_over: {},
  /** Its label is not to be used any more. */
  put_away: {},
} as const

export type BoxState = keyof typeof transitions
export type BoxEvent = 'ask' | 'answered' | 'refused' | 'hand_over' | 'put_away'

export const boxTransitions: Readonly<Record<BoxState, Readonly<Partial<Record<BoxEvent, BoxState>>>>> = transitions
export const boxStates = Object.keys(transitions) as BoxState[]

export function moveBox(state: BoxState, event: BoxEvent): Result<BoxState, { code: 'no_such_box_move'; state: BoxState }> {
  const next = boxTransitions[state][event]
  return next ? ok(next) : refuse({ code: 'no_such_box_move', state })
}

export type BoxFacts = {
  carrier: Carrier
  /** The longest first; null when no kind of box was chosen. */
  sidesMm: readonly number[] | null
  sizeClass: SizeClass | null
  weightG: number | null
  /** What its goods are worth. */
  value: Twd
}

/** What of a box its courier does not carry. */
export type TooLarge = { code: 'box_too_large'; because: 'sides' | 'size_class' | 'weight' | 'value' }

/** What the courier refuses he is not asked for: sides, weight and value of a store's parcel, class and weight of one to a door (PCK-15). */
export function judgeBox({ carrier, sidesMm, sizeClass, weightG, value }: BoxFacts, terms: ParcelTerms): Result<null, TooLarge> {
  if (carrier === 'ups') return ok(null)
  const { sides_mm: mostSides, size_class: mostClass, weight_g: mostWeight, value: mostValue } = terms[carrier]
  if (sidesMm && mostSides.some((most, side) => (sidesMm[side] ?? 0) > most)) return refuse({ code: 'box_too_large', because: 'sides' })
  if (sizeClass !== null && sizeClass > mostClass) return refuse({ code: 'box_too_large', because: 'size_class' })
  if (weightG !== null && weightG > mostWeight) return refuse({ code: 'box_too_large', because: 'weight' })
  return mostValue !== null && value > mostValue ? refuse({ code: 'box_too_large', because: 'value' }) : ok(null)
}

export type BoxKindFacts = { id: number; sidesMm: readonly number[]; sizeClass: number; active: boolean }

/** The smallest box that holds so much, with a fifth left for what protects the goods, and that is long enough for the longest of them; null when none does. */
export function proposeBox(
  kinds: readonly BoxKindFacts[],
  goods: readonly { sidesMm: readonly number[]; quantity: number }[],
): BoxKindFacts | null {
  const volumeOf = (sides: readonly number[]) => sides.reduce((product, side) => product * side, 1)
  const needed = goods.reduce((sum, { sidesMm, quantity }) => sum + volumeOf(sidesMm) * quantity, 0)
  const holds = ({ sidesMm }: BoxKindFacts) =>
    volumeOf(sidesMm) * 0.8 >= needed && goods.every((each) => each.sidesMm.every((side, index) => side <= (sidesMm[index] ?? 0)))
  return (
    kinds
      .filter((kind) => kind.active && holds(kind))
      .toSorted((one, other) => volumeOf(one.sidesMm) - volumeOf(other.sidesMm))
      .at(0) ?? null
  )
}

/** What a parcel is called by the shop when it speaks to the courier: at most 20 letters and digits, another one for every box and every new label. */
export function referenceOf({ number, boxNo, labelsBefore }: { number: string; boxNo: number; labelsBefore: number }): string {
  return `${number.replace('-', 'P')}${boxNo > 1 ? `B${boxNo}` : ''}${labelsBefore > 0 ? `R${labelsBefore}` : ''}`
}

/** The moment from which a label is worth nothing: 7-ELEVEN takes it for 5 days, T-Cat for 20 (PCK-23). */
export function labelEnds({ carrier, bookedAt }: { carrier: Carrier; bookedAt: Date }, terms: ParcelTerms): Date | null {
  return carrier === 'ups' ? null : new Date(bookedAt.getTime() + terms[carrier].label_days * dayMs)
}

const dayMs = 24 * 60 * 60 * 1000

/** Whether a label ends within a day: it is shown before it is worth nothing. */
export function endsSoon(labelUntil: Date | null, now: Date): boolean {
  return labelUntil !== null && labelUntil.getTime() - now.getTime() <= dayMs
}
