import { CircleCheck, CircleHelp, CircleX, Clock, HandCoins, Landmark, ShieldCheck, Undo2, type LucideIcon } from 'lucide-react'
import type { OfficeOrderRow } from '#contract/office/api/orders.ts'
import { ordersTexts, paymentStateTexts } from '#texts/office/orders.ts'
import { useWords } from '#ui/words/words.ts'
import { State, type Tone } from '../../ui/state.tsx'

export type PaymentStatus = NonNullable<OfficeOrderRow['payment_status']>

const signs: Readonly<Record<PaymentStatus, readonly [Tone, LucideIcon]>> = {
  created: ['alarm', CircleHelp],
  waiting: ['wait', Clock],
  authorised: ['done', ShieldCheck],
  paid: ['done', CircleCheck],
  failed: ['stop', CircleX],
  expired: ['stop', CircleX],
  refunding: ['move', Undo2],
  refunded: ['stop', Undo2],
  refund_failed: ['alarm', CircleX],
}

type PaymentStateProps = { method: OfficeOrderRow['payment']; status: OfficeOrderRow['payment_status'] }

/** How an order is paid. What the courier collects is that until it is paid. */
export function PaymentState({ method, status }: PaymentStateProps) {
  const say = useWords()
  if (method === null) return <span className="dim">—</span>
  if (method === 'when_received' && (status === null || status === 'created' || status === 'waiting')) {
    return (
      <State tone="wait" sign={<HandCoins size={16} aria-hidden="true" />}>
        {say(ordersTexts.onDelivery)}
      </State>
    )
  }
  if (status === null) return <span className="dim">—</span>
  const [tone, Sign] = signs[status]
  const Drawn = method === 'atm' && status === 'waiting' ? Landmark : Sign
  return (
    <State tone={tone} sign={<Drawn size={16} aria-hidden="true" />}>
      {say(paymentStateTexts[status])}
    </State>
  )
}
