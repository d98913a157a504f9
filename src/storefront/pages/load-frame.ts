import type { Category } from '#contract/api/categories.ts'
import { localeOf } from '#rules/locale.ts'
import type { Visit } from '../context.ts'

/** What stands around every page: the menu, and the year for the footer. */
export async function loadFrame({ context: { client, language } }: Visit): Promise<{ categories: Category[]; year: number }> {
  const { categories } = await client.categories.list({ locale: localeOf(language) })
  return { categories, year: new Date().getFullYear() }
}
