import * as z from 'zod'
import { languages } from '#rules/locale.ts'

/** What of a product is previewed: its page, its card, its line in a cart, and what a search finds. */
export const previewViews = ['page', 'card', 'cart', 'search'] as const
/** Who looks at it. */
export const previewViewers = ['visitor', 'member', 'vip', 'vvip'] as const

export type PreviewView = (typeof previewViews)[number]
export type PreviewViewer = (typeof previewViewers)[number]

/** How an address of a preview says what is to be seen. */
export const previewAsked = z.object({
  view: z.enum(previewViews).catch('page'),
  viewer: z.enum(previewViewers).catch('visitor'),
  language: z.enum(languages).catch('zh'),
})
export type PreviewAsked = z.output<typeof previewAsked>

/** Below it a preview stands, by its key. */
export const previewPath = '/office/preview'
