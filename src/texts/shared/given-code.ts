import type { Text } from '#rules/locale.ts'

/** How a discount is called that the shop gave to one customer. */
export const givenCodeTexts = { name: { zh: '店家給你的折扣', en: 'A discount from the shop' } } as const satisfies Record<string, Text>
