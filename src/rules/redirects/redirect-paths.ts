import { isLanguage, languages, type Language } from '#rules/locale.ts'

/** An address of a shop: its path, decoded and without a slash at the end, and its query with the mark before it. */
export type OldAddress = { path: string; search: string }

/** Where old addresses lead, by each of them. */
export type Redirects = ReadonlyMap<string, { to: string; status: number }>

const longest = 500
/** Blanks, control signs, and what would end an address or lead to another house. */
const unfit = /[\s\\\p{Cc}\p{Cf}]/u
/** What is no page and never leads anywhere. */
const notPages = ['api', 'assets', 'media', 'health', 'metrics', 'office', '.well-known', 'static_pages']

/** An address as somebody writes or asks for it; null where it is none. The host of an old shop is left out. */
export function readOldAddress(written: string): OldAddress | null {
  const bare = written
    .trim()
    .replace(/^https?:\/\/[^/?#]+/i, '')
    .replace(/#.*$/s, '')
  const [path = '', ...query] = bare.split('?')
  const decoded = decode(path)?.normalize('NFC').replace(/\/+$/, '')
  const search = query.length > 0 && query.join('?') !== '' ? `?${query.join('?')}` : ''
  if (decoded === undefined || !(decoded === '' ? path.startsWith('/') : isPlainPath(decoded))) return null
  return unfit.test(decoded + search) || decoded.length + search.length > longest ? null : { path: decoded, search }
}

/** Without steps back and empty steps, which a browser would read as another address, or as another house. */
function isPlainPath(path: string): boolean {
  const [before, ...steps] = path.split('/')
  return before === '' && steps.every((step) => step !== '' && step !== '.' && step !== '..')
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

/** Why it can't lead anywhere else: it has a page for certain, or belongs to the machine. */
export function isKeptPath({ path }: OldAddress): boolean {
  const { rest } = splitLanguage(path)
  return rest === '' || notPages.includes(rest.split('/')[1] ?? '')
}

export const wholeOf = ({ path, search }: OldAddress): string => path + search

/** The same of where something leads: the first page has a stroke. */
export const targetPathOf = ({ path, search }: OldAddress): string => (path || '/') + search

/** What is looked for when somebody comes here, the closest first: with its query and without, with its language and without. */
export function keysOfVisit({ path, search }: OldAddress): string[] {
  const { rest } = splitLanguage(path)
  return [...new Set([path + search, path, rest + search, rest])].filter((key) => key !== '')
}

/** The same of where something leads, which without a language is a page in each. */
export function keysOfTarget(to: OldAddress): string[] {
  const isIn = splitLanguage(to.path).language !== null
  const visits = isIn ? [to] : languages.map((language) => ({ ...to, path: `/${language}${to.path}` }))
  return [...new Set(visits.flatMap(keysOfVisit))]
}

/** Where a visitor in this language is led. What a tracker put into the query goes along, unless the target has one of its own. */
export function targetOf(to: string, { language, search }: { language: Language; search: string }): string {
  const [path = '', ...query] = to.split('?')
  const whole = splitLanguage(path).language === null ? `/${language}${path === '/' ? '' : path}` : path
  const own = query.length > 0 ? `?${query.join('?')}` : ''
  return whole.split('/').map(encodeURIComponent).join('/') + (own.replaceAll(/[^\x21-\x7e]/gu, encodeURIComponent) || search)
}

function splitLanguage(path: string): { language: Language | null; rest: string } {
  const [, first = ''] = path.split('/')
  return isLanguage(first) ? { language: first, rest: path.slice(first.length + 1) } : { language: null, rest: path }
}
