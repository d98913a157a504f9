import {
  Activity,
  CirclePause,
  Landmark,
  ListChecks,
  PackageX,
  PlugZap,
  ReceiptText,
  ShieldQuestion,
  Truck,
  Undo2,
  Warehouse,
} from 'lucide-react'
import type { TodayTile } from '#contract/office/api/today.ts'
import { tileFacts } from '#rules/orders/today-tiles.ts'
import { lookAt, moreThan, oldestText, tileTexts, todayTexts } from '#texts/office/today.ts'
import { formatAge } from '#texts/office/times.ts'
import { formatNumber } from '#texts/shared/format.ts'
import { LinkButton } from '#ui/controls/button.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { officePaths } from '../../data/paths.ts'
import { useMe } from '../../data/use-me.ts'
import { CountedBlossom } from '../../ui/counted-blossom.tsx'

const signs = {
  unanswered: ShieldQuestion,
  to_pick: ListChecks,
  to_hand_over: Truck,
  invoice_late: ReceiptText,
  refund: Undo2,
  parcel: PackageX,
  transfer_due: Landmark,
  held: CirclePause,
  low_stock: Warehouse,
  failed_work: Activity,
  providers: PlugZap,
} as const satisfies Record<TodayTile['kind'], unknown>
const tones = { calm: 'todo', amber: 'wait', red: 'alarm' } as const

/** What waits, the oldest first, each with the list that shows exactly these. */
export function WorkList({ tiles, askedAt }: { tiles: readonly TodayTile[]; askedAt: string }) {
  const [say, language] = [useWords(), useLanguage()]
  // Who sees orders only while they are in work begins with them at the packing bench.
  const isPacker = typeof useMe().permissions['orders.view'] === 'object'
  if (tiles.length === 0) return <AllDone />
  return (
    <section className="office-panel">
      <header>
        <h2>{say(todayTexts.now)}</h2>
      </header>
      <ul>
        {tiles.map(({ kind, count, capped, oldest, tone }) => {
          const Sign = signs[kind]
          const { orders } = tileFacts[kind]
          return (
            <li key={kind} className="work">
              <span className={`work-sign state ${tones[tone]}`}>
                <Sign size={18} aria-hidden="true" />
              </span>
              <b className="work-count">{capped ? say(moreThan(formatNumber(count, language))) : formatNumber(count, language)}</b>
              <div className="min-w-0 flex-1">
                <b className="font-semibold">{say(tileTexts[kind])}</b>
                {oldest !== null && (
                  <span className="dim block text-[13px]">{say(oldestText(formatAge(oldest, { now: new Date(askedAt), language })))}</span>
                )}
              </div>
              {orders && (
                <LinkButton
                  kind="secondary"
                  href={
                    kind === 'to_pick' && isPacker ? officePaths.packing() : officePaths.orders({ view: orders.view, ...orders.filter })
                  }
                  aria-label={say(lookAt(tileTexts[kind]))}
                >
                  {say(todayTexts.look)}
                </LinkButton>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function AllDone() {
  const say = useWords()
  return (
    <section className="office-panel all-done">
      <CountedBlossom count={5} />
      <h2>{say(todayTexts.done)}</h2>
      <p className="dim">{say(todayTexts.doneHow)}</p>
    </section>
  )
}
