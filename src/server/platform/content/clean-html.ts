import { LRUCache } from 'lru-cache'
import sanitizeHtml, { type IFrame, type IOptions } from 'sanitize-html'
import { allowedAttributes, allowedTags, filmHost, linkSchemes, mediaSchemes } from '#rules/rich-text/allowed-html.ts'

/**
 * What is left of a text's HTML when everything is gone that the shop's texts do not need: articles, questions, terms
 * and what stands under a product. Every text with HTML passes here on its way out, whoever wrote it; what the office writes
 * under a product passes here on its way in too.
 */
export function cleanHtml(html: string): string {
  const known = cleaned.get(html)
  if (known !== undefined) return known
  const clean = sanitizeHtml(html, allowed)
  cleaned.set(html, clean)
  return clean
}

/** A text takes a millisecond and changes seldom; all texts of the shop in both languages fit in easily. */
const keptTexts = 2000
const cleaned = new LRUCache<string, string>({ max: keptTexts })

const allowed: IOptions = {
  allowedTags: [...allowedTags],
  allowedAttributes: Object.fromEntries(Object.entries(allowedAttributes).map(([tag, names]) => [tag, [...names]])),
  allowedSchemes: [...linkSchemes],
  allowedSchemesByTag: { img: [...mediaSchemes], iframe: [...mediaSchemes] },
  allowProtocolRelative: false,
  allowedIframeHostnames: [filmHost],
  allowIframeRelativeUrls: false,
  transformTags: { a: (tagName, attribs) => ({ tagName, attribs: { ...attribs, rel: 'noopener' } }) },
  exclusiveFilter: (frame) => isEmptyFrame(frame),
}

/** A film or a picture whose address was not allowed would be a hole in the page. */
function isEmptyFrame({ tag, attribs }: IFrame): boolean {
  return (tag === 'iframe' || tag === 'img') && !attribs['src']
}
