/** A key as the keyboard knows it, whatever the input method makes of it: `KeyboardEvent.code`, and the moment in milliseconds. */
export type KeyPressed = { code: string; shift: boolean; at: number }

/** What has been pressed so fast that it may be a scanner. */
export type KeysHeard = { text: string; lastAt: number }

export const nothingHeard: KeysHeard = { text: '', lastAt: -Infinity }

/** A scanner sends at least so many signs, each at most so many milliseconds after the one before, and ends with Enter or Tab (PCK-08). */
const leastSigns = 4
const mostMsBetween = 50

/** `scanned`: what a scanner has just read; null while nothing was, or somebody types. */
export function hearKey(heard: KeysHeard, { code, shift, at }: KeyPressed): { heard: KeysHeard; scanned: string | null } {
  if (code.startsWith('Shift')) return { heard, scanned: null }
  const text = at - heard.lastAt <= mostMsBetween ? heard.text : ''
  if (code === 'Enter' || code === 'NumpadEnter' || code === 'Tab')
    return { heard: nothingHeard, scanned: text.length >= leastSigns ? text : null }
  const sign = signOf(code, shift)
  return { heard: sign === null ? nothingHeard : { text: text + sign, lastAt: at }, scanned: null }
}

/** By the keys of the keyboard that scanners imitate unless they are told otherwise: that of the United States. */
const others: Readonly<Record<string, readonly [plain: string, shifted: string]>> = {
  Minus: ['-', '_'],
  Equal: ['=', '+'],
  Semicolon: [';', ':'],
  Slash: ['/', '?'],
  Period: ['.', '>'],
  Comma: [',', '<'],
  Space: [' ', ' '],
  NumpadSubtract: ['-', '-'],
  NumpadDecimal: ['.', '.'],
  NumpadDivide: ['/', '/'],
}
const shiftedDigits = ')!@#$%^&*('

function signOf(code: string, shift: boolean): string | null {
  const [, letter] = /^Key([A-Z])$/.exec(code) ?? []
  if (letter) return shift ? letter : letter.toLowerCase()
  const [, where, digit] = /^(Digit|Numpad)(\d)$/.exec(code) ?? []
  if (digit) return shift && where === 'Digit' ? (shiftedDigits[Number(digit)] ?? null) : digit
  return others[code]?.[shift ? 1 : 0] ?? null
}
