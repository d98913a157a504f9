import { useState, type SubmitEvent } from 'react'
import { Paperclip, Pencil, Pin, PinOff, Printer, Trash2 } from 'lucide-react'
import type { OrderNote } from '#contract/office/api/order-page.ts'
import { noteTexts } from '#texts/office/order-page/notes.ts'
import { Button, IconButton } from '#ui/controls/button.tsx'
import { useWords } from '#ui/words/words.ts'
import { useOffice } from '../../../../data/office.tsx'
import { officePaths } from '../../../../data/paths.ts'
import { useColleagues } from '../../../../data/use-colleagues.ts'
import { useMe } from '../../../../data/use-me.ts'
import { useOrderChange } from '../../../../data/orders/use-order-change.ts'
import { When } from '../../../../ui/when.tsx'
import { piecesOf } from '../../../../ui/notes/mentions.ts'
import { useKeptForm } from '../../../../data/saving/use-kept-form.tsx'

type NoteItemProps = { note: OrderNote; number: string }

/** One note, with what can be done with it. Its words are its writer's to change. */
export function NoteItem({ note, number }: NoteItemProps) {
  const [editing, setEditing] = useState(false)
  return (
    <li className={note.pinned ? 'pinned' : undefined}>
      <NoteHead note={note} number={number} onEdit={() => setEditing(true)} />
      {editing ? <NoteEdit note={note} number={number} onClose={() => setEditing(false)} /> : <NoteWords note={note} />}
    </li>
  )
}

function NoteHead({ note, number, onEdit }: NoteItemProps & { onEdit: () => void }) {
  const say = useWords()
  const { orderPage } = useOffice()
  const change = useOrderChange(number)
  const { id: ownId } = useMe()
  const { id, pinned, print_on_pick: printed } = note
  const set = (wish: { pinned?: boolean; print_on_pick?: boolean }, back: typeof wish) =>
    change({
      act: () => orderPage.notes.change({ id, ...wish }),
      done: noteTexts.changed,
      undo: () => orderPage.notes.change({ id, ...back }),
    })
  const remove = () =>
    change({ act: () => orderPage.notes.remove({ id }), done: noteTexts.removed, undo: () => orderPage.notes.restore({ id }) })
  return (
    <div className="flex flex-wrap items-center gap-x-2">
      <b className="font-medium">{note.by}</b>
      <span className="dim text-xs">
        <When at={note.at} />
        {note.edited_at && ` · ${say(noteTexts.edited)}`}
        {pinned && ` · ${say(noteTexts.pinned)}`}
        {printed && ` · ${say(noteTexts.printed)}`}
      </span>
      <span className="ml-auto flex">
        <IconButton label={say(pinned ? noteTexts.unpin : noteTexts.pin)} onClick={() => void set({ pinned: !pinned }, { pinned })}>
          {pinned ? <PinOff size={15} aria-hidden="true" /> : <Pin size={15} aria-hidden="true" />}
        </IconButton>
        <IconButton
          label={say(printed ? noteTexts.noPrint : noteTexts.print)}
          aria-pressed={printed}
          onClick={() => void set({ print_on_pick: !printed }, { print_on_pick: printed })}
        >
          <Printer size={15} aria-hidden="true" />
        </IconButton>
        {note.staff_id === ownId && (
          <IconButton label={say(noteTexts.edit)} onClick={onEdit}>
            <Pencil size={15} aria-hidden="true" />
          </IconButton>
        )}
        <IconButton label={say(noteTexts.remove)} onClick={() => void remove()}>
          <Trash2 size={15} aria-hidden="true" />
        </IconButton>
      </span>
    </div>
  )
}

function NoteWords({ note: { text, files } }: { note: OrderNote }) {
  const say = useWords()
  const people = useColleagues()
  return (
    <>
      <p className="break-words whitespace-pre-wrap">
        {piecesOf(text, people).map(({ at, text: piece, isName }) =>
          isName ? (
            <span key={at} className="text-brand-text">
              {piece}
            </span>
          ) : (
            piece
          ),
        )}
      </p>
      {files.length > 0 && (
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
      )}
    </>
  )
}

function NoteEdit({ note: { id, text: was }, number, onClose }: NoteItemProps & { onClose: () => void }) {
  const say = useWords()
  const { orderPage } = useOffice()
  const change = useOrderChange(number)
  const [text, setText] = useState(was)
  const kept = useKeptForm({ form: `note ${id}`, values: text, onTake: setText })
  const save = async (event: SubmitEvent) => {
    event.preventDefault()
    const undo = () => orderPage.notes.change({ id, text: was })
    if (!(await change({ act: () => orderPage.notes.change({ id, text }), done: noteTexts.changed, undo }))) return
    kept.forget()
    onClose()
  }
  return (
    <form className="grid gap-2" onSubmit={(event) => void save(event)}>
      {kept.offer}
      <textarea
        className="input min-h-[72px]"
        aria-label={say(noteTexts.edit)}
        required
        maxLength={2000}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <div className="flex justify-end gap-2">
        <Button kind="ghost" size="small" onClick={onClose}>
          {say(noteTexts.cancel)}
        </Button>
        <Button type="submit" kind="secondary" size="small">
          {say(noteTexts.change)}
        </Button>
      </div>
    </form>
  )
}
