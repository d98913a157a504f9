import type { ShippingMethod } from '#contract/shop/api/order.ts'
import { orderTexts } from '#texts/shop/order.ts'
import { Icon } from '#ui/pictures/icon.tsx'
import { useWords } from '#ui/words/words.ts'
import { trackingAddress } from './tracking-address.ts'

/** The numbers of a parcel: each of its boxes has one of its own. */
export function TrackingLinks({ method, numbers }: { method: ShippingMethod; numbers: readonly string[] }) {
  return (
    <>
      {numbers.map((number, place) => (
        <span key={number} className="inline-block">
          {place > 0 && ' '}
          <TrackingLink method={method} number={number} />
        </span>
      ))}
    </>
  )
}

function TrackingLink({ method, number }: { method: ShippingMethod; number: string }) {
  const say = useWords()
  return (
    <a className="text-link num" href={trackingAddress(method, number)} target="_blank" rel="noreferrer">
      {number}
      <Icon name="ext" size="small" />
      <span className="hidden-text">{say(orderTexts.newTab)}</span>
    </a>
  )
}
