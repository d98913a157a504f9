import type { OrderMoneyOfOffice } from '#contract/office/api/money.ts'
import type { OfficeOrder } from '#contract/office/api/orders.ts'
import type { OrderLine } from '#contract/shop/api/order.ts'
import { pictureAt } from '#rules/catalog/pictures/picture.ts'
import { missingIn, missingTexts } from '#texts/office/packing/missing.ts'
import { backText, lineKindTexts, orderPageTexts, paidText, partOf, shortText, unitsText } from '#texts/office/orders.ts'
import { orderTexts, pointsAmount } from '#texts/shop/order.ts'
import { formatNumber, formatTwd } from '#texts/shared/format.ts'
import { Button } from '#ui/controls/button.tsx'
import { TemperatureTag } from '#ui/words/tag.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import type { MoveOrder } from '../../../data/orders/use-move-order.ts'
import { OrderState } from '../order-state.tsx'
import { ParcelMoves } from './order-moves.tsx'

type OrderParcelsProps = {
  found: OfficeOrder
  money: OrderMoneyOfOffice | undefined
  onMove: MoveOrder
  /** Goods of this parcel cannot be found. */
  onMissing: (number: string) => void
}

/** The goods of an order, by the parcels in which they travel. */
export function OrderParcels({ found, money, onMove, onMissing }: OrderParcelsProps) {
  const { order, moves, may_be_short: mayBeShort } = found
  const [say, language] = [useWords(), useLanguage()]
  const parcels = [order, ...order.split_orders]
  const units = parcels.flatMap(({ order_details }) => order_details).reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <section className="office-panel">
      <header>
        <h2 className="flex-1">{say(orderPageTexts.shelfless)}</h2>
        <span className="dim text-[13px]">{say(unitsText(formatNumber(units, language)))}</span>
        {parcels.length === 1 && mayBeShort.includes(order.hashed_id) && <MissingButton number={order.hashed_id} onPress={onMissing} />}
      </header>
      {parcels.map((parcel) => (
        <div key={parcel.hashed_id}>
          {parcels.length > 1 && (
            <div className="parcel-head">
              <b className="font-semibold">{say(parcel === order ? orderPageTexts.first : partOf(parcel.hashed_id.slice(12)))}</b>
              <TemperatureTag temperature={parcel.order_details[0]?.temperature ?? 'normal'} />
              <OrderState status={parcel.status} />
              {parcel.tracking && <span className="code dim">{parcel.tracking}</span>}
              <span className="ml-auto flex gap-2">
                {mayBeShort.includes(parcel.hashed_id) && <MissingButton number={parcel.hashed_id} onPress={onMissing} />}
                {parcel !== order && <ParcelMoves number={parcel.hashed_id} moves={moves[parcel.hashed_id] ?? []} onMove={onMove} />}
              </span>
            </div>
          )}
          <ul>
            {parcel.order_details.map((line) => (
              <Line key={line.id} line={line} found={found} money={money} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

function MissingButton({ number, onPress }: { number: string; onPress: (number: string) => void }) {
  const say = useWords()
  return (
    <Button kind="secondary" size="small" aria-label={say(missingIn(number))} onClick={() => onPress(number)}>
      {say(missingTexts.button)}
    </Button>
  )
}

type LineProps = { line: OrderLine; found: OfficeOrder; money: OrderMoneyOfOffice | undefined }

function Line({ line, found, money }: LineProps) {
  const [say, language] = [useWords(), useLanguage()]
  const { id, product, optional_items: picks, quantity, price, sub_total, shopping_point_cost: points, temperature } = line
  const kind = found.line_kinds.find(({ line_id }) => line_id === id)?.kind ?? 'goods'
  return (
    <li className="order-line">
      <img src={pictureAt(product.preview, { width: 200, format: 'webp' })} alt="" width={40} height={40} loading="lazy" />
      <div className="min-w-0">
        <span className="block font-medium">
          {product.name} {kind !== 'goods' && <span className="tag outline">{say(lineKindTexts[kind])}</span>}
          {temperature !== 'normal' && <TemperatureTag temperature={temperature} />}
        </span>
        {picks.length > 0 && (
          <span className="dim block text-xs">{picks.map(({ name, quantity: count }) => `${name} × ${count}`).join(' · ')}</span>
        )}
        <LineFate line={line} shortages={found.shortages} money={money} />
      </div>
      <span className="figures font-semibold">{formatNumber(quantity, language)}</span>
      <span className="figures dim unit-price">{price > 0 ? formatNumber(price, language) : '—'}</span>
      <span className="figures total">
        {points > 0 && say(pointsAmount(formatNumber(points, language)))}
        {sub_total === 0 && points === 0 && price === 0 && <span className="dim">{say(orderTexts.gift)}</span>}
        {sub_total > 0 && formatTwd(sub_total, language)}
      </span>
    </li>
  )
}

/** What was paid for a line where that is less than it cost, what of it could not be found, and what has gone back. */
function LineFate({ line: { id, sub_total: cost }, shortages, money }: Pick<LineProps, 'line' | 'money'> & Pick<OfficeOrder, 'shortages'>) {
  const [say, language] = [useWords(), useLanguage()]
  const share = money?.lines.find(({ line_id }) => line_id === id)
  return (
    <>
      {share && share.paid !== cost && <span className="dim block text-xs">{say(paidText(formatTwd(share.paid, language)))}</span>}
      {shortages
        .filter(({ line_id }) => line_id === id)
        .map(({ units, by, at }) => (
          <span key={at} className="text-alarm block text-xs">
            {say(shortText(formatNumber(units, language), by))}
          </span>
        ))}
      {share && share.back > 0 && (
        <span className="text-move block text-xs">
          {say(backText(formatNumber(share.units_back, language), formatTwd(share.back, language)))}
        </span>
      )}
    </>
  )
}
