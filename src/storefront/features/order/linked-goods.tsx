import type { LinkedOrder } from '#contract/shop/api/paying/payment-link.ts'
import { sum } from '#rules/money.ts'
import { formatNumber, formatTwd } from '#texts/shared/format.ts'
import { goodsTimes } from '#texts/shop/afterwards/pay-link.ts'
import { orderTexts } from '#texts/shop/order.ts'
import { Panel } from '#ui/panel.tsx'
import { AmountRow, Amounts } from '#ui/words/amounts.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { SumsBelow } from './order-totals.tsx'

/** What is paid for by a link: goods and amounts, and nobody's address. */
export function LinkedGoods({ order }: { order: LinkedOrder }) {
  const [say, language] = [useWords(), useLanguage()]
  const points = sum(order.goods.map((line) => line.shopping_point_cost))
  return (
    <Panel>
      <h2>{say(orderTexts.totals)}</h2>
      <div className="mt-4">
        <Amounts>
          {order.goods.map((line) => (
            <AmountRow
              key={line.line_id}
              label={
                <>
                  {say(goodsTimes(line.name, formatNumber(line.quantity, language)))}
                  {line.picks.map((pick) => (
                    <span key={pick.name} className="muted small block">
                      {say(goodsTimes(pick.name, formatNumber(pick.quantity, language)))}
                    </span>
                  ))}
                </>
              }
            >
              {formatTwd(line.sub_total, language)}
            </AmountRow>
          ))}
          <SumsBelow sums={order} points={points} discount={orderTexts.discount} />
        </Amounts>
      </div>
    </Panel>
  )
}
