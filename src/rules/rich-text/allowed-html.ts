import { youtubeFilm } from '#rules/catalog/films/film-address.ts'
/** What texts with HTML may consist of. The cleaning of the server and the editor of the office are both drawn from these lists. */
export const allowedTags = [
  'p',
  'h2',
  'h3',
  'ul',
  'ol',
  'li',
  'dl',
  'dt',
  'dd',
  'table',
  'caption',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
  'strong',
  'em',
  'a',
  'img',
  'figure',
  'figcaption',
  'blockquote',
  'br',
  'hr',
  'iframe',
] as const

export type AllowedTag = (typeof allowedTags)[number]

export const allowedAttributes: Readonly<Partial<Record<AllowedTag, readonly string[]>>> = {
  a: ['href', 'title', 'target', 'rel'],
  img: ['src', 'alt', 'width', 'height', 'loading'],
  iframe: ['src', 'title', 'width', 'height', 'allowfullscreen', 'loading'],
  ol: ['start'],
  th: ['scope', 'colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
}

export const linkSchemes = ['https', 'http', 'mailto', 'tel'] as const
/** Of pictures and films, where they have a scheme at all. */
export const mediaSchemes = ['https'] as const
/** Whose films may stand in a text; nobody hears of a reader before a film is pressed. */
export const filmHost = 'www.youtube-nocookie.com'

type Kind = 'link' | 'picture'

/** Whether the cleaning leaves this address where an editor puts it. It may leave others too, such as places on the page. */
export function isAllowedAddress(address: string, kind: Kind): boolean {
  if (/[\s<>"\\]/.test(address) || address.length > 500) return false
  if (/^\/(?!\/)/.test(address)) return true
  const scheme = /^([a-z]+):./.exec(address)?.[1] ?? ''
  return (kind === 'link' ? linkSchemes : mediaSchemes).some((allowed) => allowed === scheme)
}

/** Where a film of YouTube plays in a text, of any address under which people know it; null for what is none. */
export function filmInText(address: string): string | null {
  const film = youtubeFilm(address)
  return film === null ? null : `https://${filmHost}/embed/${film}`
}
