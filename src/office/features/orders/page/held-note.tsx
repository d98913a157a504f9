import { CirclePause } from 'lucide-react'
import type { OfficeOrder } from '#contract/office/api/orders.ts'
import { heldSince, heldText, holdReasonTexts } from '#texts/office/orders.ts'
import { formatMoment } from '#texts/shared/format.ts'
import { NoteBox } from '#ui/panel.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'

/** Why an order must not be picked yet, who said so, and since when. */
export function HeldNote({ held: { reason, by, at } }: { held: NonNullable<OfficeOrder['held']> }) {
  const [say, language] = [useWords(), useLanguage()]
  return (
    <div className="col-span-full">
      <NoteBox kind="warning" sign={<CirclePause size={20} aria-hidden="true" />}>
        <b className="font-semibold">{say(heldText(holdReasonTexts[reason]))}</b>
        <span className="dim block text-[13px]">{say(heldSince(by, formatMoment(at, language)))}</span>
      </NoteBox>
    </div>
  )
}
