import type { ReactNode } from 'react'
import { noteTexts, removedBy } from '#texts/office/order-page/notes.ts'
import { formatShortMoment } from '#texts/office/times.ts'
import { Button } from '#ui/controls/button.tsx'
import { useWords } from '#ui/words/words.ts'
import type { NoteDeeds } from './note-deeds.ts'
import type { Note } from './note-item.tsx'

type RemovedNotesProps = { notes: readonly Note[]; deeds: NoteDeeds; children?: ReactNode }

/** Notes that were put away, with the way back. */
export function RemovedNotes({ notes, deeds, children }: RemovedNotesProps) {
  const say = useWords()
  return (
    <details>
      <summary className="dim min-h-[44px] cursor-pointer text-[13px] md:min-h-[28px]">
        {say(noteTexts.removedOnes)} {notes.length}
      </summary>
      <ul className="notes mt-2">
        {notes.map(({ id, text, removed }) => (
          <li key={id} className="flex items-start gap-3">
            <div className="min-w-0 flex-1">
              <p className="dim break-words whitespace-pre-wrap">{text}</p>
              {removed && <span className="dim text-xs">{say(removedBy(removed.by, formatShortMoment(removed.at)))}</span>}
            </div>
            <Button kind="secondary" size="small" onClick={() => void deeds.restore(id)}>
              {say(noteTexts.restore)}
            </Button>
          </li>
        ))}
      </ul>
      {children}
    </details>
  )
}
