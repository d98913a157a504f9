/** A colour of the OKLCH space as #rrggbb (or #rrggbbaa): lightness 0–1, chroma, hue in degrees. Chroma shrinks until sRGB can show it. */
export function lch(lightness: number, chroma: number, hue: number, alpha = 1): string {
  const l = Math.max(0, Math.min(1, lightness))
  let c = chroma
  let rgb = linearRgb(l, c, hue)
  for (let step = 0; step < 24 && rgb.some((value) => value < -0.001 || value > 1.001); step++) {
    c *= 0.9
    rgb = linearRgb(l, c, hue)
  }
  const hex = rgb.map((value) => byte(gamma(Math.max(0, Math.min(1, value))))).join('')
  return alpha === 1 ? `#${hex}` : `#${hex}${byte(alpha)}`
}

/** Björn Ottosson's OKLab matrices (https://bottosson.github.io/posts/oklab/). */
function linearRgb(lightness: number, chroma: number, hue: number): number[] {
  const angle = (hue * Math.PI) / 180
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)]
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

function gamma(value: number): number {
  return value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055
}

function byte(share: number): string {
  return Math.round(255 * share)
    .toString(16)
    .padStart(2, '0')
}
