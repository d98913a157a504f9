/** The order counts: nearly every browser also names those that it wants to be taken for. */
const browsers: readonly [RegExp, string][] = [
  [/\bLine\//, 'LINE'],
  [/\bFB(AN|AV|_IAB)\b/, 'Facebook'],
  [/\bInstagram\b/, 'Instagram'],
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|OPT|OPiOS)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

const systems: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
]

/**
 * Browser and system in two words, `Chrome · Windows`, for a member to know a device again. Null when the browser names
 * neither. Only names of these lists come out: nothing that somebody wrote is kept or shown.
 */
export function deviceOf(userAgent: string | undefined): string | null {
  if (userAgent === undefined) return null
  const named = [browsers, systems].map((names) => names.find(([sign]) => sign.test(userAgent))?.[1])
  return named.filter((name) => name !== undefined).join(' · ') || null
}
