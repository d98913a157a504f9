import {
  Activity,
  CirclePause,
  Landmark,
  ListChecks,
  PackageX,
  PlugZap,
  ReceiptText,
  ShieldQuestion,
  Store,
  Truck,
  Undo2,
  UserCheck,
  UserPen,
  Warehouse,
} from 'lucide-react'
import { useId, type ReactNode } from 'react'
import type { TodayTile } from '#contract/office/api/today.ts'
import { ordersOfTile, tileFacts } from '#rules/orders/today-tiles.ts'
import {
  chooseBefore,
  closeText,
  emptyNowText,
  lookAt,
  moreThan,
  oldestText,
  openText,
  tileTexts,
  todayTexts,
} from '#texts/office/today.ts'
import { formatAge, formatShortMoment } from '#texts/office/times.ts'
import { formatNumber } from '#texts/shared/format.ts'
import { Button, LinkButton } from '#ui/controls/button.tsx'
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
  store_closed: Store,
  parcel: PackageX,
  transfer_due: Landmark,
  held: CirclePause,
  approvals: UserCheck,
  assigned: UserPen,
  low_stock: Warehouse,
  failed_work: Activity,
  providers: PlugZap,
} as const satisfies Record<TodayTile['kind'], unknown>
const tones = { calm: 'todo', amber: 'wait', red: 'alarm' } as const

type Kind = TodayTile['kind']
type WorkListProps = {
  tiles: readonly TodayTile[]
  askedAt: string
  /** The tile whose cases stand under it. */
  opened: Kind | undefined
  onOpen: (kind: Kind | undefined) => void
  /** The cases of a tile, drawn by the page. */
  casesOf: (kind: Kind) => ReactNode
}

/** What waits, the most pressing first, each with the list that shows exactly these. */
export function WorkList({ tiles, askedAt, opened, onOpen, casesOf }: WorkListProps) {
  const say = useWords()
  const isOver = opened !== undefined && tiles.every(({ kind }) => kind !== opened)
  return (
    <>
      {isOver && (
        <p className="dim mb-3" role="status">
          {say(emptyNowText(tileTexts[opened]))}
        </p>
      )}
      {tiles.length === 0 ? (
        <AllDone />
      ) : (
        <section className="office-panel">
          <header>
            <h2>{say(todayTexts.now)}</h2>
          </header>
          <ul>
            {tiles.map((tile) => {
              const isOpen = tile.kind === opened
              return (
                <Work
                  key={tile.kind}
                  tile={tile}
                  askedAt={askedAt}
                  cases={isOpen && casesOf(tile.kind)}
                  onToggle={() => onOpen(isOpen ? undefined : tile.kind)}
                />
              )
            })}
          </ul>
        </section>
      )}
    </>
  )
}

/** `cases`: false while the tile is closed. */
type WorkProps = { tile: TodayTile; askedAt: string; cases: ReactNode; onToggle: () => void }

function Work({ tile: { kind, count, capped, oldest, until, tone }, askedAt, cases, onToggle }: WorkProps) {
  const [say, language] = [useWords(), useLanguage()]
  const id = useId()
  const Sign = signs[kind]
  const name = tileTexts[kind]
  const opens = tileFacts[kind].opens === true
  const isOpen = cases !== false
  return (
    <li className="work">
      <span className={`work-sign state ${tones[tone]}`}>
        <Sign size={18} aria-hidden="true" />
      </span>
      <b className="work-count">{capped ? say(moreThan(formatNumber(count, language))) : formatNumber(count, language)}</b>
      <div className="min-w-0 flex-1">
        <b className="font-semibold">{say(name)}</b>
        <Since oldest={oldest} until={until} askedAt={askedAt} />
      </div>
      <div className="flex flex-wrap justify-end gap-2">
        {opens && (
          <Button
            kind="secondary"
            aria-expanded={isOpen}
            aria-controls={id}
            aria-label={say(isOpen ? closeText(name) : openText(name))}
            onClick={onToggle}
          >
            {say(isOpen ? todayTexts.close : todayTexts.open)}
          </Button>
        )}
        <ListLink kind={kind} />
      </div>
      {opens && (
        <div id={id} className="work-cases" hidden={!isOpen}>
          {cases}
        </div>
      )}
    </li>
  )
}

/** Since when the oldest case waits; where there is an hour after which it is too late, that hour. */
function Since({ oldest, until, askedAt }: Pick<TodayTile, 'oldest' | 'until'> & { askedAt: string }) {
  const [say, language] = [useWords(), useLanguage()]
  if (until !== null) return <span className="dim block text-[13px]">{say(chooseBefore(formatShortMoment(until)))}</span>
  if (oldest === null) return null
  return <span className="dim block text-[13px]">{say(oldestText(formatAge(oldest, { now: new Date(askedAt), language })))}</span>
}

function ListLink({ kind }: { kind: Kind }) {
  const say = useWords()
  const me = useMe()
  // Who sees orders only while they are in work begins with them at the packing bench.
  const isPacker = typeof me.permissions['orders.view'] === 'object'
  const orders = ordersOfTile(kind, me.id)
  if (!orders || !('orders.view' in me.permissions)) return null
  const href = kind === 'to_pick' && isPacker ? officePaths.packing() : officePaths.orders({ view: orders.view, ...orders.filter })
  return (
    <LinkButton kind="secondary" href={href} aria-label={say(lookAt(tileTexts[kind]))}>
      {say(todayTexts.look)}
    </LinkButton>
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
