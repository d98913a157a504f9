import type { SpecialItems } from '#contract/shop/paths.ts'
import { specialItemsTexts } from '#texts/shop/items.ts'

const inOrder: readonly SpecialItems[] = ['new', 'hot', 'preorder', 'vip', 'point']

/** The lists that are no categories, in the order of every menu (SHL-23). */
export const listLinks = inOrder.map((items) => ({ items, text: specialItemsTexts[items].title }))
