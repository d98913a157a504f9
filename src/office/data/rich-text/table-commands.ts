import { Fragment, type Node, type NodeType } from 'prosemirror-model'
import type { Command } from 'prosemirror-state'
import { ancestorOf } from './text-commands.ts'
import { textSchema } from './text-schema.ts'

const type = (name: string) => textSchema.nodes[name] as NodeType
const cell = (name: string) => type(name).create(null, type('line').create())
const row = (name: string, cells: number) =>
  type('tr').create(
    null,
    Array.from({ length: cells }, () => cell(name)),
  )

/** A table with a head and two rows of three cells. */
export const insertTable: Command = (state, dispatch) => {
  const head = type('thead').create(null, row('th', 3))
  const body = type('tbody').create(null, [row('td', 3), row('td', 3)])
  dispatch?.(state.tr.replaceSelectionWith(type('table').create(null, [head, body])).scrollIntoView())
  return true
}

/** A row below the one with the cursor, with as many cells. */
export const addRow: Command = (state, dispatch) => {
  const { $from } = state.selection
  const depth = ancestorOf($from, 'tr')
  if (depth === null) return false
  const empty = $from.node(depth).children.map(({ type: { name } }) => cell(name))
  dispatch?.(state.tr.insert($from.after(depth), type('tr').create(null, Fragment.from(empty))).scrollIntoView())
  return true
}

/** Takes the row with the cursor away; with its last row goes its part of the table, and with that the table. */
export const removeRow: Command = (state, dispatch) => {
  const { $from } = state.selection
  let depth = ancestorOf($from, 'tr')
  if (depth === null) return false
  while (depth > 1 && $from.node(depth).type.name !== 'table' && hasNoOther($from.node(depth - 1))) depth--
  dispatch?.(state.tr.delete($from.before(depth), $from.after(depth)).scrollIntoView())
  return true
}

function hasNoOther(parent: Node): boolean {
  const rows = parent.children.filter(({ type: { name } }) => name !== 'caption')
  return rows.length === 1 && ['table', 'tbody', 'thead'].includes(parent.type.name)
}
