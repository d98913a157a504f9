import { noteTexts } from '#texts/office/order-page/notes.ts'
import { useOffice } from '../../../data/office.tsx'
import { useOrderChange } from '../../../data/orders/use-order-change.ts'
import type { NoteChange, NoteDeeds } from '../note-deeds.ts'

type OrderNoteChange = NoteChange & { print_on_pick?: boolean }
type Deeds = NoteDeeds & { change: (id: number, change: { next: OrderNoteChange; before: OrderNoteChange }) => Promise<boolean> }

/** What can be done with a note on this order. */
export function useNotesOfOrder(number: string): Deeds {
  const { orderPage } = useOffice()
  const change = useOrderChange(number)
  return {
    change: (id, { next, before }) =>
      change({
        act: (press) => orderPage.notes.change({ id, ...next }, press),
        done: noteTexts.changed,
        undo: () => orderPage.notes.change({ id, ...before }),
      }),
    remove: (id) =>
      change({
        act: (press) => orderPage.notes.remove({ id }, press),
        done: noteTexts.removed,
        undo: () => orderPage.notes.restore({ id }),
      }),
    restore: (id) =>
      change({
        act: (press) => orderPage.notes.restore({ id }, press),
        done: noteTexts.restored,
        undo: () => orderPage.notes.remove({ id }),
      }),
  }
}
