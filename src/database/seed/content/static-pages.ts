import type { Text } from '#rules/locale.ts'
import { about } from './pages/about.ts'
import { certification } from './pages/certification.ts'
import { manual } from './pages/manual.ts'
import { privacy } from './pages/privacy.ts'
import { readme } from './pages/readme.ts'

/** A page about the shop or its terms; the content is HTML of the kind that cleanHtml() leaves alone. */
export type SeedStaticPage = { slug: 'about' | 'readme' | 'privacy' | 'certification' | 'manual'; title: Text; content: Text }

export const staticPages: readonly SeedStaticPage[] = [about, readme, privacy, certification, manual]
