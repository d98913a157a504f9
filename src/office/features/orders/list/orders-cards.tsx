import type { OfficeOrderRow } from '#contract/office/api/orders.ts'
import { ordersTexts, partOf } from '#texts/office/orders.ts'
import { formatTwd } from '#texts/shared/format.ts'
import { PageLink } from '#ui/controls/page-link.tsx'
import { TemperatureTag } from '#ui/words/tag.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { officePaths } from '../../../data/paths.ts'
import { CardSelect } from '../../../ui/table/card-select.tsx'
import type { Selecting } from '../../../ui/table/table-column.ts'
import { Code } from '../../../ui/code.tsx'
import { When } from '../../../ui/when.tsx'
import { Destination } from './destination.tsx'
import { HeldMark } from '../held-mark.tsx'
import { RiskMark } from '../risk-mark.tsx'
import { ParcelTold } from './parcel-told.tsx'
import { GoodsGlance } from './goods-glance.tsx'
import { OrderState } from '../order-state.tsx'

/** The same list for a thumb: one order a card, the whole of it a link. */
export function OrdersCards({ rows, selecting }: { rows: readonly OfficeOrderRow[]; selecting: Selecting }) {
  const [say, language] = [useWords(), useLanguage()]
  return (
    <ul className="order-cards" aria-label={say(ordersTexts.title)}>
      {rows.map((row) => (
        <li key={row.number} className="flex">
          <CardSelect row={row.number} name={row.number} selecting={selecting} />
          <PageLink href={officePaths.order(row.number)} className="order-card">
            <span className="flex items-center justify-between gap-3">
              <b className="font-semibold">
                <Code>{row.number}</Code>
              </b>
              <span className="flex items-center gap-2">
                {row.held && <HeldMark reason={row.held} />}
                <RiskMark level={row.risk} mark={row.risk_mark} />
                <OrderState status={row.status} />
              </span>
            </span>
            <span className="flex items-center justify-between gap-3">
              <span className="truncate">{row.sender ?? say(ordersTexts.hidden)}</span>
              {row.total !== null && <span className="figures font-medium">{formatTwd(row.total, language)}</span>}
            </span>
            <span className="flex items-center justify-between gap-3">
              <GoodsGlance row={row} />
              {row.temperature !== 'normal' && <TemperatureTag temperature={row.temperature} />}
            </span>
            <span className="dim flex items-center justify-between gap-3 text-[13px]">
              <span className="flex min-w-0 items-center gap-2">
                <Destination method={row.shipping_method} place={row.destination} />
                {row.parcel_state !== null && <ParcelTold state={row.parcel_state} />}
              </span>
              <When at={row.placed_at} />
            </span>
            {row.parts.map(({ number, status }) => (
              <span key={number} className="flex items-center justify-between gap-3 border-t border-hair pt-2 text-[13px]">
                <span className="dim">{say(partOf(number.slice(12)))}</span>
                <OrderState status={status} />
              </span>
            ))}
          </PageLink>
        </li>
      ))}
    </ul>
  )
}
