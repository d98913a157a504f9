import { DOMParser as TextParser, type Node as TextNode } from 'prosemirror-model'
import { lineTag, textSchema } from './text-schema.ts'
import { escaped, isBlank, writeGiven, writeText } from './write-text.ts'

/** What may stand beside paragraphs as well as in place of them. */
const holdsBlocks = ['BODY', 'LI', 'TD', 'TH', 'DD', 'BLOCKQUOTE', 'FIGURE']
/** Where only other tags stand, so that blanks between them say nothing. */
const holdsTags = ['UL', 'OL', 'DL', 'TABLE', 'THEAD', 'TBODY', 'TR']
const inline = ['A', 'STRONG', 'EM', 'BR', 'IMG']

/** A cleaned text as the editor holds it. Scripts of it do not run and pictures are not fetched while it is read. */
export function readText(html: string): TextNode {
  return TextParser.fromSchema(textSchema).parse(prepared(html), { preserveWhitespace: 'full' })
}

/** A cleaned text as a browser reads it, with the words that have no paragraph in lines. */
export function prepared(html: string): Element {
  const body = parsed(html)
  for (const element of [body, ...body.querySelectorAll('*')]) if (holdsBlocks.includes(element.tagName)) lineUp(element)
  return body
}

/**
 * Whether the editor gives a cleaned text back as it is, blanks between paragraphs aside. What it would arrange otherwise is edited as
 * HTML, so that nothing changes that nobody has touched.
 */
export function isKeptByEditor(html: string): boolean {
  return writeText(readText(html)) === printed(parsed(html))
}

function parsed(html: string): Element {
  const { body } = new DOMParser().parseFromString(`<body>${html}`, 'text/html')
  for (const element of [body, ...body.querySelectorAll('*')]) dropGaps(element)
  return body
}

/** Blanks between paragraphs, rows and items show nowhere. */
function dropGaps(element: Element): void {
  const children = [...element.childNodes]
  if (!holdsBlocks.includes(element.tagName) && !holdsTags.includes(element.tagName)) return
  const isGap = (node: ChildNode | undefined) => node === undefined || isBlock(node)
  for (const [place, node] of children.entries()) {
    if (node.nodeType !== node.TEXT_NODE || !isBlank(node.nodeValue ?? '')) continue
    if (holdsTags.includes(element.tagName) || (isGap(children[place - 1]) && isGap(children[place + 1]))) node.remove()
  }
}

function isBlock(node: ChildNode): boolean {
  return node.nodeType === node.ELEMENT_NODE && !inline.includes((node as Element).tagName)
}

/** Puts words that stand beside paragraphs into lines of their own. */
function lineUp(element: Element): void {
  let line: Element | null = null
  for (const node of Array.from(element.childNodes)) {
    if (isBlock(node)) line = null
    else if (line) line.append(node)
    else {
      line = element.ownerDocument.createElement(lineTag)
      node.replaceWith(line)
      line.append(node)
    }
  }
}

/** What a browser has read, written as the cleaning writes it. */
function printed(element: Element): string {
  const parts = [...element.childNodes].map((node) => {
    if (node.nodeType === node.TEXT_NODE) return escaped(node.nodeValue ?? '')
    if (node.nodeType !== node.ELEMENT_NODE) return ''
    const inside = node as Element
    const tag = inside.tagName.toLowerCase()
    const opened = `<${tag}${writeGiven(Object.fromEntries([...inside.attributes].map(({ name, value }) => [name, value])))}`
    return ['br', 'hr', 'img'].includes(tag) ? `${opened} />` : `${opened}>${printed(inside)}</${tag}>`
  })
  return parts.join('')
}
