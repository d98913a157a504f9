import './order.css'
import type { OrderStatus } from '#contract/shop/api/order.ts'
import { tabOf } from '#rules/orders/order.ts'
import { orderStatusTexts } from '#texts/shop/order.ts'
import { Tag, type TagKind } from '#ui/words/tag.tsx'
import { useWords } from '#ui/words/words.ts'

const colours: Readonly<Record<OrderStatus, TagKind | undefined>> = {
  uncharged: 'preorder',
  pending_payment: 'preorder',
  confirmed: 'refrigeration',
  picking: 'refrigeration',
  delivering: 'freezing',
  delivered: 'freezing',
  finished: 'points',
  archived: 'points',
  refunding: 'warning',
  refunded: undefined,
  cancel: undefined,
}

export function OrderStatusTag({ status }: { status: OrderStatus }) {
  const say = useWords()
  const kind = colours[status]
  return (
    <Tag {...(kind && { kind })} {...(tabOf(status) === 'unpaid' && { icon: 'clock' })}>
      {say(orderStatusTexts[status])}
    </Tag>
  )
}
