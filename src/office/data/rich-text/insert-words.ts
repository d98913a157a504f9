import type { Command } from 'prosemirror-state'
import { readText } from './read-text.ts'
import { textSchema } from './text-schema.ts'

/** The words alone, a paragraph for each paragraph; where there are none, what was selected stays. */
export function insertWords(clean: string): Command {
  return (state, dispatch) => {
    const doc = readText(clean)
    const paragraphs: string[] = []
    doc.descendants((node) => {
      if (node.isTextblock && node.textContent.trim() !== '') paragraphs.push(node.textContent)
      return !node.isTextblock
    })
    if (paragraphs.length === 0) return false
    const words = paragraphs.map((text) => textSchema.node('paragraph', null, textSchema.text(text)))
    dispatch?.(
      state.tr
        .replaceSelection(
          textSchema.node('doc', null, words).slice(
            1,
            words.reduce((sum, each) => sum + each.nodeSize, -1),
          ),
        )
        .scrollIntoView(),
    )
    return true
  }
}
