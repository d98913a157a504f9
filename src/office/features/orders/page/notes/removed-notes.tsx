import type { OrderNote } from '#contract/office/api/order-page.ts'
import { noteTexts, removedBy } from '#texts/office/order-page/notes.ts'
import { formatShortMoment } from '#texts/office/times.ts'
import { Button } from '#ui/controls/button.tsx'
import { PageLink } from '#ui/controls/page-link.tsx'
import { useWords } from '#ui/words/words.ts'
import { useOffice } from '../../../../data/office.tsx'
import { officePaths } from '../../../../data/paths.ts'
import { useOrderChange } from '../../../../data/orders/use-order-change.ts'

/** Notes that were put away, with the way back. */
export function RemovedNotes({ notes, number }: { notes: readonly OrderNote[]; number: string }) {
  const say = useWords()
  const { orderPage } = useOffice()
  const change = useOrderChange(number)
  const restore = (id: number) =>
    change({
      act: (press) => orderPage.notes.restore({ id }, press),
      done: noteTexts.restored,
      undo: () => orderPage.notes.remove({ id }),
    })
  return (
    <details>
      <summary className="dim min-h-[44px] md:min-h-[28px] cursor-pointer text-[13px]">
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
      <PageLink className="row-link mt-2 inline-block text-[13px]" href={officePaths.removed({ kind: 'notes' })}>
        {say(noteTexts.allRemoved)}
      </PageLink>
    </details>
  )
}
