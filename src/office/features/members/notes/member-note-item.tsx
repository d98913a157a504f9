import { Pencil, Pin, PinOff, Trash2 } from 'lucide-react'
import { useState, type SubmitEvent } from 'react'
import type { MemberNote } from '#contract/office/api/members/member-page.ts'
import { noteTexts } from '#texts/office/order-page/notes.ts'
import { Button, IconButton } from '#ui/controls/button.tsx'
import { useWords } from '#ui/words/words.ts'
import { useMemberChange } from '../../../data/members/use-member-change.ts'
import { useOffice } from '../../../data/office.tsx'
import { useKeptForm } from '../../../data/saving/use-kept-form.tsx'
import { useColleagues } from '../../../data/use-colleagues.ts'
import { useMe } from '../../../data/use-me.ts'
import { piecesOf } from '../../../ui/notes/mentions.ts'
import { When } from '../../../ui/when.tsx'

type NoteItemProps = { note: MemberNote; uid: string }

/** One note on a member, with what can be done with it. Its words are its writer's to change. */
export function MemberNoteItem({ note, uid }: NoteItemProps) {
  const people = useColleagues()
  const [editing, setEditing] = useState(false)
  return (
    <li className={note.pinned ? 'pinned' : undefined}>
      <NoteHead note={note} uid={uid} onEdit={() => setEditing(true)} />
      {editing ? (
        <NoteEdit note={note} uid={uid} onClose={() => setEditing(false)} />
      ) : (
        <p className="break-words whitespace-pre-wrap">
          {piecesOf(note.text, people).map(({ at, text, isName }) =>
            isName ? (
              <span key={at} className="text-brand-text">
                {text}
              </span>
            ) : (
              text
            ),
          )}
        </p>
      )}
    </li>
  )
}

function NoteHead({ note, uid, onEdit }: NoteItemProps & { onEdit: () => void }) {
  const say = useWords()
  const { memberNotes } = useOffice()
  const change = useMemberChange(uid)
  const { id: ownId } = useMe()
  const { id, pinned } = note
  const pin = () =>
    change({
      act: (press) => memberNotes.change({ id, pinned: !pinned }, press),
      done: noteTexts.changed,
      undo: () => memberNotes.change({ id, pinned }),
    })
  const remove = () =>
    change({ act: (press) => memberNotes.remove({ id }, press), done: noteTexts.removed, undo: () => memberNotes.restore({ id }) })
  return (
    <div className="flex flex-wrap items-center gap-x-2">
      <b className="font-medium">{note.by}</b>
      <span className="dim text-xs">
        <When at={note.at} />
        {note.edited_at && ` · ${say(noteTexts.edited)}`}
        {pinned && ` · ${say(noteTexts.pinned)}`}
      </span>
      <span className="ml-auto flex">
        <IconButton label={say(pinned ? noteTexts.unpin : noteTexts.pin)} onClick={() => void pin()}>
          {pinned ? <PinOff size={15} aria-hidden="true" /> : <Pin size={15} aria-hidden="true" />}
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

function NoteEdit({ note: { id, text: was }, uid, onClose }: NoteItemProps & { onClose: () => void }) {
  const say = useWords()
  const { memberNotes } = useOffice()
  const change = useMemberChange(uid)
  const [text, setText] = useState(was)
  const kept = useKeptForm({ form: `member note ${id}`, values: text, onTake: setText })
  const save = async (event: SubmitEvent) => {
    event.preventDefault()
    const undo = () => memberNotes.change({ id, text: was })
    const saved = await change({ act: (press) => memberNotes.change({ id, text }, press), done: noteTexts.changed, undo })
    if (saved === null) return
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
