/** Whether something may stand as a bar code of a product: 4 to 20 capital letters and digits (D-208 of the goods). */
export function isBarcode(code: string): boolean {
  return /^[A-Z0-9]{4,20}$/.test(code)
}

/** Whether a code is a number in trade (EAN-8, EAN-13 or UPC-A), and not one of the shop's own. */
export function isTradeNumber(code: string): boolean {
  return /^(?:\d{8}|\d{12}|\d{13})$/.test(code) && checkDigitOf(code.slice(0, -1)) === Number(code.at(-1))
}

/** The last digit of an EAN or UPC code, from the digits before it: from the right, every other digit counts three times (GS1). */
export function checkDigitOf(digits: string): number {
  const weighed = [...digits].toReversed().map((digit, place) => Number(digit) * (place % 2 === 0 ? 3 : 1))
  return (10 - (weighed.reduce((total, each) => total + each, 0) % 10)) % 10
}

/**
 * How one code may stand: scanners read a UPC-A as an EAN-13 that begins with 0, or the other way round, and the small letters of
 * an own code as capitals.
 */
export function formsOfCode(scanned: string): readonly string[] {
  const code = scanned.trim().toUpperCase()
  if (/^\d{12}$/.test(code)) return [code, `0${code}`]
  return /^0\d{12}$/.test(code) ? [code, code.slice(1)] : [code]
}
