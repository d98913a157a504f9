import type { Node } from 'prosemirror-model'
import { givenOf } from './text-schema.ts'

/** A film in the text: its title and where it is. Nothing is fetched from there. */
export function filmView(node: Node) {
  const { title = '', src = '' } = givenOf(node.attrs)
  const dom = document.createElement('div')
  dom.className = 'film-in-text'
  dom.append(
    Object.assign(document.createElement('b'), { textContent: `▶ ${title}` }),
    Object.assign(document.createElement('span'), { textContent: src }),
  )
  return { dom }
}
