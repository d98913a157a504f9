import { Paperclip, Printer } from 'lucide-react'
import type { OrderNote } from '#contract/office/api/order-page.ts'
import { noteTexts } from '#texts/office/order-page/notes.ts'
import { IconButton } from '#ui/controls/button.tsx'
import { PageLink } from '#ui/controls/page-link.tsx'
import { useWords } from '#ui/words/words.ts'
import { officePaths } from '../../../data/paths.ts'
import { Panel } from '../../../ui/panel.tsx'
import { NoteItem } from '../note-item.tsx'
import { Notes } from '../notes.tsx'
import { OrderNoteForm } from './order-note-form.tsx'
import { useNotesOfOrder } from './use-notes-of-order.ts'

type OrderNotesProps = { notes: readonly OrderNote[]; number: string }

/** What people of the office tell each other about an order; its buyer never sees them. */
export function OrderNotes({ notes, number }: OrderNotesProps) {
  const say = useWords()
  const allRemoved = (
    <PageLink className="row-link mt-2 inline-block text-[13px]" href={officePaths.removed({ kind: 'notes' })}>
      {say(noteTexts.allRemoved)}
    </PageLink>
  )
  return (
    <Panel title={noteTexts.heading}>
      <Notes
        notes={notes}
        deeds={useNotesOfOrder(number)}
        form={<OrderNoteForm number={number} />}
        draw={(note) => <NoteOnOrder key={note.id} note={note} number={number} />}
        belowRemoved={allRemoved}
      />
    </Panel>
  )
}

/** It may be printed on the pick list, and carry files. */
function NoteOnOrder({ note, number }: { note: OrderNote; number: string }) {
  const say = useWords()
  const deeds = useNotesOfOrder(number)
  const { id, print_on_pick: printed } = note
  const print = () => deeds.change(id, { next: { print_on_pick: !printed }, before: { print_on_pick: printed } })
  const tools = (
    <IconButton label={say(printed ? noteTexts.noPrint : noteTexts.print)} aria-pressed={printed} onClick={() => void print()}>
      <Printer size={15} aria-hidden="true" />
    </IconButton>
  )
  return (
    <NoteItem note={note} deeds={deeds} form={`note ${id}`} told={printed && ` · ${say(noteTexts.printed)}`} tools={tools}>
      {note.files.length > 0 && <NoteFiles files={note.files} />}
    </NoteItem>
  )
}

function NoteFiles({ files }: Pick<OrderNote, 'files'>) {
  const say = useWords()
  return (
    <ul className="note-files" aria-label={say(noteTexts.files)}>
      {files.map(({ id, name, kind }) => (
        <li key={id}>
          <a href={officePaths.noteFile(id)} target="_blank" rel="noreferrer" title={name}>
            {kind === 'pdf' ? (
              <span className="note-paper">
                <Paperclip size={15} aria-hidden="true" /> {name}
              </span>
            ) : (
              <img src={officePaths.noteFile(id)} alt={name} width={64} height={64} loading="lazy" />
            )}
            <span className="sr-only">{say(noteTexts.newTab)}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
