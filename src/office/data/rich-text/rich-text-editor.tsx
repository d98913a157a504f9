import './rich-text.css'
import { DOMParser as TextParser } from 'prosemirror-model'
import type { Command, EditorState } from 'prosemirror-state'
import { useState } from 'react'
import type { LostPart } from '#contract/office/api/goods/texts.ts'
import { richTextTexts } from '#texts/office/goods/rich-text.ts'
import { Button } from '#ui/controls/button.tsx'
import { useToasts } from '#ui/layers/toasts.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { useOffice } from '../office.tsx'
import { problemMessage } from '../problem-message.ts'
import { InsertDialog, type Inserting } from './insert-dialog.tsx'
import { insertWords } from './insert-words.ts'
import { PasteDialog } from './paste-dialog.tsx'
import { isKeptByEditor, prepared, readText } from './read-text.ts'
import { SourceField, type RichTextProps } from './source-field.tsx'
import { textSchema } from './text-schema.ts'
import { TextToolbar } from './text-toolbar.tsx'
import { useTextEditor } from './use-text-editor.ts'
import { writeText } from './write-text.ts'

/** A text with headings, lists and pictures, as the shop shows it or as HTML. What the editor would arrange otherwise is shown as HTML. */
export function RichTextEditor(props: RichTextProps) {
  const say = useWords()
  const [isSource, setSource] = useState(false)
  const isKept = isKeptByEditor(props.value)
  const tidy = () => {
    if (!isKept) props.onChange(writeText(readText(props.value)))
    setSource(false)
  }
  if (!isSource && isKept) return <VisualEditor {...props} onSource={() => setSource(true)} />
  return (
    <>
      {!isKept && <p className="hint">{say(richTextTexts.arranged)}</p>}
      <SourceField {...props} />
      {!props.readOnly && (
        <Button kind="ghost" size="small" onClick={tidy}>
          {say(richTextTexts.visual)}
        </Button>
      )}
    </>
  )
}

function VisualEditor({ value, onChange, readOnly, label, lang, tied, pictures, onSource }: RichTextProps & { onSource: () => void }) {
  const [inserting, setInserting] = useState<Inserting | null>(null)
  const { pasted, take, drop } = usePaste()
  const { place, state, run } = useTextEditor({
    value,
    onChange,
    readOnly,
    attributes: {
      ...attributesOf(tied),
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-label': label,
      lang,
      class: 'input rich-text-words',
    },
    onPaste: (html) => void take(html, (clean) => run(insertHtml(clean))),
  })
  const paste = (command: Command) => {
    drop()
    run(command)
  }
  return (
    <div className="rich-text">
      {!readOnly && <TextToolbar label={label} state={state} run={run} onInsert={setInserting} onSource={onSource} />}
      <div ref={place} />
      {inserting && (
        <InsertDialog
          what={inserting}
          state={state}
          pictures={pictures}
          onInsert={(command) => {
            setInserting(null)
            run(command)
          }}
          onClose={() => setInserting(null)}
        />
      )}
      {pasted && (
        <PasteDialog
          lost={pasted.lost}
          onRest={() => paste(insertHtml(pasted.clean))}
          onWords={() => paste(insertWords(pasted.clean))}
          onClose={drop}
        />
      )}
    </div>
  )
}

function attributesOf(tied: RichTextProps['tied']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(tied)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  )
}

type Pasted = { clean: string; lost: readonly LostPart[] }
const mostPasted = 200_000

/** What is pasted is cleaned as it would be on saving; what falls away is shown before anything stands in the text. */
function usePaste() {
  const [say, language] = [useWords(), useLanguage()]
  const { texts } = useOffice()
  const showToast = useToasts()
  const [pasted, setPasted] = useState<Pasted | null>(null)
  const take = async (html: string, insert: (clean: string) => void) => {
    const shorter = withoutBallast(html)
    if (shorter.length > mostPasted) return showToast({ kind: 'error', message: say(richTextTexts.pasteTooLong) })
    try {
      const { clean, lost } = await texts.clean({ html: shorter })
      const told = lost.filter(({ tag, attribute }) => !isWrapping(tag, attribute))
      if (told.length === 0) insert(clean)
      else setPasted({ clean, lost: told })
    } catch (error) {
      showToast({ kind: 'error', message: problemMessage(error, language) })
    }
  }
  return { pasted, take, drop: () => setPasted(null) }
}

/** Style sheets and pictures that are written out fall away wholly, and are long. */
function withoutBallast(html: string): string {
  return html.replaceAll(/<style\b[^>]*>[\s\S]*?<\/style>/gi, '<style></style>').replaceAll(/data:[^"'\s)]{100,}/g, 'data:')
}

/** What browsers and editors put around everything that is copied says nothing of it. */
function isWrapping(tag: string, attribute: string | null): boolean {
  return ['html', 'head', 'body', 'meta'].includes(tag) || attribute === 'data-pm-slice'
}

function insertHtml(clean: string): Command {
  return (state: EditorState, dispatch) => {
    const slice = TextParser.fromSchema(textSchema).parseSlice(prepared(clean), { preserveWhitespace: 'full' })
    dispatch?.(state.tr.replaceSelection(slice).scrollIntoView())
    return true
  }
}
