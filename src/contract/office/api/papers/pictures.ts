import * as z from 'zod'
import { refusals } from '#contract/shared/call.ts'
import { base64UpTo, idInPath, instant, textUpTo } from '#contract/shared/fields.ts'
import { mostPictureBytes } from '#rules/shipping/open-box.ts'
import { staffCall, staffChange } from '../office-call.ts'

const picture = z.object({
  id: z.int(),
  /** 1 to 3. */
  place: z.int(),
  by: z.string(),
  taken_at: instant,
  keep_until: instant,
})
export type BoxPicture = z.infer<typeof picture>

/** Its number and .jpg: what is none is the file of no picture. */
const pictureName = z.string().transform((name) => Number(/^(\d{1,15})\.jpg$/.exec(name)?.[1] ?? 0))
const ofParcel = z.object({ number: textUpTo(20) })
const packingRefusals = refusals('invalid_order_number', 'no_such_move', 'order_held', 'claimed_by')

/** Pictures of the open box of a parcel. */
export const picturesApi = {
  list: staffCall('orders.view')
    .route({ method: 'GET', path: '/office/api/v1/parcels/{number}/pictures', summary: 'Pictures of the open box of a parcel' })
    .errors(refusals('invalid_order_number'))
    .input(ofParcel)
    .output(z.object({ pictures: z.array(picture) })),
  add: staffChange('parcels.pack')
    .route({ method: 'POST', path: '/office/api/v1/parcels/{number}/pictures', summary: 'Keep a picture of the open box, for 90 days' })
    .errors(packingRefusals)
    .errors(refusals('picture_refused', 'file_too_large', 'too_many_pictures'))
    .input(
      ofParcel.extend({
        /** JPEG, PNG or WebP in base64. */
        content: base64UpTo(mostPictureBytes),
      }),
    )
    .output(z.object({ id: z.int() })),
  remove: staffChange('parcels.pack')
    .route({ method: 'DELETE', path: '/office/api/v1/pictures/{id}', summary: 'Take away a picture while its parcel is being packed' })
    .errors(packingRefusals)
    .input(z.object({ id: idInPath }))
    .output(z.object({ status: z.literal('done') })),
  pictureFile: staffCall('orders.view')
    .route({ method: 'GET', path: '/office/api/v1/pictures/{file}', summary: 'A picture of an open box' })
    .errors(refusals('not_found'))
    .input(z.object({ file: pictureName }))
    .output(z.file()),
}
