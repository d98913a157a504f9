import type { Text } from '#rules/locale.ts'

/** Words of the heart on every product; the page of the wishlist has its own. */
export const addWishOf = (name: string): Text => ({ zh: `收藏 ${name}`, en: `Add ${name} to your wishlist` })
export const wishAdded = (name: string): Text => ({ zh: `已收藏 ${name}`, en: `${name} is on your wishlist` })
export const wishRemoved = (name: string): Text => ({ zh: `已取消收藏 ${name}`, en: `${name} is off your wishlist` })
