import { useRef, useState, type SubmitEvent } from 'react'
import type { MemberNote } from '#contract/office/api/members/member-page.ts'
import { memberTexts } from '#texts/office/members/member.ts'
import { noteTexts } from '#texts/office/order-page/notes.ts'
import { Button } from '#ui/controls/button.tsx'
import { useWords } from '#ui/words/words.ts'
import { useShortcuts } from '../../../data/keys/shortcuts.tsx'
import { useMemberChange } from '../../../data/members/use-member-change.ts'
import { useOffice } from '../../../data/office.tsx'
import { useKeptForm } from '../../../data/saving/use-kept-form.tsx'
import { useColleagues } from '../../../data/use-colleagues.ts'
import { mentionedIn } from '../../../ui/notes/mentions.ts'
import { NoteText } from '../../../ui/notes/note-text.tsx'
import { Panel } from '../page/panel.tsx'
import { MemberNoteItem } from './member-note-item.tsx'
import { RemovedMemberNotes } from './removed-member-notes.tsx'

/** What people of the office tell each other about a member: pinned notes first, which stand on every order too, then the newest. */
export function MemberNotes({ notes, uid }: { notes: readonly MemberNote[]; uid: string }) {
  const stand = notes.filter(({ removed }) => removed === null).toSorted((one, other) => Number(other.pinned) - Number(one.pinned))
  const removed = notes.filter((note) => note.removed !== null)
  return (
    <Panel title={memberTexts.notes}>
      <div className="body grid gap-3">
        <NoteForm uid={uid} />
        {stand.length > 0 && (
          <ul className="notes">
            {stand.map((note) => (
              <MemberNoteItem key={note.id} note={note} uid={uid} />
            ))}
          </ul>
        )}
        {removed.length > 0 && <RemovedMemberNotes notes={removed} uid={uid} />}
      </div>
    </Panel>
  )
}

const empty = { text: '', pinned: false }

function NoteForm({ uid }: { uid: string }) {
  const say = useWords()
  const { memberNotes } = useOffice()
  const change = useMemberChange(uid)
  const people = useColleagues()
  const [wanted, setWanted] = useState(empty)
  const [busy, setBusy] = useState(false)
  const box = useRef<HTMLTextAreaElement>(null)
  const kept = useKeptForm({ form: `member ${uid} note`, values: wanted, onTake: setWanted })
  useShortcuts(memberTexts.keys, [{ keys: 'n', does: noteTexts.write, act: () => box.current?.focus() }])
  const save = async (event?: SubmitEvent) => {
    event?.preventDefault()
    if (busy || wanted.text.trim() === '') return
    setBusy(true)
    const note = { uid, ...wanted, mentioned: mentionedIn(wanted.text, people) }
    const added = await change({
      act: (press) => memberNotes.add(note, press),
      done: noteTexts.added,
      undo: ({ id }) => memberNotes.remove({ id }),
    })
    setBusy(false)
    if (added === null) return
    setWanted(empty)
    kept.forget()
  }
  return (
    <form className="grid gap-2" onSubmit={(event) => void save(event)}>
      {kept.offer}
      <NoteText
        ref={box}
        value={wanted.text}
        people={people}
        onChange={(text) => setWanted((before) => ({ ...before, text }))}
        onSave={() => void save()}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-[13px]">
        <label className="flex min-h-[44px] items-center gap-2 md:min-h-[28px]">
          <input
            type="checkbox"
            checked={wanted.pinned}
            onChange={({ target }) => setWanted((before) => ({ ...before, pinned: target.checked }))}
          />
          {say(memberTexts.pinOnOrders)}
        </label>
        <Button type="submit" kind="secondary" size="small" busy={busy} className="ml-auto">
          {say(noteTexts.save)}
        </Button>
      </div>
    </form>
  )
}
