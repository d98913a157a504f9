import { CirclePause } from 'lucide-react'
import type { OfficeOrder } from '#contract/office/api/orders.ts'
import { heldSince, heldText, holdReasonTexts } from '#texts/office/orders.ts'
import { formatShortMoment } from '#texts/office/times.ts'
import { NoteBox } from '#ui/panel.tsx'
import { useWords } from '#ui/words/words.ts'

/** Why an order must not be picked yet, who said so, and since when. */
export function HeldNote({ held: { reason, by, at } }: { held: NonNullable<OfficeOrder['held']> }) {
  const say = useWords()
  return (
    <NoteBox kind="warning" sign={<CirclePause size={20} aria-hidden="true" />}>
      <b className="font-semibold">{say(heldText(holdReasonTexts[reason]))}</b>
      <span className="dim block text-[13px]">{say(heldSince(by, formatShortMoment(at)))}</span>
    </NoteBox>
  )
}
