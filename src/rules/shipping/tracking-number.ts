import type { Carrier } from './shipping.ts'

/** UPS: 1Z and 16 letters or digits (PCK-26). The others are whatever their company wrote. */
const shapes: Readonly<Record<Carrier, RegExp>> = {
  ups: /^1Z[0-9A-Z]{16}$/,
  tcat: /^[0-9A-Z-]{4,40}$/,
  seven: /^[0-9A-Z-]{4,40}$/,
}

/** As it stands on the label: capitals, without what people and scanners put between. */
export function tidyTrackingNumber(typed: string): string {
  return typed.replaceAll(/\s/g, '').toUpperCase()
}

export function isTrackingNumber(carrier: Carrier, number: string): boolean {
  return shapes[carrier].test(number)
}
