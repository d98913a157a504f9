import type { OrderEntry } from '#contract/office/api/orders.ts'
import { actorTexts, orderEventTexts, orderPageTexts, partOf, stateTexts } from '#texts/office/orders.ts'
import { useWords } from '#ui/words/words.ts'
import { When } from '../../../ui/when.tsx'

type OrderLogProps = { entries: readonly OrderEntry[]; number: string }

/** What happened to an order and its parts, newest first, and who did it. */
export function OrderLog({ entries, number }: OrderLogProps) {
  const say = useWords()
  return (
    <section className="office-panel">
      <header>
        <h2>{say(orderPageTexts.log)}</h2>
      </header>
      <ol className="log body">
        {entries.map((entry) => (
          <Entry key={`${entry.at}${entry.number}${entry.event}`} entry={entry} isPart={entry.number !== number} />
        ))}
      </ol>
    </section>
  )
}

function Entry({ entry, isPart }: { entry: OrderEntry; isPart: boolean }) {
  const say = useWords()
  return (
    <li>
      <span className="dot" aria-hidden="true" />
      <div>
        <b className="font-medium">{say(orderEventTexts[entry.event] ?? stateTexts[entry.to_status])}</b>
        {isPart && <span className="dim"> · {say(partOf(entry.number.slice(12)))}</span>}
        <span className="dim block text-xs">{entry.by ?? say(actorTexts[entry.actor])}</span>
      </div>
      <span className="dim text-xs">
        <When at={entry.at} />
      </span>
    </li>
  )
}
