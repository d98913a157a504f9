import * as z from 'zod'
import { refusals } from '#contract/shared/call.ts'
import { idInPath, lineUpTo, textUpTo } from '#contract/shared/fields.ts'
import { mostPicturesOfProduct } from '#rules/catalog/pictures/picture-file.ts'
import { mostPieceBytes } from '#rules/catalog/pictures/upload-pieces.ts'
import { staffChange, staffChangeWithKeys } from '../office-call.ts'
import { savedProduct } from './saved-product.ts'

const media = z.object({
  url: z.string(),
  width: z.int(),
  height: z.int(),
})
export type OfficeMedia = z.infer<typeof media>

/** Under which number it arrives, and how many of its bytes are there. */
const upload = z.object({ id: z.int(), received: z.int() })
const ofUpload = z.object({ id: idInPath })

/** Pictures that are uploaded piece by piece: a broken line goes on from what arrived (GDS-35). */
export const mediaApi = {
  begin: staffChangeWithKeys('products.texts')
    .route({
      method: 'POST',
      path: '/office/api/v1/media/uploads',
      summary: 'Begin to upload a picture, or go on; what is known by its SHA-256 need not come again',
    })
    .errors(refusals('picture_refused'))
    .input(
      z.object({
        sha256: textUpTo(64).regex(/^[0-9a-f]{64}$/, 'invalid'),
        bytes: z.int().min(1, 'integer').max(2_000_000_000, 'invalid'),
      }),
    )
    .output(z.object({ media: media.nullable(), upload: upload.nullable() })),
  add: staffChangeWithKeys('products.texts')
    .route({
      method: 'POST',
      path: '/office/api/v1/media/uploads/{id}/pieces',
      summary: 'Add the bytes that come next, in base64; answers how many are there',
    })
    .errors(refusals('not_found'))
    .input(ofUpload.extend({ at: z.int().min(0, 'integer'), content: textUpTo(Math.ceil(mostPieceBytes / 3) * 4) }))
    .output(z.object({ received: z.int() })),
  finish: staffChange('products.texts')
    .route({
      method: 'POST',
      path: '/office/api/v1/media/uploads/{id}/finish',
      summary: 'Make a picture of what has arrived, or hear why not',
    })
    .errors(refusals('not_found', 'picture_refused'))
    .input(ofUpload)
    .output(media),
}

const picture = z.object({
  /** Of the shop, as an upload answers it; with a focal point, its percent from the left and from the top stand in the name: `-at-30-70`. */
  url: textUpTo(500),
  alt_zh: lineUpTo(200),
  alt_en: lineUpTo(200),
})
export type OfficePicture = z.infer<typeof picture>
const pictures = z.array(picture).min(1, 'required').max(mostPicturesOfProduct, 'tooMany')

/** Which pictures a product shows. */
export const productMediaApi = {
  setPictures: staffChange('products.texts')
    .route({
      method: 'PUT',
      path: '/office/api/v1/products/{id}/pictures',
      summary: 'All pictures of a product in their order; the first is its preview',
    })
    .errors(refusals('product_not_found', 'edit_conflict'))
    .input(
      ofUpload.extend({
        pictures,
        /** What stood there when somebody began to change it; left out, whatever stands there is replaced. */
        seen: z.array(picture).optional(),
      }),
    )
    .output(savedProduct.extend({ status: z.literal('done') })),
}
