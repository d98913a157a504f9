import type { Order, OrderLine } from '#contract/shop/api/order.ts'
import { paths } from '#contract/shop/paths.ts'
import { formatDate, formatNumber, formatTwd } from '#texts/shared/format.ts'
import { orderTexts, perUnit, pointsAmount, sentBetween, subOrder } from '#texts/shop/order.ts'
import { splitStockText } from '#texts/shared/split-stock.ts'
import { PageLink } from '#ui/controls/page-link.tsx'
import { Panel } from '#ui/panel.tsx'
import { Picture } from '#ui/pictures/picture.tsx'
import { Tag, TemperatureTag } from '#ui/words/tag.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { OrderStatusTag } from './order-status-tag.tsx'
import { TrackingLinks } from './tracking-link.tsx'

type Part = Order['split_orders'][number]

/** One parcel of an order: its lines. A second parcel has its own number, state and tracking (ORD-10). */
export function OrderParcel({ part, isSecond = false }: { part: Part; isSecond?: boolean }) {
  const say = useWords()
  const language = useLanguage()
  const { preorder_window: window } = part
  const temperature = part.order_details[0]?.temperature ?? 'normal'
  const firstParcel = part.pre_order ? orderTexts.preorderParcel : orderTexts.parcels[temperature]
  const descriptions = isSecond
    ? [...new Set(part.order_details.flatMap(({ product }) => product.split_stocks.map((part) => splitStockText(part, language))))]
    : []
  return (
    <Panel>
      <div className="parcel-head">
        <div>
          <h2>{say(isSecond && !part.pre_order ? orderTexts.otherParcel : firstParcel)}</h2>
          {isSecond && <p className="small muted num">{say(subOrder(part.hashed_id))}</p>}
          {window && <p className="small muted">{say(sentBetween(formatDate(window.from, language), formatDate(window.to, language)))}</p>}
          {descriptions.map((description) => (
            <p key={description} className="small muted">
              {description}
            </p>
          ))}
        </div>
        <div className="tags">
          {isSecond && <OrderStatusTag status={part.status} />}
          {part.pre_order && (
            <Tag kind="preorder" icon="clock">
              {say(orderTexts.preorder)}
            </Tag>
          )}
          <TemperatureTag temperature={temperature} />
        </div>
      </div>
      <ul className="order-lines">
        {part.order_details.map((line) => (
          <OrderLineRow key={line.id} line={line} />
        ))}
      </ul>
      {isSecond && part.tracking && (
        <TrackingLinks method={part.shipping_method} numbers={[part.tracking, ...(part.more_tracking ?? [])]} />
      )}
    </Panel>
  )
}

function OrderLineRow({ line }: { line: OrderLine }) {
  const say = useWords()
  const language = useLanguage()
  const { product } = line
  const isFree = line.sub_total === 0 && line.shopping_point_cost === 0
  return (
    <li>
      <Picture url={product.preview} alt="" widths={[200]} sizes="72px" />
      <div className="min-w-0">
        {isFree ? (
          <span className="name">{product.name}</span>
        ) : (
          <PageLink className="name" href={paths.product(language, product)}>
            {product.name}
          </PageLink>
        )}
        <LineTags line={line} />
        {line.optional_items.length > 0 && (
          <ul className="picks small muted">
            {line.optional_items.map((pick) => (
              <li key={pick.product_id}>{say(perUnit(pick.name, pick.quantity))}</li>
            ))}
          </ul>
        )}
        <p className="muted small num">
          {line.sub_total > 0 ? say(perUnit(formatTwd(line.price, language), line.quantity)) : `× ${line.quantity}`}
        </p>
      </div>
      <span className="price">
        {isFree && say(orderTexts.gift)}
        {line.sub_total > 0 && formatTwd(line.sub_total, language)}
        {line.shopping_point_cost > 0 && say(pointsAmount(formatNumber(line.shopping_point_cost, language)))}
      </span>
    </li>
  )
}

function LineTags({ line: { product, shopping_point_cost, sub_total } }: { line: OrderLine }) {
  const say = useWords()
  return (
    <span className="tags inline-flex">
      {sub_total === 0 && shopping_point_cost === 0 && <Tag kind="first">{say(orderTexts.gift)}</Tag>}
      {shopping_point_cost > 0 && <Tag kind="points">{say(orderTexts.redeemed)}</Tag>}
      {product.members_only && <Tag kind="vip">{say(orderTexts.vip)}</Tag>}
      {product.exclusive && <Tag kind="preorder">{say(orderTexts.preorder)}</Tag>}
    </span>
  )
}
