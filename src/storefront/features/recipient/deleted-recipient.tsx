import type { ContactRow } from '#contract/shop/api/recipients.ts'
import { recipientDeleted, undoDeletion, undoDeletionOf } from '#texts/shop/checkout.ts'
import { UndoRow } from '#ui/controls/undo-row.tsx'
import { useWords } from '#ui/words/words.ts'
import type { Removals } from './use-removals.ts'

/** Stands in place of a deleted recipient while that can be undone, as in the cart (RCP-33). */
export function DeletedRecipient({ contact: { id, name }, removals }: { contact: ContactRow; removals: Removals }) {
  const say = useWords()
  return (
    <UndoRow
      said={say(recipientDeleted(name))}
      undo={say(undoDeletion)}
      undoLabel={say(undoDeletionOf(name))}
      onRecover={() => removals.recover(id)}
      onTimeOver={() => removals.finish(id)}
    />
  )
}
