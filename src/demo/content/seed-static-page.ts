import type { Text } from '#rules/locale.ts'

/** A page about the shop or its terms; the content is HTML of the kind that cleanHtml() leaves alone. */
export type SeedStaticPage = { slug: 'about' | 'readme' | 'privacy' | 'certification' | 'manual'; title: Text; content: Text }
