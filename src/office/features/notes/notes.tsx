import type { ReactNode } from 'react'
import type { NoteDeeds } from './note-deeds.ts'
import type { Note } from './note-item.tsx'
import { RemovedNotes } from './removed-notes.tsx'

type NotesProps<Written extends Note> = {
  notes: readonly Written[]
  deeds: NoteDeeds
  /** Where a new one is written. */
  form: ReactNode
  draw: (note: Written) => ReactNode
  /** What stands below those that were put away. */
  belowRemoved?: ReactNode
}

/** What people of the office tell each other about something: pinned notes first, then the newest. */
export function Notes<Written extends Note>({ notes, deeds, form, draw, belowRemoved }: NotesProps<Written>) {
  const stand = notes.filter(({ removed }) => removed === null).toSorted((one, other) => Number(other.pinned) - Number(one.pinned))
  const removed = notes.filter((note) => note.removed !== null)
  return (
    <div className="body grid gap-3">
      {form}
      {stand.length > 0 && <ul className="notes">{stand.map(draw)}</ul>}
      {removed.length > 0 && (
        <RemovedNotes notes={removed} deeds={deeds}>
          {belowRemoved}
        </RemovedNotes>
      )}
    </div>
  )
}
