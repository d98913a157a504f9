import * as z from 'zod'
import { previewViewers, previewViews } from '#rules/catalog/preview.ts'
import { languages } from '#rules/locale.ts'

/** How an address of a preview says what is to be seen. */
export const previewAsked = z.object({
  view: z.enum(previewViews).catch('page'),
  viewer: z.enum(previewViewers).catch('visitor'),
  language: z.enum(languages).catch('zh'),
})
export type PreviewAsked = z.output<typeof previewAsked>

/** Below it a preview stands, by its key. */
export const previewPath = '/office/preview'
