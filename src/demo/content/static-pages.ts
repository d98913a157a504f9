import { about } from './pages/about.ts'
import { certification } from './pages/certification.ts'
import { manual } from './pages/manual.ts'
import { privacy } from './pages/privacy.ts'
import { readme } from './pages/readme.ts'
import type { SeedStaticPage } from './seed-static-page.ts'

/** The five pages about the shop and its terms. */
export const staticPages: readonly SeedStaticPage[] = [about, readme, privacy, certification, manual]
