import { boxStates, type BoxState } from '#rules/shipping/box.ts'
import type { BoxRow } from './store.ts'

/** One box: what travels under one number. */
export type Box = BoxRow

/** How far it is in the life that is the shop's; what its courier tells of it comes after. */
export function stateOfBox({ state, handedOverAt, putAwayAt }: Pick<Box, 'state' | 'handedOverAt' | 'putAwayAt'>): BoxState {
  if (putAwayAt) return 'put_away'
  if (handedOverAt) return 'handed_over'
  return boxStates.find((known) => known === state) ?? 'open'
}
