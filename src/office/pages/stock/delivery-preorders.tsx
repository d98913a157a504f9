import type { InboundDelivery } from '#contract/office/api/goods/inbound.ts'
import type { StockHolding } from '#contract/office/api/goods/stock.ts'
import type { Text } from '#rules/locale.ts'
import { inboundTexts } from '#texts/office/goods/inbound.ts'
import { Panel } from '#ui/panel.tsx'
import { useWords } from '#ui/words/words.ts'
import { OrderState } from '../../features/orders/order-state.tsx'
import { HoldingsTable } from '../../features/stock/holdings-table.tsx'

/** Which orders a delivery of preorders serves, the oldest first, and which have to wait on or cannot be served (STK-21). */
export function DeliveryPreorders({ delivery: { preorders, closed_at: closedAt } }: { delivery: InboundDelivery }) {
  const say = useWords()
  if (preorders.length === 0) return null
  const waiting = closedAt === null ? inboundTexts.preordersWaiting : inboundTexts.preordersShort
  return (
    <section className="grid gap-3" aria-label={say(inboundTexts.preorders)}>
      <Rows label={waiting} rows={preorders.filter(({ awaited }) => awaited)} />
      <Rows label={inboundTexts.preordersServed} rows={preorders.filter(({ awaited }) => !awaited)} />
    </section>
  )
}

function Rows({ label, rows }: { label: Text; rows: readonly StockHolding[] }) {
  const say = useWords()
  if (rows.length === 0) return null
  return (
    <Panel className="stock-part">
      <h3>{say(label)}</h3>
      <HoldingsTable label={label} rows={rows} stateOf={(status) => <OrderState status={status} />} withGoods="all" />
    </Panel>
  )
}
