import { Store } from 'lucide-react'
import type { OfficeOrder } from '#contract/office/api/orders.ts'
import { closedStoreTexts, closedStoreTitle, storeToChoose } from '#texts/office/order-page/closed-store.ts'
import { formatShortMoment } from '#texts/office/times.ts'
import { NoteBox } from '#ui/panel.tsx'
import { useWords } from '#ui/words/words.ts'
import { useNow } from '../../../../data/use-now.ts'

/** The store of a parcel has closed: before when another one has to be chosen, or that nobody has (DSK-32). */
export function ClosedStoreNote({ order: { pickup, seven } }: { order: OfficeOrder['order'] }) {
  const say = useWords()
  const now = useNow(60_000)
  const until = pickup?.store_closed_until
  if (!until) return null
  const isOver = now >= new Date(until)
  return (
    <NoteBox kind="warning" sign={<Store size={20} aria-hidden="true" />}>
      <b className="font-semibold">{say(closedStoreTitle(seven?.store_name ?? ''))}</b>
      <span className="block">{say(isOver ? closedStoreTexts.tooLate : storeToChoose(formatShortMoment(until)))}</span>
    </NoteBox>
  )
}
