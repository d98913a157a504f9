import { useState } from 'react'
import {
  disabledReasons,
  isGroupSelected,
  nothingSelected,
  selectGroup,
  settleSelection,
  toggleLine,
  type Cart,
  type DisabledReason,
  type Selection,
} from '#rules/cart/cart-selection.ts'
import type { Temperature } from '#rules/temperature.ts'

export type CartSelection = {
  selected: Selection
  /** Why a line cannot be selected; null where it can. */
  reasons: ReadonlyMap<number, DisabledReason | null>
  toggle: (lineId: number) => void
  /** Selects a line that has just come in. */
  select: (lineId: number) => void
  isAllSelected: (temperature: Temperature) => boolean
  selectAll: (temperature: Temperature) => void
  selectNone: () => void
}

/** What is selected in the cart. It begins with nothing and lives as long as the page (CRT-09, D-20). */
export function useSelection(cart: Cart): CartSelection {
  const [chosen, setChosen] = useState(nothingSelected)
  const selected = settleSelection(cart, chosen)
  return {
    selected,
    reasons: disabledReasons(cart, selected),
    toggle: (lineId) => setChosen(toggleLine(cart, { selected, lineId })),
    select: (lineId) => setChosen((before) => [...before, lineId]),
    isAllSelected: (temperature) => isGroupSelected(cart, { selected, temperature }),
    selectAll: (temperature) => setChosen(selectGroup(cart, { selected, temperature })),
    selectNone: () => setChosen(nothingSelected),
  }
}
