/** What the office's own codes open: an order, a basket of a wave, a shelf, a wave, a return (PCK-12). */
export type OfficeCode =
  | { kind: 'order'; number: string }
  | { kind: 'basket'; wave: number; round: number; basket: number }
  | { kind: 'shelf'; shelf: string }
  | { kind: 'wave'; wave: number }
  | { kind: 'return'; number: string }

/** Null for what is no code of the office, such as the bar code of a product. */
export function readOfficeCode(scanned: string): OfficeCode | null {
  const [, kind, value = ''] = /^([OTSWR]):(.+)$/.exec(scanned.trim().toUpperCase()) ?? []
  if (kind === 'O') return /^[A-Z2-9]{12}(?:-\d{1,3})?$/.test(value) ? { kind: 'order', number: value } : null
  if (kind === 'R') return /^[A-Z0-9]{4,20}$/.test(value) ? { kind: 'return', number: value } : null
  if (kind === 'S') return /^[A-Z0-9-]{1,12}$/.test(value) ? { kind: 'shelf', shelf: value } : null
  if (kind === 'W') return /^\d{1,15}$/.test(value) ? { kind: 'wave', wave: Number(value) } : null
  const [, wave, round, basket] = (kind === 'T' && /^(\d{1,15})-(\d{1,2})-(\d{1,2})$/.exec(value)) || []
  return wave ? { kind: 'basket', wave: Number(wave), round: Number(round), basket: Number(basket) } : null
}
