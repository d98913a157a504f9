import { Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import type { MemberOfOffice } from '#contract/office/api/members/member-page.ts'
import { memberTexts } from '#texts/office/members/member.ts'
import { formatTwd } from '#texts/shared/format.ts'
import { PageLink } from '#ui/controls/page-link.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { officePaths } from '../../../data/paths.ts'
import { Code } from '../../../ui/code.tsx'
import { When } from '../../../ui/when.tsx'
import { Panel } from '../../../ui/panel.tsx'

type Orders = NonNullable<MemberOfOffice['orders']>
type MemberOrdersProps = {
  orders: Orders
  /** How far an order has come. */ stateOf: (status: Orders['last'][number]['status']) => ReactNode
}

/** The orders that a member placed last, each leading to its page. */
export function MemberOrders({ orders, stateOf }: MemberOrdersProps) {
  const [say, language] = [useWords(), useLanguage()]
  return (
    <Panel title={memberTexts.lastOrders}>
      {orders.last.length === 0 && <p className="body dim">{say(memberTexts.noOrders)}</p>}
      {orders.last.length > 0 && (
        <ul className="member-rows">
          {orders.last.map((order) => (
            <li key={order.number}>
              <PageLink href={officePaths.order(order.number)} className="row-link">
                <Code>{order.number}</Code>
              </PageLink>
              <span className="dim">
                <When at={order.placed_at} />
              </span>
              <span className="flex items-center gap-2">
                {stateOf(order.status)}
                {order.has_return && (
                  <span title={say(memberTexts.hasReturn)}>
                    <Undo2 size={14} aria-hidden="true" />
                    <span className="hidden-text">{say(memberTexts.hasReturn)}</span>
                  </span>
                )}
              </span>
              <span className="figures right">{order.total === null ? '' : formatTwd(order.total, language)}</span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
