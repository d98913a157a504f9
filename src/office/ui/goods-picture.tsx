import { pictureAt } from '#rules/catalog/pictures/picture.ts'

/** Goods as whoever holds them in the hand tells them apart. */
export function GoodsPicture({ url }: { url: string }) {
  // A draft may have none yet.
  if (url === '') return <span className="pack-picture" aria-hidden="true" />
  return <img className="pack-picture" src={pictureAt(url, { width: 200, format: 'webp' })} alt="" width={56} height={56} loading="lazy" />
}
