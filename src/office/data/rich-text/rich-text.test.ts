// @vitest-environment jsdom
import fc from 'fast-check'
import { EditorState } from 'prosemirror-state'
import { expect, test } from 'vitest'
import { allowedAttributes, allowedTags, filmHost, filmInText, isAllowedAddress, type AllowedTag } from '#rules/rich-text/allowed-html.ts'
import { cleanHtml } from '#server/platform/content/clean-html.ts'
import { insertWords } from './insert-words.ts'
import { isKeptByEditor, readText } from './read-text.ts'
import { textSchema } from './text-schema.ts'
import { escaped, writeText } from './write-text.ts'

const through = (html: string) => writeText(readText(html))

// What the shop's texts are made of, as people write them: every tag in every place where HTML has it.

const words = fc
  .string({ unit: fc.constantFrom(...'梅子 abc,.&<>"\'é\u{1F338}'), minLength: 1, maxLength: 8 })
  .filter((text) => text.trim() !== '')
  .map(escaped)
const values = fc.constantFrom('1', '20', '梅', 'lazy', 'row')
const addresses = fc.constantFrom('/zh/product/1', 'https://example.tw/a?b=1&amp;c=2', '/media/a.0123456789ab.webp')

function opening(tag: AllowedTag): fc.Arbitrary<string> {
  const names = (allowedAttributes[tag] ?? []).filter((name) => !['src', 'href', 'rel'].includes(name))
  return fc.tuple(fc.subarray([...names]), values, addresses).map(([given, value, address]) => {
    const source = tag === 'iframe' ? ` src="https://${filmHost}/embed/abcdef12345"` : ` src="${address}"`
    const first = { img: source, iframe: source, a: ` href="${address}"` } as Partial<Record<AllowedTag, string>>
    const last = tag === 'a' ? ' rel="noopener"' : ''
    return `<${tag}${first[tag] ?? ''}${given.map((name) => ` ${name}="${value}"`).join('')}${last}`
  })
}

const joined = (parts: fc.Arbitrary<string>, min = 0) => fc.array(parts, { minLength: min, maxLength: 3 }).map((each) => each.join(''))
const around = (tag: AllowedTag, inside: fc.Arbitrary<string>) =>
  fc.tuple(opening(tag), inside).map(([opened, content]) => `${opened}>${content}</${tag}>`)

const leaf = fc.oneof(
  words,
  fc.constant('<br />'),
  opening('img').map((opened) => `${opened} />`),
)
const bold = fc.oneof(words, around('em', words))
const stretch = fc.oneof(leaf, around('strong', bold), around('a', fc.oneof(words, around('strong', bold))))
/** Two of one kind beside each other are one for every reader, so there are words between them. */
const inline = fc.array(fc.tuple(stretch, words), { minLength: 1, maxLength: 3 }).map((parts) => parts.flat().join(''))

const { block } = fc.letrec<{ block: string; part: string }>((tie) => {
  const part = tie('part')
  const cells = joined(fc.oneof(around('th', part), around('td', part)), 1)
  const rows = joined(around('tr', cells), 1)
  const table = fc
    .tuple(fc.oneof(fc.constant(''), around('caption', inline)), fc.oneof(fc.constant(''), around('thead', rows)), around('tbody', rows))
    .map((parts) => parts.join(''))
  return {
    part: fc.oneof(
      { depthSize: 'small' },
      inline,
      joined(tie('block'), 1),
      fc.tuple(inline, tie('block')).map((each) => each.join('')),
    ),
    block: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      around('p', inline),
      around('h2', inline),
      around('h3', inline),
      fc.constant('<hr />'),
      around('iframe', fc.constant('')),
      around('ul', joined(around('li', part), 1)),
      around('ol', joined(around('li', part), 1)),
      around('dl', joined(fc.oneof(around('dt', inline), around('dd', part)), 1)),
      around('table', table),
      around('blockquote', part),
      around(
        'figure',
        fc.tuple(part, around('figcaption', inline)).map((each) => each.join('')),
      ),
    ),
  }
})

