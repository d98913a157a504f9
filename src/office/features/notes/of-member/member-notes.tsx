import { useRef, useState, type SubmitEvent } from 'react'
import type { MemberNote } from '#contract/office/api/members/member-page.ts'
import { memberTexts } from '#texts/office/members/member.ts'
import { noteTexts } from '#texts/office/order-page/notes.ts'
import { Button } from '#ui/controls/button.tsx'
import { useWords } from '#ui/words/words.ts'
import { useShortcuts } from '../../../data/keys/shortcuts.tsx'
import { useMemberChange } from '../../../data/members/use-member-change.ts'
import { useOffice } from '../../../data/office.tsx'
import { typedSince } from '../../../data/saving/typed-since.ts'
import { useKeptForm } from '../../../data/saving/use-kept-form.tsx'
import { useColleagues, useFindColleagues } from '../../../data/use-colleagues.ts'
import { mentionedIn } from '../../../ui/notes/mentions.ts'
import { NoteText } from '../../../ui/notes/note-text.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { NoteItem } from '../note-item.tsx'
import { NoteTick } from '../note-tick.tsx'
import { Notes } from '../notes.tsx'
import { useNotesOfMember } from './use-notes-of-member.ts'

/** What people of the office tell each other about a member; pinned notes stand on every order too. */
export function MemberNotes({ notes, uid }: { notes: readonly MemberNote[]; uid: string }) {
  const deeds = useNotesOfMember(uid)
  return (
    <Panel title={memberTexts.notes}>
      <Notes
        notes={notes}
        deeds={deeds}
        form={<NoteForm uid={uid} />}
        draw={(note) => <NoteItem key={note.id} note={note} deeds={deeds} form={`member note ${note.id}`} />}
      />
    </Panel>
  )
}

const empty = { text: '', pinned: false }

function NoteForm({ uid }: { uid: string }) {
  const say = useWords()
  const { memberNotes } = useOffice()
  const change = useMemberChange(uid)
  const people = useColleagues()
  const findColleagues = useFindColleagues()
  const [wanted, setWanted] = useState(empty)
  const [busy, setBusy] = useState(false)
  const box = useRef<HTMLTextAreaElement>(null)
  const kept = useKeptForm({ form: `member ${uid} note`, values: wanted, onTake: setWanted })
  useShortcuts(memberTexts.keys, [{ keys: 'n', does: noteTexts.write, act: () => box.current?.focus() }])
  const save = async (event?: SubmitEvent) => {
    event?.preventDefault()
    if (busy || wanted.text.trim() === '') return
    setBusy(true)
    const added = await change({
      act: async (press) => memberNotes.add({ uid, ...wanted, mentioned: mentionedIn(wanted.text, await findColleagues()) }, press),
      done: noteTexts.added,
      undo: ({ id }) => memberNotes.remove({ id }),
    })
    setBusy(false)
    if (added === null) return
    const restOf = (now: typeof empty) => ({ ...empty, ...typedSince(now, wanted) })
    setWanted(restOf)
    kept.beginAnew(empty, restOf)
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
        <NoteTick
          label={say(memberTexts.pinOnOrders)}
          checked={wanted.pinned}
          onChange={(pinned) => setWanted((before) => ({ ...before, pinned }))}
        />
        <Button type="submit" kind="secondary" size="small" busy={busy} className="ml-auto">
          {say(noteTexts.save)}
        </Button>
      </div>
    </form>
  )
}
