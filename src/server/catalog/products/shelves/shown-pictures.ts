import { withoutFocus } from '#rules/catalog/pictures/picture-focus.ts'
import { pictureAddress } from './picture-address.ts'

type Picture = { url: string; alt_zh: string; alt_en: string }

/** The pictures of a product as its page shows them: its preview is the first, also where it stands by itself. */
export function shownPictures(preview: string, pictures: readonly Picture[]): Picture[] {
  const name = withoutFocus(preview)
  const first = pictures.find(({ url }) => withoutFocus(url) === name)
  if (!first && !pictureAddress.safeParse(preview).success) return [...pictures]
  return [first ?? { url: preview, alt_zh: '', alt_en: '' }, ...pictures.filter((picture) => picture !== first)]
}
