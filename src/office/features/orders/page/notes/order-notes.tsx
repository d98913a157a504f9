import type { OrderNote } from '#contract/office/api/order-page.ts'
import { noteTexts } from '#texts/office/order-page/notes.ts'
import { useWords } from '#ui/words/words.ts'
import { NoteForm } from './note-form.tsx'
import { NoteItem } from './note-item.tsx'
import { RemovedNotes } from './removed-notes.tsx'

/** What people of the office tell each other about an order: pinned notes first, then the newest; its buyer never sees them. */
export function OrderNotes({ notes, number }: { notes: readonly OrderNote[]; number: string }) {
  const say = useWords()
  const stand = notes.filter(({ removed }) => removed === null).toSorted((one, other) => Number(other.pinned) - Number(one.pinned))
  const removed = notes.filter((note) => note.removed !== null)
  return (
    <section className="office-panel" aria-label={say(noteTexts.heading)}>
      <header>
        <h2>{say(noteTexts.heading)}</h2>
      </header>
      <div className="body grid gap-3">
        <NoteForm number={number} />
        {stand.length > 0 && (
          <ul className="notes">
            {stand.map((note) => (
              <NoteItem key={note.id} note={note} number={number} />
            ))}
          </ul>
        )}
        {removed.length > 0 && <RemovedNotes notes={removed} number={number} />}
      </div>
    </section>
  )
}
