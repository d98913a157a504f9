import type { MemberNote } from '#contract/office/api/members/member-page.ts'
import { noteTexts, removedBy } from '#texts/office/order-page/notes.ts'
import { formatShortMoment } from '#texts/office/times.ts'
import { Button } from '#ui/controls/button.tsx'
import { useWords } from '#ui/words/words.ts'
import { useMemberChange } from '../../../data/members/use-member-change.ts'
import { useOffice } from '../../../data/office.tsx'

/** Notes on a member that were put away, with the way back. */
export function RemovedMemberNotes({ notes, uid }: { notes: readonly MemberNote[]; uid: string }) {
  const say = useWords()
  const { memberNotes } = useOffice()
  const change = useMemberChange(uid)
  const restore = (id: number) =>
    change({
      act: (press) => memberNotes.restore({ id }, press),
      done: noteTexts.restored,
      undo: () => memberNotes.remove({ id }),
    })
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
            <Button kind="secondary" size="small" onClick={() => void restore(id)}>
              {say(noteTexts.restore)}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  )
}
