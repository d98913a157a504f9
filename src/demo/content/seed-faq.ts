import type { Text } from '#rules/locale.ts'

/** A topic with its questions. Without an English name it exists in Chinese only, and so do its questions. */
export type SeedFaqKind = { slug: string; questions: readonly SeedQuestion[] } & ({ name: Text } | { name: { zh: string } })

/** The answer is HTML of the kind that cleanHtml() leaves alone. */
export type SeedQuestion = {
  title: { zh: string; en?: string }
  content: { zh: string; en?: string }
  /** The address of a film. */
  video?: string
}
