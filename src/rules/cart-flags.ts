import { kindOf, type CartLine } from './cart-line.ts'
import { isLowTemperature } from './temperature.ts'

/** What the selected lines bring along for delivery and payment (CRT-37). */
export type CartFlags = {
  isLowTemperature: boolean
  /** With isLowTemperature this tells chilled from frozen (D-86). */
  isRefrigeration: boolean
  hasExclusive: boolean
  hasTCatOnly: boolean
  hasOverseaBlocked: boolean
  hasPreorder: boolean
  hasStandalone: boolean
  hasCodBlocked: boolean
}

export type FlaggedLine = Pick<CartLine, 'item_type'> & {
  product: Pick<CartLine['product'], 'temperature' | 'exclusive' | 'tcat_only' | 'embargo' | 'cod'>
}

export function flagsOf(lines: readonly FlaggedLine[]): CartFlags {
  return {
    isLowTemperature: lines.some(({ product }) => isLowTemperature(product.temperature)),
    isRefrigeration: lines.some(({ product }) => product.temperature === 'refrigeration'),
    hasExclusive: lines.some((line) => line.item_type === 'exclusive'),
    hasTCatOnly: lines.some(({ product }) => product.tcat_only),
    hasOverseaBlocked: lines.some(({ product }) => product.embargo),
    hasPreorder: lines.some(({ product }) => product.exclusive),
    hasStandalone: lines.some((line) => kindOf(line) === 'standalone'),
    hasCodBlocked: lines.some(({ product }) => !product.cod),
  }
}
