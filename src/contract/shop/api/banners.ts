import * as z from 'zod'
import { openCall } from '#contract/shared/call.ts'
import { word } from '#contract/shared/fields.ts'

export const banner = z.object({
  id: z.int(),
  title: z.string(),
  url: z.string(),
  desktop_image: z.string(),
  mobile_image: z.string(),
})
export type Banner = z.infer<typeof banner>

const bannerList = z.object({ banners: z.array(banner) })

const home = openCall.route({ method: 'GET', path: '/api/v1/index_banners', summary: 'The banners of the home page' }).output(bannerList)

const group = openCall
  .route({
    method: 'GET',
    path: '/api/v1/banners/{id}',
    summary: 'The banners of a group such as health_articles, or one banner by its number',
  })
  .input(z.object({ id: word }))
  .output(bannerList)

export const banners = { home, group }
