import { Plane, Store, Truck } from 'lucide-react'
import type { ShippingMethod } from '#contract/shop/api/order.ts'
import { shippingMethodTexts } from '#texts/shop/order.ts'
import { useWords } from '#ui/words/words.ts'

const signs = { black_cat: Truck, refrigeration: Truck, freezing: Truck, seven: Store, ups: Plane } as const

/** How it travels, and where to. */
export function Destination({ method, place }: { method: ShippingMethod; place: string | null }) {
  const say = useWords()
  const Sign = signs[method]
  return (
    <span className="inline-flex min-w-0 items-center gap-1.5" title={say(shippingMethodTexts[method])}>
      <Sign size={16} className="dim shrink-0" aria-hidden="true" />
      <span className="hidden-text">{say(shippingMethodTexts[method])}</span>
      <span className="truncate">{place ?? say(shippingMethodTexts[method])}</span>
    </span>
  )
}
