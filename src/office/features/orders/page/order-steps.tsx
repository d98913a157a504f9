import type { OfficeOrder, OrderEntry } from '#contract/office/api/orders.ts'
import { orderPageTexts, stepTexts } from '#texts/office/orders.ts'
import { classNames } from '#ui/class-names.ts'
import { useWords } from '#ui/words/words.ts'
import { CountedBlossom } from '../../../ui/counted-blossom.tsx'
import { When } from '../../../ui/when.tsx'

/** With which event a step is taken by somebody of the shop. */
const events = [undefined, undefined, 'start_picking', 'hand_over', undefined]

/** The five steps of an order; a petal fills with each. */
export function OrderSteps({ order, entries }: { order: OfficeOrder['order']; entries: readonly OrderEntry[] }) {
  const say = useWords()
  const by = (event: string | undefined) => entries.find((entry) => entry.event === event && entry.number === order.hashed_id)?.by ?? null
  const moments = [order.created_at, order.confirmed_at, order.picked_at, order.shipped_at, order.finished_at]
  return (
    <ol className="steps" aria-label={say(orderPageTexts.progress)}>
      {stepTexts.map((text, step) => {
        const at = moments[step] ?? null
        return (
          <li key={text.en} className={classNames(at !== null && 'taken')}>
            <CountedBlossom count={at === null ? 0 : step + 1} />
            <span>
              <b>{say(text)}</b>
              <span className="dim text-xs">{at === null ? '—' : <When at={at} />}</span>
              {at !== null && <span className="dim block text-xs">{by(events[step])}</span>}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
