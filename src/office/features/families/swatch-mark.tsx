import { pictureSquare } from '#rules/catalog/pictures/picture.ts'
import type { Swatch } from '../../data/families/family-form.ts'

/** A swatch as the shop draws it; empty while a value is words only. */
export function SwatchMark({ swatch }: { swatch: Swatch }) {
  if (swatch === null) return <span className="swatch-mark none" />
  if ('picture' in swatch) return <img className="swatch-mark" src={pictureSquare(swatch.picture)} alt="" />
  const { hex, hex2 = hex } = swatch
  return (
    <svg className="swatch-mark" viewBox="0 0 2 2" aria-hidden="true">
      <rect width="2" height="2" fill={hex} />
      {hex2 !== hex && <path d="M2 0v2H0z" fill={hex2} />}
    </svg>
  )
}
