import { setFilmsOfProduct, type FilmsRefusal } from '#server/catalog/products/shelves/set-films-of-product.ts'
import { setPicturesOfProduct, type PicturesRefusal } from '#server/catalog/products/shelves/set-pictures-of-product.ts'
import { tellSaved } from '#server/catalog/products/versions/tell-saved.ts'
import { problem } from '#server/platform/http/problem.ts'
import { staff } from '#server/platform/office/office-procedures.ts'
import { addCaptions } from '#server/platform/pictures/films/add-captions.ts'
import { setCaptions } from '#server/platform/pictures/films/set-captions.ts'
import { addToUpload } from '#server/platform/pictures/uploading/add-to-upload.ts'
import { beginUpload } from '#server/platform/pictures/uploading/begin-upload.ts'
import { finishUpload } from '#server/platform/pictures/uploading/finish-upload.ts'
import { statusOf } from './status-of.ts'

export const mediaRoutes = {
  begin: staff.media.begin.handler(async ({ context: { shop, staffId }, input: { sha256, bytes, kind } }) => {
    const begun = await beginUpload(shop, { staffId, sha256: Buffer.from(sha256, 'hex'), bytes, kind })
    if (!begun.ok) throw refused(begun.refusal)
    return begun.value
  }),

  add: staff.media.add.handler(async ({ context: { shop, staffId }, input: { params, query, body } }) => {
    const added = await addToUpload(shop, { ...params, ...query, staffId, bytes: body })
    if (!added.ok) throw refused(added.refusal)
    return { received: added.value }
  }),

  finish: staff.media.finish.handler(async ({ context: { shop, staffId, actor }, input: { id } }) => {
    const finished = await finishUpload(shop, { id, staffId, actor })
    if (!finished.ok) throw refused(finished.refusal)
    return finished.value
  }),

  addCaptions: staff.media.addCaptions.handler(async ({ context: { shop }, input: { content } }) => {
    const added = await addCaptions(shop, content)
    if (!added.ok) throw problem({ status: 'validation_error', details: { errors: { content: 'captions' } } })
    return { url: added.value }
  }),

  setCaptions: staff.media.setCaptions.handler(async ({ context: { shop, actor }, input: { film, ...captions } }) => {
    const set = await setCaptions(shop, { actor, film, captions })
    if (!set.ok) throw problem({ status: 'not_found' })
    return { status: 'done' as const }
  }),
}

type Refusal = { code: 'not_found' | 'picture_refused' | 'film_refused'; why?: string }

function refused({ code, why }: Refusal) {
  return problem({ status: code, details: why === undefined ? {} : { why } })
}

export const productMediaRoutes = {
  setPictures: staff.productMedia.setPictures.handler(async ({ context: { shop, actor }, input: { id, pictures, seen } }) => {
    const set = await setPicturesOfProduct(shop, { actor, product: id, pictures, seen })
    if (!set.ok) throw notSet(set.refusal, 'pictures')
    const isNew = statusOf(set.value) === 'changed'
    return { ...(await tellSaved(shop.database.db, { product: id, version: set.value.version, isNew })), status: 'done' as const }
  }),

  setFilms: staff.productMedia.setFilms.handler(async ({ context: { shop, actor }, input: { id, films, seen } }) => {
    const set = await setFilmsOfProduct(shop, { actor, product: id, films, seen })
    if (!set.ok) throw notSet(set.refusal, 'films')
    const isNew = statusOf(set.value) === 'changed'
    return { ...(await tellSaved(shop.database.db, { product: id, version: set.value.version, isNew })), status: 'done' as const }
  }),
}

function notSet(refusal: PicturesRefusal | FilmsRefusal, field: 'pictures' | 'films') {
  switch (refusal.code) {
    case 'unknown_product':
      return problem({ status: 'product_not_found' })
    case 'wrong_value':
      return problem({ status: 'validation_error', details: { errors: { [field]: 'invalid' } } })
    case 'edit_conflict': {
      const { by, at, version, present } = refusal
      return problem({ status: 'edit_conflict', details: { by, at: at.toISOString(), version, present } })
    }
  }
}
