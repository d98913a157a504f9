import { open } from '#server/http/procedures.ts'
import { listBanners } from './list-banners.ts'

export const bannerRoutes = {
  home: open.banners.home.handler(({ context }) => listBanners(context.shop, { id: 'home', language: context.language })),
  group: open.banners.group.handler(({ context, input }) => listBanners(context.shop, { id: input.id, language: context.language })),
}
