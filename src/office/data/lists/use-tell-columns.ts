import { listTexts } from '#texts/office/lists.ts'
import { useWords } from '#ui/words/words.ts'
import { useTellChange } from '../saving/tell-change.tsx'

/** The newest change of columns in this window, from whichever part of the page it came. */
let newest: { withdraw: () => void } = { withdraw: () => undefined }

/**
 * Tells that columns are kept. Taking it back puts all of them as they stood before, so it is offered for the newest change alone: a newer
 * one withdraws the older offer as soon as it is made.
 */
export function useTellColumns(): (kept: Promise<unknown>, undo: () => Promise<unknown>) => void {
  const say = useWords()
  const tellChange = useTellChange()
  return (kept, undo) => {
    newest.withdraw()
    const mine = { withdraw: () => undefined as void }
    newest = mine
    void kept.then(
      () => {
        if (newest === mine) mine.withdraw = tellChange({ message: say(listTexts.columnsKept), undo })
      },
      () => undefined,
    )
  }
}
