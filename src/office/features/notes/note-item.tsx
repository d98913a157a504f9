import { Pencil, Pin, PinOff, Trash2 } from 'lucide-react'
import { useState, type ReactNode, type SubmitEvent } from 'react'
import type { MemberNote } from '#contract/office/api/members/member-page.ts'
import { noteTexts } from '#texts/office/order-page/notes.ts'
import { Button, IconButton } from '#ui/controls/button.tsx'
import { useWords } from '#ui/words/words.ts'
import { useKeptForm } from '../../data/saving/use-kept-form.tsx'
import { useColleagues } from '../../data/use-colleagues.ts'
import { useMe } from '../../data/use-me.ts'
import { piecesOf } from '../../ui/notes/mentions.ts'
import { When } from '../../ui/when.tsx'
import type { NoteDeeds } from './note-deeds.ts'

/** What every note says, whatever it stands on. */
export type Note = MemberNote

type NoteItemProps = {
  note: Note
  deeds: NoteDeeds
  /** What its words are kept under while they are changed. */
  form: string
  /** What else is said of it beside its time. */
  told?: ReactNode
  /** What else can be done with it. */
  tools?: ReactNode
  /** What stands below its words. */
  children?: ReactNode
}

/** One note, with what can be done with it. Its words are its writer's to change. */
export function NoteItem({ note, deeds, form, told, tools, children }: NoteItemProps) {
  const [editing, setEditing] = useState(false)
  return (
    <li className={note.pinned ? 'pinned' : undefined}>
      <NoteHead note={note} deeds={deeds} told={told} tools={tools} onEdit={() => setEditing(true)} />
      {editing ? (
        <NoteEdit note={note} deeds={deeds} form={form} onClose={() => setEditing(false)} />
      ) : (
        <>
          <NoteWords text={note.text} />
          {children}
        </>
      )}
    </li>
  )
}

function NoteHead({ note, deeds, told, tools, onEdit }: Omit<NoteItemProps, 'form' | 'children'> & { onEdit: () => void }) {
  const say = useWords()
  const { id: ownId } = useMe()
  const { id, pinned } = note
  const pin = () => deeds.change(id, { next: { pinned: !pinned }, before: { pinned } })
  return (
    <div className="flex flex-wrap items-center gap-x-2">
      <b className="font-medium">{note.by}</b>
      <span className="dim text-xs">
        <When at={note.at} />
        {note.edited_at && ` · ${say(noteTexts.edited)}`}
        {pinned && ` · ${say(noteTexts.pinned)}`}
        {told}
      </span>
      <span className="ml-auto flex">
        <IconButton label={say(pinned ? noteTexts.unpin : noteTexts.pin)} onClick={() => void pin()}>
          {pinned ? <PinOff size={15} aria-hidden="true" /> : <Pin size={15} aria-hidden="true" />}
        </IconButton>
        {tools}
        {note.staff_id === ownId && (
          <IconButton label={say(noteTexts.edit)} onClick={onEdit}>
            <Pencil size={15} aria-hidden="true" />
          </IconButton>
        )}
        <IconButton label={say(noteTexts.remove)} onClick={() => void deeds.remove(id)}>
          <Trash2 size={15} aria-hidden="true" />
        </IconButton>
      </span>
    </div>
  )
}

function NoteWords({ text }: { text: string }) {
  const people = useColleagues()
  return (
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
  )
}

type NoteEditProps = Pick<NoteItemProps, 'note' | 'deeds' | 'form'> & { onClose: () => void }

function NoteEdit({ note: { id, text: was }, deeds, form, onClose }: NoteEditProps) {
  const say = useWords()
  const [text, setText] = useState(was)
  const kept = useKeptForm({ form, values: text, onTake: setText })
  const save = async (event: SubmitEvent) => {
    event.preventDefault()
    if (!(await deeds.change(id, { next: { text }, before: { text: was } }))) return
    // What was typed meanwhile is still to be saved.
    if (!kept.beginAnew(text)) onClose()
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
