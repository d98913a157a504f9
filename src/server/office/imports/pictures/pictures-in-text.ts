import sanitizeHtml from 'sanitize-html'

/** Addresses of pictures that stand in a cleaned text and lie with somebody else, each once. */
export function picturesInText(html: string): string[] {
  const found: string[] = []
  visit(html, (src) => {
    if (isElsewhere(src) && !found.includes(src)) found.push(src)
    return src
  })
  return found
}

/** The text with pictures of the shop in place of those that lie elsewhere; one that did not come is left out (D-220). */
export function withPictures(html: string, ours: ReadonlyMap<string, string>): string {
  return visit(html, (src) => (isElsewhere(src) ? (ours.get(src) ?? '') : src))
}

export const withoutPictures = (html: string): string => withPictures(html, new Map())

/** What stands in a text beside its pictures, wherever they lie. */
export const onlyWords = (html: string): string => visit(html, () => '')

const isElsewhere = (src: string) => !/^\/(?!\/)/.test(src)

/** The text was cleaned before: here only the addresses of its pictures change. */
function visit(html: string, addressOf: (src: string) => string): string {
  return sanitizeHtml(html, {
    allowedTags: false,
    allowedAttributes: false,
    allowVulnerableTags: true,
    transformTags: { img: (tagName, attribs) => ({ tagName, attribs: { ...attribs, src: addressOf(attribs['src'] ?? '') } }) },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs['src'],
  })
}
