import { Schema, type Attrs, type MarkSpec, type NodeSpec } from 'prosemirror-model'
import { allowedAttributes, type AllowedTag } from '#rules/rich-text/allowed-html.ts'

/** Stands around a line while it is read and shown; no text is written with it. */
export const lineTag = 'x-line'

/** Attributes of a tag, in the order in which they are written. */
export type Given = Readonly<Record<string, string>>

/**
 * What a text can consist of in the editor: a node or a mark for each tag that the cleaning leaves, with the attributes that it leaves.
 * `line` alone has no tag: words that stand in a list, a cell or the text itself without a paragraph around them.
 */
export const textSchema = new Schema({ nodes: nodes(), marks: marks() })

function nodes(): Record<string, NodeSpec> {
  const anything = '(line | block)*'
  return {
    doc: { content: '(paragraph | line | block)*' },
    paragraph: drawn('p', blockOf('inline*')),
    line: { content: 'inline*', toDOM: () => [lineTag, 0], parseDOM: [{ tag: lineTag }] },
    h2: drawn('h2', { ...blockOf('inline*'), defining: true }),
    h3: drawn('h3', { ...blockOf('inline*'), defining: true }),
    ul: drawn('ul', blockOf('li+')),
    ol: drawn('ol', blockOf('li+')),
    li: drawn('li', { content: anything, defining: true }),
    dl: drawn('dl', blockOf('(dt | dd)+')),
    dt: drawn('dt', { content: 'inline*', defining: true }),
    dd: drawn('dd', { content: anything, defining: true }),
    table: drawn('table', { ...blockOf('caption? (thead | tbody)+'), isolating: true }),
    caption: drawn('caption', { content: 'inline*', isolating: true }),
    thead: drawn('thead', { content: 'tr+' }),
    tbody: drawn('tbody', { content: 'tr+' }),
    tr: drawn('tr', { content: '(th | td)+' }),
    th: drawn('th', { content: anything, isolating: true }),
    td: drawn('td', { content: anything, isolating: true }),
    blockquote: drawn('blockquote', { ...blockOf('(paragraph | line | block)*'), defining: true }),
    figure: drawn('figure', { ...blockOf('(line | block | figcaption)*'), isolating: true }),
    figcaption: drawn('figcaption', { content: 'inline*', isolating: true }),
    hr: drawn('hr', { group: 'block' }),
    iframe: drawn('iframe', { group: 'block', atom: true, draggable: true }),
    text: { group: 'inline' },
    br: drawn('br', { group: 'inline', inline: true, selectable: false }),
    img: drawn('img', { group: 'inline', inline: true, draggable: true }),
  }
}

/** The first stands around the others. */
function marks(): Record<string, MarkSpec> {
  return {
    a: { ...attributesOf('a'), inclusive: false, toDOM: ({ attrs }) => ['a', { ...givenOf(attrs) }, 0], parseDOM: [reading('a')] },
    strong: { toDOM: () => ['strong', 0], parseDOM: [{ tag: 'strong' }] },
    em: { toDOM: () => ['em', 0], parseDOM: [{ tag: 'em' }] },
  }
}

function blockOf(content: string): NodeSpec {
  return { content, group: 'block' }
}

function drawn(tag: AllowedTag, spec: NodeSpec): NodeSpec {
  return {
    ...spec,
    ...attributesOf(tag),
    toDOM: ({ attrs }) => (spec.content === undefined ? [tag, { ...givenOf(attrs) }] : [tag, { ...givenOf(attrs) }, 0]),
    parseDOM: [reading(tag)],
  }
}

function attributesOf(tag: AllowedTag): Pick<NodeSpec, 'attrs'> {
  return allowedAttributes[tag] ? { attrs: { given: { default: {} } } } : {}
}

function reading(tag: AllowedTag) {
  const names = allowedAttributes[tag]
  if (!names) return { tag }
  const getAttrs = (element: HTMLElement) => {
    const given = [...element.attributes].filter(({ name }) => names.includes(name))
    return { given: Object.fromEntries(given.map(({ name, value }) => [name, value])) }
  }
  return { tag, getAttrs }
}

export function givenOf(attrs: Attrs): Given {
  return (attrs['given'] as Given | undefined) ?? {}
}
