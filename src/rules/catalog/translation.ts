/** How the English of a text stands beside its Chinese (GDS-13). `empty`: there is nothing to translate. */
export type TranslationState = 'translated' | 'missing' | 'outdated' | 'empty'

/** Moments as ISO 8601; undefined for a text that nobody has changed. */
type Pair = { zh: string; en: string; zhChangedAt?: string | undefined; enChangedAt?: string | undefined }

export function translationState({ zh, en, zhChangedAt, enChangedAt }: Pair): TranslationState {
  if (zh.trim() === '') return 'empty'
  if (en.trim() === '') return 'missing'
  return zhChangedAt !== undefined && (enChangedAt === undefined || zhChangedAt > enChangedAt) ? 'outdated' : 'translated'
}

/** Texts of which somebody has still to write or check the English. */
export function isOpen(state: TranslationState): boolean {
  return state === 'missing' || state === 'outdated'
}
