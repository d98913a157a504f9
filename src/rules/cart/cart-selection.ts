import { kindOf, type CartLine, type LineKind } from './cart-line.ts'
import type { Twd } from '#rules/money.ts'
import { isSoldOut } from '#rules/catalog/product.ts'
import { flagsApart, isKeptApart } from './forbidding-flags.ts'
import { findAddOn, missingAmount, regularTotal, type AddOnPromotions } from '#rules/promotions/promotions.ts'
import type { Temperature } from '#rules/temperature.ts'
import { isSoldTo } from '#rules/members/vip.ts'

/** Everything that decides which lines can be ordered together. What is selected is kept by the page (D-20). */
export type Cart = {
  lines: readonly CartLine[]
  promotions: AddOnPromotions
  now: Date
  /** The member's VIP level. */
  vip: number
}

/** Ids of the selected lines. */
export type Selection = readonly number[]

/** Why a line cannot be selected now, so that the page can say it. */
export type DisabledReason =
  | { code: 'removed' | 'expired' | 'sold_out' | 'vip_only' }
  | { code: 'member_limit_reached'; limit: number; days: number }
  | { code: 'other_temperature'; temperature: Temperature }
  | { code: 'standalone_selected' | 'exclusive_selected' | 'regular_selected' | 'regular_line_needed' | 'promotion_over' }
  | { code: 'minimum_not_reached'; missing: Twd }

/** Lines start unselected (CRT-09). */
export const nothingSelected: Selection = []

export function selectedLines(cart: Cart, selected: Selection): CartLine[] {
  return cart.lines.filter((line) => selected.includes(line.id))
}

/** The reason of every line; null where it can be selected or stay selected. */
export function disabledReasons(cart: Cart, selected: Selection): Map<number, DisabledReason | null> {
  return new Map(cart.lines.map((line) => [line.id, disabledReason(cart, { line, selected })]))
}

export function disabledReason(cart: Cart, { line, selected }: { line: CartLine; selected: Selection }): DisabledReason | null {
  const others = selectedLines(cart, selected).filter((other) => other.id !== line.id)
  return (
    goneReason(line, cart) ??
    temperatureReason(line, others) ??
    kindReason(line, others) ??
    companionReason(line, { others, promotions: cart.promotions })
  )
}

/** What keeps a line out whatever else is selected: it is gone, or it is not for this member. */
function goneReason(line: CartLine, { now, vip }: Cart): DisabledReason | null {
  if (line.remove) return { code: 'removed' }
  if (isExpired(line, now)) return { code: 'expired' }
  if (isSoldOut(line.product)) return { code: 'sold_out' }
  if (!isSoldTo(line.product, { vip })) return { code: 'vip_only' }
  if (line.member_limit?.left !== 0) return null
  return { code: 'member_limit_reached', limit: line.member_limit.limit, days: line.member_limit.days }
}

export function isExpired({ expiration_datetime }: { expiration_datetime: string | null }, now: Date): boolean {
  return expiration_datetime !== null && new Date(expiration_datetime) <= now
}

function temperatureReason(line: CartLine, others: readonly CartLine[]): DisabledReason | null {
  const other = others.find(({ product }) => product.temperature !== line.product.temperature)
  return other ? { code: 'other_temperature', temperature: other.product.temperature } : null
}

/** Standalone goods go alone, exclusive ones among themselves, regular ones among themselves (CRT-12 to CRT-14, D-19). */
function kindReason(line: CartLine, others: readonly CartLine[]): DisabledReason | null {
  const against = flagsApart.find(({ isOn, company }) => others.some(isOn) && !(company.only === 'its kind' && isOn(line)))
  if (against) return { code: against.company.reason }
  return isKeptApart(line) && others.some((other) => kindOf(other) === 'regular') ? { code: 'regular_selected' } : null
}

/** Add-ons and gifts come only beside regular lines. */
export function companionReason(
  line: CartLine,
  { others, promotions }: { others: readonly CartLine[]; promotions: AddOnPromotions },
): DisabledReason | null {
  const kind = kindOf(line)
  if (kind === 'gift')
    return others.some((other) => kindOf(other) === 'regular' && other.product.temperature === line.product.temperature)
      ? null
      : { code: 'regular_line_needed' }
  if (kind !== 'add_on') return null
  const addOn = findAddOn(promotions, line.product_id)
  if (!addOn) return { code: 'promotion_over' }
  const missing = missingAmount(addOn, regularTotal(others, line.product.temperature))
  if (missing > 0) return { code: 'minimum_not_reached', missing }
  return others.some((other) => kindOf(other) === 'regular') ? null : { code: 'regular_line_needed' }
}

/** What stays selected: lines that are still there and still allowed. Add-ons below their minimum fall out (CRT-17). */
export function settleSelection(cart: Cart, selected: Selection): Selection {
  const present = selected.filter((id) => cart.lines.some((line) => line.id === id))
  const allowed = selectedLines(cart, present).filter((line) => disabledReason(cart, { line, selected: present }) === null)
  return allowed.length === selected.length
    ? selected
    : settleSelection(
        cart,
        allowed.map((line) => line.id),
      )
}

/** Selects a line or takes it out; a disabled line changes nothing. */
export function toggleLine(cart: Cart, { selected, lineId }: { selected: Selection; lineId: number }): Selection {
  if (selected.includes(lineId))
    return settleSelection(
      cart,
      selected.filter((id) => id !== lineId),
    )
  const line = cart.lines.find(({ id }) => id === lineId)
  if (!line || disabledReason(cart, { line, selected }) !== null) return selected
  return settleSelection(cart, [...selected, lineId])
}

const selectionOrder: readonly LineKind[] = ['regular', 'exclusive', 'standalone', 'add_on', 'gift']

/** Selects what can be ordered together of one temperature, regular lines before all others. */
export function selectGroup(cart: Cart, { selected, temperature }: { selected: Selection; temperature: Temperature }): Selection {
  const group = cart.lines.filter((line) => line.product.temperature === temperature)
  let chosen = selected
  for (const kind of selectionOrder) {
    for (const line of group) {
      if (kindOf(line) === kind && !chosen.includes(line.id)) chosen = toggleLine(cart, { selected: chosen, lineId: line.id })
    }
  }
  return chosen
}

/** Whether nothing more of that temperature could be selected. */
export function isGroupSelected(cart: Cart, { selected, temperature }: { selected: Selection; temperature: Temperature }): boolean {
  const ofGroup = selectedLines(cart, selected).some((line) => line.product.temperature === temperature)
  return ofGroup && selectGroup(cart, { selected, temperature }).length === selected.length
}
