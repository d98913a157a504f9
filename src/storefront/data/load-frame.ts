import { localeOf } from '#rules/locale.ts'
import type { Visit } from './context.ts'
import { flattenMenu, type FlatMenu } from './menu.ts'

/** What stands around every page: the menu, and the year for the footer. */
export async function loadFrame({ context: { client, language } }: Visit): Promise<{ menu: FlatMenu; year: number }> {
  const { categories } = await client.categories.list({ locale: localeOf(language) })
  return { menu: flattenMenu(categories), year: new Date().getFullYear() }
}
