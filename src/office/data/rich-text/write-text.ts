import type { Fragment, Mark, Node } from 'prosemirror-model'
import { givenOf, type Given } from './text-schema.ts'

/** A text of the editor as HTML, letter by letter as the cleaning writes it. A text in which nothing stands is empty. */
export function writeText(doc: Node): string {
  const written = writeBlocks(doc.content)
  return written === '<p></p>' ? '' : written
}

function writeBlocks(blocks: Fragment): string {
  let [written, wasLine] = ['', false]
  for (const block of blocks.content) {
    const isLine = block.type.name === 'line'
    if (isLine && block.childCount === 1 && isBlank(block.firstChild?.text ?? '-')) continue
    // Two lines beside each other would be one.
    written += isLine && wasLine ? `<br />${writeBlock(block)}` : writeBlock(block)
    wasLine = isLine
  }
  return written
}

function writeBlock(node: Node): string {
  const inside = node.isTextblock ? writeInline(node.content) : writeBlocks(node.content)
  if (node.type.name === 'line') return inside
  const tag = node.type.name === 'paragraph' ? 'p' : node.type.name
  const opened = `<${tag}${writeGiven(givenOf(node.attrs))}`
  if (tag === 'hr') return '<hr />'
  return `${opened}>${inside}</${tag}>`
}

function writeInline(content: Fragment): string {
  let written = ''
  let open: readonly Mark[] = []
  const close = (marks: readonly Mark[]) =>
    (written += marks
      .toReversed()
      .map(({ type }) => `</${type.name}>`)
      .join(''))
  for (const node of content.content) {
    const kept = open.findIndex((mark, place) => !node.marks[place]?.eq(mark))
    const stays = kept === -1 ? open.length : kept
    close(open.slice(stays))
    written += node.marks
      .slice(stays)
      .map(({ type, attrs }) => `<${type.name}${writeGiven(givenOf(attrs))}>`)
      .join('')
    written += writeLeaf(node)
    open = node.marks
  }
  close(open)
  return written
}

function writeLeaf(node: Node): string {
  if (node.isText) return escaped(node.text ?? '')
  return `<${node.type.name}${writeGiven(givenOf(node.attrs))} />`
}

/** An empty `alt` says that a picture shows nothing; of everything else what is empty is only named. */
export function writeGiven(given: Given): string {
  const parts = Object.entries(given).map(([name, value]) =>
    value === '' && name !== 'alt' ? ` ${name}` : ` ${name}="${escaped(value).replaceAll('"', '&quot;')}"`,
  )
  return parts.join('')
}

export function escaped(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

/** Blanks that show nothing between paragraphs; a blank that does not break shows. */
export function isBlank(words: string): boolean {
  return !/[^ \t\r\n\f]/.test(words)
}
