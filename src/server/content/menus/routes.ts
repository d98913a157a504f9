import { shown } from '#server/platform/http/procedures.ts'
import { listMenus } from './list-menus.ts'

export const menuRoutes = {
  list: shown.menus.list.handler(({ context: { shop, language, reads } }) => listMenus(shop, { language, reads })),
}
