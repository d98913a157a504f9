import { findPicture, listPictures } from '#server/delivery/packing/pictures/find-pictures.ts'
import { keepPicture, removePicture, type PictureRefusal } from '#server/delivery/packing/pictures/keep-picture.ts'
import { packingProblem } from '#server/delivery/packing/packing-problem.ts'
import { problem } from '#server/platform/http/problem.ts'
import { staff } from '#server/platform/office/office-procedures.ts'
import { sightOf } from '#server/sales/orders/for-staff/sight.ts'

export const pictureRoutes = {
  list: staff.pictures.list.handler(async ({ context: { shop, permissions }, input: { number } }) => {
    const pictures = await listPictures(shop, { number, sees: sightOf(permissions, shop.now()).seesGoodsOf })
    if (!pictures) throw problem({ status: 'invalid_order_number' })
    return {
      pictures: pictures.map(({ taken_at, keep_until, ...picture }) => ({
        ...picture,
        taken_at: taken_at.toISOString(),
        keep_until: keep_until.toISOString(),
      })),
    }
  }),

  add: staff.pictures.add.handler(async ({ context: { shop, staffId, actor }, input: { number, content } }) => {
    const kept = await keepPicture(shop, { number, staffId, actor, bytes: Buffer.from(content, 'base64') })
    if (!kept.ok) throw pictureProblem(kept.refusal)
    return { id: kept.value }
  }),

  remove: staff.pictures.remove.handler(async ({ context: { shop, staffId, actor }, input: { id } }) => {
    const removed = await removePicture(shop, { id, staffId, actor })
    if (!removed.ok) throw problem(packingProblem(removed.refusal))
    return { status: 'done' }
  }),

  pictureFile: staff.pictures.pictureFile.handler(async ({ context: { shop, permissions }, input: { file } }) => {
    const bytes = await findPicture(shop, { id: file, sees: sightOf(permissions, shop.now()).seesGoodsOf })
    if (!bytes) throw problem({ status: 'not_found' })
    return new File([new Uint8Array(bytes)], `${file}.jpg`, { type: 'image/jpeg' })
  }),
}

function pictureProblem(refusal: PictureRefusal): ReturnType<typeof problem> {
  switch (refusal.code) {
    case 'picture_refused':
    case 'file_too_large':
    case 'too_many_pictures':
      return problem({ status: refusal.code })
    default:
      return problem(packingProblem(refusal))
  }
}
