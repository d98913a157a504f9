import { localeOf } from '#rules/locale.ts'
import type { Visit } from './context.ts'
import type { MenusOfShop } from '#contract/shop/api/menus.ts'
import { flattenMenu, type FlatMenu } from './menu.ts'

type Frame = { menu: FlatMenu; year: number; menus?: MenusOfShop }

/** What stands around every page: the menu, the year for the footer, and the menus that the shop has made, where it has made any. */
export async function loadFrame({ context: { client, language } }: Visit): Promise<Frame> {
  const locale = localeOf(language)
  const [{ categories }, menus] = await Promise.all([client.categories.list({ locale }), client.menus.list({ locale })])
  return { menu: flattenMenu(categories), year: new Date().getFullYear(), ...(Object.keys(menus).length > 0 && { menus }) }
}
