import { textUpTo } from '#contract/shared/fields.ts'
import { mediaKinds } from '#server/platform/pictures/media-file.ts'

const ours = new RegExp(`^/media/(?:${mediaKinds.join('|')})/[a-z0-9-]{1,80}\\.[0-9a-f]{12}\\.webp$`)

/** The address of a picture that the shop itself serves, without a width. Whether its file is there is not looked at. */
export const pictureAddress = textUpTo(500).regex(ours, 'A picture of the shop: /media/products/<name>.<version>.webp')
