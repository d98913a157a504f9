/** What of a product is previewed: its page, its card, its line in a cart, and what a search finds. */
export const previewViews = ['page', 'card', 'cart', 'search'] as const
/** Who looks at it. */
export const previewViewers = ['visitor', 'member', 'vip', 'vvip'] as const

export type PreviewView = (typeof previewViews)[number]
export type PreviewViewer = (typeof previewViewers)[number]
