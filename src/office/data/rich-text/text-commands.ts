import { baseKeymap, chainCommands, setBlockType, splitBlock, toggleMark, wrapIn } from 'prosemirror-commands'
import { history, redo, undo } from 'prosemirror-history'
import { keymap } from 'prosemirror-keymap'
import type { MarkType, NodeType } from 'prosemirror-model'
import { liftListItem, splitListItem, wrapInList } from 'prosemirror-schema-list'
import type { Command, EditorState, Plugin } from 'prosemirror-state'
import { textSchema } from './text-schema.ts'

const nodes = textSchema.nodes as Record<string, NodeType>
const marks = textSchema.marks as Record<string, MarkType>
const typeOf = (name: string) => nodes[name] as NodeType
const markOf = (name: string) => marks[name] as MarkType

export const kinds = ['paragraph', 'h2', 'h3'] as const
export type Kind = (typeof kinds)[number]

/** What keys do: those of every editor, and Enter by where it is pressed. Tab leaves the text, as it leaves every field. */
export function textPlugins(): Plugin[] {
  return [
    history(),
    keymap({
      'Mod-b': toggleMark(markOf('strong')),
      'Mod-i': toggleMark(markOf('em')),
      'Mod-z': undo,
      'Mod-y': redo,
      'Mod-Shift-z': redo,
      'Shift-Enter': breakLine,
      Enter: chainCommands(leaveList, splitListItem(typeOf('li')), enterInLine),
    }),
    keymap(baseKeymap),
  ]
}

export const toggle = (name: 'strong' | 'em'): Command => toggleMark(markOf(name))
export const setKind = (kind: Kind): Command => setBlockType(typeOf(kind))
export const quote: Command = wrapIn(typeOf('blockquote'))

/** Which kind of paragraph somebody writes in; null in lists, tables and where several are selected. */
export function kindAt({ selection: { $from, to } }: EditorState): Kind | null {
  if (to > $from.end()) return null
  return kinds.find((kind) => kind === $from.parent.type.name) ?? null
}

export function hasMark({ selection: { $from, from, to, empty }, doc, storedMarks }: EditorState, name: string): boolean {
  if (empty) return markOf(name).isInSet(storedMarks ?? $from.marks()) !== undefined
  return doc.rangeHasMark(from, to, markOf(name))
}

export function isInside({ selection: { $from } }: EditorState, name: string): boolean {
  return ancestorOf($from, name) !== null
}

export function ancestorOf($at: EditorState['selection']['$from'], name: string): number | null {
  for (let depth = $at.depth; depth > 0; depth--) if ($at.node(depth).type.name === name) return depth
  return null
}

/** Makes what is selected a list, or ends it. */
export function toggleList(name: 'ul' | 'ol'): Command {
  return (state, dispatch) => {
    if (isInside(state, name)) return endItem(state, dispatch)
    return wrapInList(typeOf(name))(
      state,
      dispatch &&
        ((change) => {
          const { from, to } = change.selection
          dispatch(change.setBlockType(from, to, typeOf('line')))
        }),
    )
  }
}

/** Takes an item out of its list, as a paragraph where the list was not inside of another. */
const endItem: Command = (state, dispatch) =>
  liftListItem(typeOf('li'))(
    state,
    dispatch &&
      ((change) => {
        const { $from } = change.selection
        if ($from.parent.type.name === 'line' && $from.depth === 1) change.setBlockType($from.pos, $from.pos, typeOf('paragraph'))
        dispatch(change)
      }),
  )

/** Enter in an empty item. */
const leaveList: Command = (state, dispatch) => {
  const { $from, empty } = state.selection
  const isItem = $from.depth > 1 && $from.node(-1).type.name === 'li' && $from.node(-1).childCount === 1
  return empty && isItem && $from.parent.content.size === 0 && endItem(state, dispatch)
}

/** Enter in words that have no paragraph: in the text itself they become one, in cells they go on below. */
const enterInLine: Command = (state, dispatch) => {
  const { $from } = state.selection
  if ($from.parent.type.name !== 'line') return false
  if ($from.depth > 1) return breakLine(state, dispatch)
  return setKind('paragraph')(
    state,
    dispatch && ((change) => void splitBlock(state.apply(change), (split) => dispatch(joined(change, split)))),
  )
}

/** Two changes that follow each other as one, so that one press is undone by one. */
function joined(first: EditorState['tr'], second: EditorState['tr']): EditorState['tr'] {
  for (const step of second.steps) first.step(step)
  return first
}

const breakLine: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(typeOf('br').create()).scrollIntoView())
  return true
}

/** Puts a node where the cursor is. */
export function insertNode(name: 'hr' | 'img' | 'iframe', given: Readonly<Record<string, string>> = {}): Command {
  return (state, dispatch) => {
    const attrs = name === 'hr' ? null : { given }
    dispatch?.(state.tr.replaceSelectionWith(typeOf(name).create(attrs)).scrollIntoView())
    return true
  }
}

/** Makes what is selected a link; where nothing is, the address itself stands there. An empty address takes the link away. */
export function setLink(href: string): Command {
  return (state, dispatch) => {
    const { from, to, empty } = linkedRange(state)
    const change = state.tr.removeMark(from, to, markOf('a'))
    const link = markOf('a').create({ given: { href, rel: 'noopener' } })
    if (href !== '' && empty) change.replaceSelectionWith(textSchema.text(href, [link]), false)
    else if (href !== '') change.addMark(from, to, link)
    dispatch?.(change.scrollIntoView())
    return true
  }
}

/** What is selected, or the whole link in which the cursor stands. */
function linkedRange({ selection: { from, to, empty, $from } }: EditorState) {
  const link = markOf('a').isInSet($from.marks())
  if (!empty || !link) return { from, to, empty }
  let [start, end] = [$from.start(), $from.start()]
  let at = $from.start()
  for (const node of $from.parent.children) {
    if (at <= from && link.isInSet(node.marks)) {
      if (end !== at || start === end) start = at
      end = at + node.nodeSize
    }
    at += node.nodeSize
  }
  return { from: start, to: end, empty: start === end }
}

export function addressAt(state: EditorState): string {
  const { $from, from, to } = state.selection
  const marked = markOf('a').isInSet($from.marks()) ?? markOf('a').isInSet(state.doc.resolve(Math.min(from + 1, to)).marks())
  return String((marked?.attrs['given'] as Record<string, string> | undefined)?.['href'] ?? '')
}
