import { Archive, CircleX, Undo2 } from 'lucide-react'
import type { OrderStatus } from '#contract/shop/api/order.ts'
import { stateTexts } from '#texts/office/orders.ts'
import { useWords } from '#ui/words/words.ts'
import { CountedBlossom } from '../../ui/counted-blossom.tsx'
import { State, type Tone } from '../../ui/state.tsx'

const tones: Readonly<Record<OrderStatus, Tone>> = {
  uncharged: 'wait',
  pending_payment: 'wait',
  confirmed: 'todo',
  picking: 'todo',
  delivering: 'move',
  delivered: 'move',
  finished: 'done',
  refunding: 'alarm',
  refunded: 'stop',
  cancel: 'stop',
  archived: 'stop',
}

/** How many of the five steps are done; what ended otherwise has a sign of its own. */
const petals: Readonly<Partial<Record<OrderStatus, number>>> = {
  uncharged: 0,
  pending_payment: 1,
  confirmed: 2,
  picking: 3,
  delivering: 4,
  delivered: 4,
  finished: 5,
}
const signs = { refunding: Undo2, refunded: Undo2, cancel: CircleX, archived: Archive } as const

export function OrderState({ status, pill = false }: { status: OrderStatus; pill?: boolean }) {
  const say = useWords()
  return (
    <State tone={tones[status]} pill={pill} sign={<Sign status={status} />}>
      {say(stateTexts[status])}
    </State>
  )
}

function Sign({ status }: { status: OrderStatus }) {
  const count = petals[status]
  if (count !== undefined) return <CountedBlossom count={count} />
  const Drawn = signs[status as keyof typeof signs]
  return <Drawn size={16} aria-hidden="true" />
}
