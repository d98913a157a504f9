import { isLanguage, type Language } from '#rules/locale.ts'

/**
 * An address that an editor wrote, for a reader of that language: a path of this shop without a language gets the
 * reader's; a whole address, or one that names its language, stays as it is.
 */
export function addressIn(address: string, language: Language): string {
  if (!address.startsWith('/') || address.startsWith('//')) return address
  return isLanguage(address.split(/[/?#]/)[1]) ? address : `/${language}${address}`
}
