import { categoriesTexts } from '#texts/office/goods/categories.ts'
import { ConfirmDialog } from '#ui/layers/confirm-dialog.tsx'
import { useWords } from '#ui/words/words.ts'

/** A draft that is thrown away is gone. */
export function DiscardDialog({ onDiscard, onClose }: { onDiscard: () => Promise<boolean>; onClose: () => void }) {
  const say = useWords()
  const discard = async () => {
    await onDiscard()
  }
  return (
    <ConfirmDialog
      title={say(categoriesTexts.discard)}
      confirm={say(categoriesTexts.discard)}
      cancel={say(categoriesTexts.cancel)}
      onConfirm={discard}
      onClose={onClose}
    >
      <p>{say(categoriesTexts.discardHow)}</p>
    </ConfirmDialog>
  )
}
