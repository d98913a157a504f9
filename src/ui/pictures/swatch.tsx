import type { Swatch as Look } from '#rules/catalog/families/family.ts'
import { pictureSquare } from '#rules/catalog/pictures/picture.ts'
import { useFileAt } from './files-address.ts'

/** What a shade looks like: one colour, two, or a square of a picture. */
export function Swatch({ swatch }: { swatch: Look }) {
  const fetched = useFileAt()
  if ('picture' in swatch)
    return <img className="family-swatch" src={fetched(pictureSquare(swatch.picture))} alt="" width={80} height={80} loading="lazy" />
  const { hex, hex2 = hex } = swatch
  return (
    <svg className="family-swatch" viewBox="0 0 2 2" aria-hidden="true">
      <rect width="2" height="2" fill={hex} />
      {hex2 !== hex && <path d="M2 0v2H0z" fill={hex2} />}
    </svg>
  )
}
