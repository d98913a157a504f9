import type { Styles } from './card-fields.ts'

const allowedProperty =
  /^(color|font|font-[a-z-]+|line-height|outline|opacity|text-shadow|transition|-(webkit|moz)-(font-smoothing|osx-font-smoothing|transition))$/
const allowedSelector = /^(input|input\.(ccv|expiration-date|card-number)|:focus|\.valid|\.invalid)$/
const allowedMedia = /^@media [\w\s():.-]+$/

/** The shop's wishes as a style sheet. Anything the company does not document is left out. */
export function styleSheetOf(styles: Styles): string {
  return Object.entries(styles)
    .map(([selector, rules]) => (allowedMedia.test(selector) ? `${selector}{${styleSheetOf(rules as Styles)}}` : ruleOf(selector, rules)))
    .join('')
}

function ruleOf(selector: string, rules: Record<string, unknown>): string {
  if (!allowedSelector.test(selector)) return ''
  const declarations = Object.entries(rules).filter(([property, value]) => allowedProperty.test(property) && isPlain(value))
  const target = selector.startsWith('input') ? selector : `input${selector}`
  return `${target}{${declarations.map(([property, value]) => `${property}:${String(value)}`).join(';')}}`
}

function isPlain(value: unknown): boolean {
  return typeof value === 'number' || (typeof value === 'string' && !/[{};]|url\(/i.test(value))
}
