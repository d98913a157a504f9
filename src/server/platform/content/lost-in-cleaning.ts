import sanitizeHtml from 'sanitize-html'
import { cleanHtml } from './clean-html.ts'

/** What falls away of a text with HTML: which tag, or which attribute of a tag that stays, and how often. */
export type Lost = { tag: string; attribute: string | null; times: number }

/** What cleaning takes out of a text: what stood in it before less what stands in it after. The most frequent first. */
export function lostInCleaning(html: string): Lost[] {
  const [before, after] = [partsOf(html), partsOf(cleanHtml(html))]
  const timesLost = (part: string) => (before.get(part) ?? 0) - (after.get(part) ?? 0)
  const lost = [...before.keys()].map((part) => {
    const { tag, attribute } = readPart(part)
    // A tag that falls away takes its attributes along, and they are not told of once more.
    return { tag, attribute, times: timesLost(part) - (attribute === null ? 0 : timesLost(tag)) }
  })
  return lost.filter(({ times }) => times > 0).toSorted((a, b) => b.times - a.times)
}

/** How often each tag, and each attribute of a tag, stands in a text. */
function partsOf(html: string): Map<string, number> {
  const times = new Map<string, number>()
  const count = (part: string) => times.set(part, (times.get(part) ?? 0) + 1)
  sanitizeHtml(html, {
    allowedTags: false,
    allowedAttributes: false,
    // Nothing of this is shown to anybody: it is counted and thrown away.
    allowVulnerableTags: true,
    transformTags: {
      '*': (tagName, attribs) => {
        count(tagName)
        for (const name of Object.keys(attribs)) count(`${tagName} ${name}`)
        return { tagName, attribs }
      },
    },
  })
  return times
}

function readPart(part: string): Pick<Lost, 'tag' | 'attribute'> {
  const [tag = '', attribute = null] = part.split(' ', 2)
  return { tag, attribute }
}
