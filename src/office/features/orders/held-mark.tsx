import { CirclePause } from 'lucide-react'
import type { HoldReason } from '#rules/orders/hold.ts'
import { heldText, holdReasonTexts } from '#texts/office/orders.ts'
import { useWords } from '#ui/words/words.ts'

/** On an order that must not be picked yet, in lists. */
export function HeldMark({ reason }: { reason: HoldReason }) {
  const say = useWords()
  const text = say(heldText(holdReasonTexts[reason]))
  return (
    <span title={text}>
      <CirclePause size={15} className="text-wait" aria-hidden="true" />
      <span className="hidden-text">{text}</span>
    </span>
  )
}
