import type { Text } from '#rules/locale.ts'

/** Flags of a product that exclude what it would take part in, and what they exclude (GDS-24). */
export const excludingFlags = ['is_gift_only', 'exclusive', 'standalone_purchase'] as const
export const excludedParts = ['bundle', 'family', 'gift_campaign', 'add_on'] as const

export type Excluded = { flag: (typeof excludingFlags)[number]; beside: (typeof excludedParts)[number] }

/** Why neither is set while the other stands; `name` is the product's. */
export type FlagsExclude = { code: 'flags_exclude'; product: number; name: Text } & Excluded
