import { LRUCache } from 'lru-cache'
import sanitizeHtml, { type IFrame, type IOptions } from 'sanitize-html'

/**
 * What is left of a text's HTML when everything is gone that the shop's texts do not need: articles, questions, terms
 * and what stands under a product. Every text with HTML passes here on its way out, whoever wrote it.
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
  allowedTags: [
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
  ],
  allowedAttributes: {
    a: ['href', 'title', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    iframe: ['src', 'title', 'width', 'height', 'allowfullscreen', 'loading'],
    ol: ['start'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https'], iframe: ['https'] },
  allowProtocolRelative: false,
  allowedIframeHostnames: ['www.youtube-nocookie.com'],
  allowIframeRelativeUrls: false,
  transformTags: { a: (tagName, attribs) => ({ tagName, attribs: { ...attribs, rel: 'noopener' } }) },
  exclusiveFilter: (frame) => isEmptyFrame(frame),
}

/** A film or a picture whose address was not allowed would be a hole in the page. */
function isEmptyFrame({ tag, attribs }: IFrame): boolean {
  return (tag === 'iframe' || tag === 'img') && !attribs['src']
}
