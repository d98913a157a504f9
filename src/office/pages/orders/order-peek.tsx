import { useRouter } from '@tanstack/react-router'
import { ChevronDown, ChevronUp, X } from 'lucide-react'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import type { OfficeOrder } from '#contract/office/api/orders.ts'
import type { OrderLine } from '#contract/shop/api/order.ts'
import { pictureAt } from '#rules/catalog/pictures/picture.ts'
import { listTexts } from '#texts/office/lists.ts'
import { besideText, ordersTexts, stateTexts } from '#texts/office/orders.ts'
import { controlTexts } from '#texts/shared/controls.ts'
import { formatNumber, formatTwd } from '#texts/shared/format.ts'
import { LinkButton } from '#ui/controls/button.tsx'
import { TemperatureTag } from '#ui/words/tag.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { useShortcuts } from '../../data/keys/shortcuts.tsx'
import { useMoveOrder } from '../../data/orders/use-move-order.ts'
import { useOrder } from '../../data/orders/use-order.ts'
import { officePaths } from '../../data/paths.ts'
import { LoadProblem } from '../../features/frame/load-problem.tsx'
import { Opening } from '../../features/frame/opening.tsx'
import { Destination } from '../../features/orders/list/destination.tsx'
import { HeldNote } from '../../features/orders/page/held-note.tsx'
import { NextMove } from '../../features/orders/page/order-moves.tsx'
import { OrderSteps } from '../../features/orders/page/order-steps.tsx'
import { OrderState } from '../../features/orders/order-state.tsx'
import { Code } from '../../ui/code.tsx'

type OrderPeekProps = { number: string; onStep: (by: 1 | -1) => void; onClose: () => void }

/** One order of a list beside it, which stays usable: whose it is, its goods, how far it has come, and its likely next step. */
export function OrderPeek({ number, onStep, onClose }: OrderPeekProps) {
  const say = useWords()
  const { data, error, refetch } = useOrder(number)
  useShortcuts(listTexts.list, [{ keys: 'Escape', does: controlTexts.close, act: onClose, leavesFieldsAlone: true }])
  const panel = useRef<HTMLElement>(null)
  useEffect(() => panel.current?.focus(), [])
  const router = useRouter()
  const goByKey = (event: KeyboardEvent<HTMLElement>) => {
    const keys: Readonly<Record<string, () => void>> = {
      ArrowDown: () => onStep(1),
      ArrowUp: () => onStep(-1),
      Enter: () => void router.navigate({ href: officePaths.order(number) }),
      ' ': onClose,
    }
    const act = keys[event.key]
    if (!act || event.target !== event.currentTarget || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    act()
  }
  return (
    // Its keys are those of the row that it shows.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <aside ref={panel} className="order-peek" aria-label={say(besideText(number))} tabIndex={-1} onKeyDown={goByKey}>
      <span role="status" className="hidden-text">
        {data && `${number} ${say(stateTexts[data.order.status])}`}
      </span>
      <header>
        <b>
          <Code>{number}</Code>
        </b>
        {data && <OrderState status={data.order.status} pill />}
        <span className="ml-auto flex">
          <button type="button" className="icon-button" aria-label={say(listTexts.up)} title={say(listTexts.up)} onClick={() => onStep(-1)}>
            <ChevronUp size={18} aria-hidden="true" />
          </button>
          <button
            type="button"
            className="icon-button"
            aria-label={say(listTexts.down)}
            title={say(listTexts.down)}
            onClick={() => onStep(1)}
          >
            <ChevronDown size={18} aria-hidden="true" />
          </button>
          <button
            type="button"
            className="icon-button"
            aria-label={say(controlTexts.close)}
            title={say(controlTexts.close)}
            onClick={onClose}
          >
            <X size={18} aria-hidden="true" />
          </button>
        </span>
      </header>
      {data && <Peeked key={number} found={data} />}
      {!data && <div className="peek-body">{error ? <LoadProblem error={error} onAgain={() => void refetch()} /> : <Opening />}</div>}
    </aside>
  )
}

function Peeked({ found }: { found: OfficeOrder }) {
  const say = useWords()
  const { order, held, member, entries, moves } = found
  const number = order.hashed_id
  const move = useMoveOrder(number)
  const parcels = [order, ...order.split_orders]
  return (
    <>
      <div className="peek-body">
        {held && <HeldNote held={held} />}
        {member && (
          <p className="flex items-center gap-3">
            <span className="initial" aria-hidden="true">
              {member.name.slice(0, 1)}
            </span>
            <b className="min-w-0 truncate font-semibold">{member.name}</b>
            {member.vip > 0 && <span className="tag vip">{member.vip > 1 ? 'VVIP' : 'VIP'}</span>}
          </p>
        )}
        <Destination method={order.shipping_method} place={placeOf(order)} />
        <section className="office-panel">
          <ul>{parcels.flatMap(({ order_details: lines }) => lines.map((line) => <PeekedLine key={line.id} line={line} />))}</ul>
          <PeekedTotal found={found} />
        </section>
        <OrderSteps order={order} entries={entries} />
      </div>
      <footer>
        <LinkButton kind="secondary" href={officePaths.order(number)}>
          {say(ordersTexts.openOrder)}
        </LinkButton>
        <NextMove number={number} moves={moves[number] ?? []} onMove={move} />
      </footer>
    </>
  )
}

/** The store, or the district: the whole address stands on the page of the order. */
function placeOf({ seven, contact, foreign_contact: abroad }: OfficeOrder['order']): string | null {
  const place = seven?.store_name ?? abroad?.country ?? `${contact?.county ?? ''}${contact?.district ?? ''}`
  return place === '' ? null : place
}

function PeekedLine({ line: { product, quantity, sub_total: total, temperature } }: { line: OrderLine }) {
  const language = useLanguage()
  return (
    <li className="peek-line">
      <img src={pictureAt(product.preview, { width: 200, format: 'webp' })} alt="" width={36} height={36} loading="lazy" />
      <span className="min-w-0">
        {product.name} {temperature !== 'normal' && <TemperatureTag temperature={temperature} />}
      </span>
      <span className="figures dim nowrap">× {formatNumber(quantity, language)}</span>
      <span className="figures nowrap">{total > 0 && formatTwd(total, language)}</span>
    </li>
  )
}

/** For who sees amounts. */
function PeekedTotal({ found: { order, attempts } }: { found: OfficeOrder }) {
  const [say, language] = [useWords(), useLanguage()]
  if (!attempts) return null
  return (
    <p className="peek-total">
      {say(ordersTexts.total)} <b className="figures">{formatTwd(order.grand_total, language)}</b>
    </p>
  )
}
