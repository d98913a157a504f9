import { cleanHtml } from '#server/platform/content/clean-html.ts'
import { lostInCleaning } from '#server/platform/content/lost-in-cleaning.ts'
import { staff } from '#server/platform/office/office-procedures.ts'

export const textRoutes = {
  clean: staff.texts.clean.handler(async ({ input: { html } }) => ({ clean: cleanHtml(html), lost: lostInCleaning(html) })),
}
