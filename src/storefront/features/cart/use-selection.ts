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
  /** Whether anything of that temperature can be ordered at all. */
  canSelectAll: (temperature: Temperature) => boolean
  /** Selects what can be ordered together of that temperature, and gives up what was selected of another. */
  selectAll: (temperature: Temperature) => void
  selectNone: () => void
}

/** What is selected in the cart. It begins with nothing, or with what could not be paid a moment ago, and lives as long as the page (CRT-09, CRT-56, D-20). */
export function useSelection(cart: Cart, { begin = nothingSelected }: { begin?: Selection } = {}): CartSelection {
  const [chosen, setChosen] = useState(begin)
  const selected = settleSelection(cart, chosen)
  const kept = chosen.filter((id) => selected.includes(id) || mayComeBack(cart, id))
  if (kept.length < chosen.length) setChosen(kept)
  const groupOf = (temperature: Temperature) =>
    selectGroup(cart, { selected: selected.filter((id) => lineOf(cart, id)?.product.temperature === temperature), temperature })
  return {
    selected,
    reasons: disabledReasons(cart, selected),
    toggle: (lineId) => setChosen(toggleLine(cart, { selected, lineId })),
    select: (lineId) => setChosen((before) => [...before, lineId]),
    isAllSelected: (temperature) => isGroupSelected(cart, { selected, temperature }),
    canSelectAll: (temperature) => groupOf(temperature).length > 0,
    selectAll: (temperature) => setChosen(groupOf(temperature)),
    selectNone: () => setChosen(nothingSelected),
  }
}

const lineOf = ({ lines }: Cart, lineId: number) => lines.find(({ id }) => id === lineId)

/** A line that has not come in yet, or was deleted and can be recovered, keeps its choice; what fell out stays out (CRT-17). */
function mayComeBack(cart: Cart, lineId: number): boolean {
  return lineOf(cart, lineId)?.remove ?? true
}
