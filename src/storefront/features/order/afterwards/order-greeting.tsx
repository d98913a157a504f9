import './afterwards.css'
import { useEffect, useState } from 'react'
import type { Order } from '#contract/shop/api/order.ts'
import type { Text } from '#rules/locale.ts'
import { awaitsBuyer, isOpenOrder } from '#rules/orders/order.ts'
import { isOnDelivery } from '#rules/payments/payment-methods.ts'
import { formatNumber } from '#texts/shared/format.ts'
import { greetingTexts, pointsWillCome } from '#texts/shop/afterwards/order-afterwards.ts'
import { petals } from '#ui/pictures/blossom.tsx'
import { Panel } from '#ui/panel.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { forgetGreeting, isGreetingExpected } from './expected-greeting.ts'

/** Greets once whoever comes from the checkout: thanks, what happens next, and the points to come. */
export function OrderGreeting({ order }: { order: Order }) {
  const [greets] = useState(() => isGreetingExpected(order.hashed_id))
  useEffect(forgetGreeting, [])
  return greets && canGreet(order) && <Greeting order={order} />
}

type GreetedOrder = Pick<Order, 'status' | 'payment' | 'shipping_method' | 'pre_order' | 'points'>

/** A payment that failed has nothing to be thanked for yet. */
function canGreet(order: Order): boolean {
  return isOpenOrder(order.status) && (order.status !== 'pending_payment' || awaitsBuyer(order))
}

export function Greeting({ order }: { order: GreetedOrder }) {
  const say = useWords()
  const language = useLanguage()
  const { earned, effective_days } = order.points
  return (
    <Panel className="order-greeting" aria-label={say(greetingTexts.title)}>
      <OpeningBlossom />
      <div>
        <h2>{say(greetingTexts.title)}</h2>
        <p>{say(nextOf(order))}</p>
        {earned > 0 && <p className="muted">{say(pointsWillCome(formatNumber(earned, language), effective_days))}</p>}
      </div>
    </Panel>
  )
}

/** The mark of the shop, whose fifth petal opens. */
function OpeningBlossom() {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true">
      {petals.map((petal) => (
        <path key={petal} d={petal} />
      ))}
    </svg>
  )
}

function nextOf({ status, payment, shipping_method, pre_order }: GreetedOrder): Text {
  if (status !== 'confirmed') return greetingTexts.afterPayment
  if (pre_order) return greetingTexts.preorder
  if (isOnDelivery(payment)) return greetingTexts.onDelivery
  return shipping_method === 'seven' ? greetingTexts.toStore : greetingTexts.packing
}
