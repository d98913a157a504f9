import { noteTexts } from '#texts/office/order-page/notes.ts'
import { useMemberChange } from '../../../data/members/use-member-change.ts'
import { useOffice } from '../../../data/office.tsx'
import type { NoteDeeds } from '../note-deeds.ts'

/** What can be done with a note on this member. */
export function useNotesOfMember(uid: string): NoteDeeds {
  const { memberNotes } = useOffice()
  const change = useMemberChange(uid)
  const isDone = (answer: unknown) => answer !== null
  return {
    change: (id, { next, before }) =>
      change({
        act: (press) => memberNotes.change({ id, ...next }, press),
        done: noteTexts.changed,
        undo: () => memberNotes.change({ id, ...before }),
      }).then(isDone),
    remove: (id) =>
      change({
        act: (press) => memberNotes.remove({ id }, press),
        done: noteTexts.removed,
        undo: () => memberNotes.restore({ id }),
      }).then(isDone),
    restore: (id) =>
      change({
        act: (press) => memberNotes.restore({ id }, press),
        done: noteTexts.restored,
        undo: () => memberNotes.remove({ id }),
      }).then(isDone),
  }
}
