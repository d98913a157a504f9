import type { CartItem } from '#contract/shop/api/cart.ts'
import { cartTexts, lineDeleted, recoverLine } from '#texts/shop/cart.ts'
import { UndoRow } from '#ui/controls/undo-row.tsx'
import { useWords } from '#ui/words/words.ts'

type RemovedLineProps = { line: CartItem; onRecover: () => void; onTimeOver: () => void }

/** Stands in place of a deleted line while it can be recovered (CRT-18 to CRT-20). */
export function RemovedLine({ line: { product }, ...acts }: RemovedLineProps) {
  const say = useWords()
  return (
    <UndoRow said={say(lineDeleted(product.name))} undo={say(cartTexts.recover)} undoLabel={say(recoverLine(product.name))} {...acts} />
  )
}
