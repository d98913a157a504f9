import type { OfficeOrder } from '#contract/office/api/orders.ts'
import type { OrderLine } from '#contract/shop/api/order.ts'
import { pictureAt } from '#rules/catalog/picture.ts'
import { orderPageTexts, partOf, unitsText } from '#texts/office/orders.ts'
import { orderTexts, pointsAmount } from '#texts/shop/order.ts'
import { formatNumber, formatTwd } from '#texts/shared/format.ts'
import { TemperatureTag } from '#ui/words/tag.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import type { MoveOrder } from '../../../data/orders/use-move-order.ts'
import { OrderState } from '../order-state.tsx'
import { MoveButtons } from './move-buttons.tsx'

type OrderParcelsProps = { order: OfficeOrder['order']; moves: OfficeOrder['moves']; onMove: MoveOrder }

/** The goods of an order, by the parcels in which they travel. */
export function OrderParcels({ order, moves, onMove }: OrderParcelsProps) {
  const [say, language] = [useWords(), useLanguage()]
  const parcels = [order, ...order.split_orders]
  const units = parcels.flatMap(({ order_details }) => order_details).reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <section className="office-panel">
      <header>
        <h2 className="flex-1">{say(orderPageTexts.shelfless)}</h2>
        <span className="dim text-[13px]">{say(unitsText(formatNumber(units, language)))}</span>
      </header>
      {parcels.map((parcel) => (
        <div key={parcel.hashed_id}>
          {parcels.length > 1 && (
            <div className="parcel-head">
              <b className="font-semibold">{say(parcel === order ? orderPageTexts.first : partOf(parcel.hashed_id.slice(12)))}</b>
              <TemperatureTag temperature={parcel.order_details[0]?.temperature ?? 'normal'} />
              <OrderState status={parcel.status} />
              {parcel.tracking && <span className="code dim">{parcel.tracking}</span>}
              {parcel !== order && (
                <span className="ml-auto flex gap-2">
                  <MoveButtons number={parcel.hashed_id} moves={moves[parcel.hashed_id] ?? []} onMove={onMove} ofPart />
                </span>
              )}
            </div>
          )}
          <ul>
            {parcel.order_details.map((line) => (
              <Line key={line.id} line={line} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

function Line({ line }: { line: OrderLine }) {
  const [say, language] = [useWords(), useLanguage()]
  const { product, optional_items: picks, quantity, price, sub_total, shopping_point_cost: points } = line
  const isGift = sub_total === 0 && points === 0
  return (
    <li className="order-line">
      <img src={pictureAt(product.preview, { width: 200, format: 'webp' })} alt="" width={40} height={40} loading="lazy" />
      <div className="min-w-0">
        <span className="block font-medium">{product.name}</span>
        {picks.length > 0 && (
          <span className="dim block text-xs">{picks.map(({ name, quantity: count }) => `${name} × ${count}`).join(' · ')}</span>
        )}
      </div>
      <span className="figures font-semibold">{formatNumber(quantity, language)}</span>
      <span className="figures dim unit-price">{price > 0 ? formatNumber(price, language) : '—'}</span>
      <span className="figures total">
        {points > 0 && say(pointsAmount(formatNumber(points, language)))}
        {isGift && price === 0 && <span className="dim">{say(orderTexts.gift)}</span>}
        {sub_total > 0 && formatTwd(sub_total, language)}
      </span>
    </li>
  )
}