test('GDS-16 the editor knows the tags of the cleaning, and no others', () => {
  const { nodes, marks } = textSchema
  const known = [...Object.keys(nodes), ...Object.keys(marks)].map((name) => (name === 'paragraph' ? 'p' : name))
  expect(known.toSorted()).toEqual([...allowedTags, 'doc', 'line', 'text'].toSorted())
})

test('GDS-16 a text of the allowed tags goes through editor and cleaning as it is', () => {
  fc.assert(
    fc.property(joined(block, 1), (text) => {
      expect(cleanHtml(text)).toBe(text)
      expect(isKeptByEditor(text)).toBe(true)
      expect(through(text)).toBe(text)
    }),
    { numRuns: 60 },
  )
})

const soup = fc
  .array(
    fc.oneof(
      words,
      fc
        .constantFrom(...allowedTags, 'div', 'span', 'script', 'style', 'font', 'b')
        .chain((tag) =>
          fc.constantFrom(`<${tag}>`, `</${tag}>`, `<${tag} style="color:red" onclick="x" src="javascript:x" href="javascript:x">`),
        ),
      fc.constantFrom('<!-- x -->', '<iframe src="https://evil.example">', '<img src="data:x">', ' ', '\n', '&nbsp;'),
    ),
    { maxLength: 14 },
  )
  .map((parts) => parts.join(''))

test('GDS-16 whatever comes in, the editor lets out only what the cleaning lets through', () => {
  fc.assert(
    fc.property(soup, (anything) => {
      const written = through(cleanHtml(anything))
      expect(cleanHtml(written)).toBe(written)
      // Once more changes nothing: what the editor has written it reads as it wrote it.
      expect(through(written)).toBe(written)
    }),
    { numRuns: 100 },
  )
})

test.each([
  ['words without a paragraph', '梅子 & 櫻花'.replace('&', '&amp;')],
  ['a blank line between paragraphs', '<p>a</p>\n\n<p>b</p>'],
  ['rows without a body, which browsers add', '<table><tr><td>a</td></tr></table>'],
])('GDS-16 the editor keeps %s', (_, text) => {
  expect(isKeptByEditor(cleanHtml(text))).toBe(true)
})

test.each([
  ['a heading among words of a list of terms', '<dl><dt><h3>a</h3></dt></dl>'],
  ['em around strong', '<p><em><strong>a</strong></em></p>'],
])('GDS-16 the editor tells that it would arrange %s otherwise', (_, text) => {
  expect(isKeptByEditor(cleanHtml(text))).toBe(false)
})

test('GDS-16 an address that the editor takes is left by the cleaning, and no other host has films', () => {
  const address = fc.oneof(
    addresses,
    fc.webUrl(),
    fc.string(),
    fc.constantFrom('mailto:a@b.tw', 'tel:+886', '//evil.example', 'javascript:x'),
  )
  fc.assert(
    fc.property(address, (href) => {
      if (!isAllowedAddress(href, 'link')) return
      expect(cleanHtml(`<a href="${escaped(href)}">x</a>`)).toContain('href=')
    }),
  )
  expect(filmInText('https://www.youtube.com/watch?v=abcdef12345&t=3')).toBe(`https://${filmHost}/embed/abcdef12345`)
  expect(filmInText('https://youtu.be/abcdef12345')).toBe(`https://${filmHost}/embed/abcdef12345`)
  expect(filmInText('https://evil.example/?www.youtube.com/embed/abcdef12345')).toBeNull()
})

test('the words of what was pasted stand in paragraphs of their own, and where it has none the text stays', () => {
  const pasteWords = (html: string) => {
    let state = EditorState.create({ doc: readText('<p>甲</p>') })
    insertWords(html)(state, (transaction) => (state = state.apply(transaction)))
    return writeText(state.doc)
  }
  expect(pasteWords('<h2>乙</h2><table><tr><td>丙</td></tr></table>')).toContain('乙')
  expect(pasteWords('<p><img src="/media/a.0123456789ab.webp" /></p>')).toBe('<p>甲</p>')
})
