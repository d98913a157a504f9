import { EditorState, type Command } from 'prosemirror-state'
import { EditorView, type EditorProps } from 'prosemirror-view'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { filmView } from './film-view.ts'
import { readText } from './read-text.ts'
import { textPlugins } from './text-commands.ts'
import { writeText } from './write-text.ts'

type Editing = {
  value: string
  onChange: (html: string) => void
  /** Attributes of the element in which somebody writes. */
  attributes: Readonly<Record<string, string>>
  readOnly: boolean
  /** Something came from outside, as HTML and as words. */
  onPaste: (html: string) => void
}

/** A text that is being edited: the element that takes it, its state, and what runs a command on it. */
export function useTextEditor({ value, onChange, attributes, readOnly, onPaste }: Editing) {
  const place = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(null)
  const written = useRef(value)
  const [state, setState] = useState(() => stateOf(value))
  const change = useEffectEvent((next: EditorState, isChanged: boolean) => {
    setState(next)
    if (!isChanged) return
    written.current = writeText(next.doc)
    onChange(written.current)
  })
  const paste = useEffectEvent(onPaste)
  const now = useEffectEvent(() => ({ state, mayEdit: !readOnly, attributes: { ...attributes } }))
  useEffect(() => {
    if (!place.current) return
    const editor = openEditor(place.current, { now: () => now(), paste: (html) => paste(html), change: (...all) => change(...all) })
    view.current = editor
    return () => editor.destroy()
  }, [])
  // What was taken back, or saved otherwise, comes from outside and stands there anew.
  const follow = useEffectEvent(() => {
    if (value === written.current) return
    written.current = value
    const next = stateOf(value)
    view.current?.updateState(next)
    setState(next)
  })
  useEffect(() => follow(), [value])
  const drawn = JSON.stringify({ attributes, readOnly })
  useEffect(() => view.current?.setProps({}), [drawn])
  const run = (command: Command) => {
    if (!view.current) return
    command(view.current.state, view.current.dispatch)
    view.current.focus()
  }
  return { place, state, run }
}

type Opened = {
  now: () => { state: EditorState; mayEdit: boolean; attributes: Record<string, string> }
  paste: (html: string) => void
  change: (next: EditorState, isChanged: boolean) => void
}

function openEditor(place: HTMLElement, { now, paste, change }: Opened): EditorView {
  const editor: EditorView = new EditorView(place, {
    state: now().state,
    editable: () => now().mayEdit,
    attributes: () => now().attributes,
    nodeViews: { iframe: filmView },
    ...takingHtml(paste),
    dispatchTransaction(transaction) {
      const next = editor.state.apply(transaction)
      editor.updateState(next)
      change(next, transaction.docChanged)
    },
  })
  return editor
}

function stateOf(html: string): EditorState {
  return EditorState.create({ doc: readText(html), plugins: textPlugins() })
}

/** What is pasted, or dragged here from elsewhere. */
function takingHtml(onHtml: (html: string) => void): Pick<EditorProps, 'handlePaste' | 'handleDrop'> {
  return {
    handlePaste: (_, event) => takeHtml(event.clipboardData, onHtml),
    handleDrop: (...[, { dataTransfer }, , isMoved]) => !isMoved && takeHtml(dataTransfer, onHtml),
  }
}

/** Words alone are taken as the editor takes them. */
function takeHtml(data: DataTransfer | null, onHtml: (html: string) => void): boolean {
  const html = data?.getData('text/html') ?? ''
  if (html === '') return false
  onHtml(html)
  return true
}
