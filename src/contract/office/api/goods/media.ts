import * as z from 'zod'
import { addedPiece } from '#contract/shared/added-piece.ts'
import { refusals } from '#contract/shared/call.ts'
import { idInPath, lineUpTo, linesUpTo, textUpTo } from '#contract/shared/fields.ts'
import { mostCaptionSigns } from '#rules/catalog/films/captions.ts'
import { isOwnCaptions, isOwnFilm, mostFilmsOfProduct } from '#rules/catalog/films/film-address.ts'
import { mostPicturesOfProduct } from '#rules/catalog/pictures/picture-file.ts'
import { staffChange, staffChangeWithKeys } from '../office-call.ts'
import { savedProduct } from './saved-product.ts'

const media = z.object({
  url: z.string(),
  width: z.int(),
  height: z.int(),
  /** How long a film is; null of a picture. */
  seconds: z.int().nullable(),
})
export type OfficeMedia = z.infer<typeof media>

/** Under which number it arrives, and how many of its bytes are there. */
const upload = z.object({ id: z.int(), received: z.int() })
const ofUpload = z.object({ id: idInPath })

const captions = textUpTo(200).refine(isOwnCaptions, 'invalid').nullable()

/** Pictures and films that are uploaded piece by piece: a broken line goes on from what arrived (GDS-35). */
export const mediaApi = {
  begin: staffChangeWithKeys('products.texts')
    .route({
      method: 'POST',
      path: '/office/api/v1/media/uploads',
      summary: 'Begin to upload a picture or a film, or go on; what is known by its SHA-256 need not come again',
    })
    .errors(refusals('picture_refused', 'film_refused'))
    .input(
      z.object({
        sha256: textUpTo(64).regex(/^[0-9a-f]{64}$/, 'invalid'),
        bytes: z.int().min(1, 'integer').max(2_000_000_000, 'invalid'),
        kind: z.enum(['picture', 'film']).default('picture'),
      }),
    )
    .output(z.object({ media: media.nullable(), upload: upload.nullable() })),
  add: staffChangeWithKeys('products.texts')
    .route({
      method: 'POST',
      path: '/office/api/v1/media/uploads/{id}/pieces',
      inputStructure: 'detailed',
      summary: 'Add the bytes that come next; answers how many are there',
    })
    .errors(refusals('not_found', 'files_away'))
    .input(z.object({ params: ofUpload, ...addedPiece }))
    .output(z.object({ received: z.int() })),
  finish: staffChange('products.texts')
    .route({
      method: 'POST',
      path: '/office/api/v1/media/uploads/{id}/finish',
      summary: 'Make a picture or a film of what has arrived, or hear why not',
    })
    .errors(refusals('not_found', 'picture_refused', 'film_refused', 'files_away'))
    .input(ofUpload)
    .output(media),
  addCaptions: staffChange('products.texts')
    .route({
      method: 'POST',
      path: '/office/api/v1/media/captions',
      summary: 'Keep what is said in a film, as WebVTT; nothing shows it yet',
    })
    .errors(refusals('files_away'))
    .input(z.object({ content: linesUpTo(mostCaptionSigns) }))
    .output(z.object({ url: z.string() })),
  setCaptions: staffChange('products.texts')
    .route({ method: 'PUT', path: '/office/api/v1/media/captions', summary: 'Which captions a film has, wherever it is shown' })
    .errors(refusals('not_found'))
    .input(z.object({ film: textUpTo(200).refine(isOwnFilm, 'invalid'), captions_zh: captions, captions_en: captions }))
    .output(z.object({ status: z.literal('done') })),
}

const picture = z.object({
  /** Of the shop, as an upload answers it; with a focal point, its percent from the left and from the top stand in the name: `-at-30-70`. */
  url: textUpTo(500),
  alt_zh: lineUpTo(200),
  alt_en: lineUpTo(200),
})
export type OfficePicture = z.infer<typeof picture>
const pictures = z.array(picture).min(1, 'required').max(mostPicturesOfProduct, 'tooMany')

const films = z.array(textUpTo(500).min(1, 'required')).max(mostFilmsOfProduct, 'tooMany')

const film = z.object({
  url: z.string(),
  /** Of the shop's own films; null of others. */
  seconds: z.int().nullable(),
  captions_zh: z.string().nullable(),
  captions_en: z.string().nullable(),
})
export type OfficeFilm = z.infer<typeof film>
export const filmsOfProduct = z.array(film)

/** Which pictures and films a product shows. */
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
  setFilms: staffChange('products.texts')
    .route({
      method: 'PUT',
      path: '/office/api/v1/products/{id}/films',
      summary: 'All films of a product in their order: addresses at YouTube, and films that were uploaded',
    })
    .errors(refusals('product_not_found', 'edit_conflict'))
    .input(ofUpload.extend({ films, /** What stood there when somebody began to change it. */ seen: z.array(textUpTo(500)) }))
    .output(savedProduct.extend({ status: z.literal('done') })),
}
