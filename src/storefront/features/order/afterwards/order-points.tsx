import type { Order } from '#contract/shop/api/order.ts'
import type { Text } from '#rules/locale.ts'
import { formatDate, formatNumber } from '#texts/shared/format.ts'
import { pointsAmount } from '#texts/shop/order.ts'
import { afterwardsTexts, pointsAreThere, pointsFrom, pointsSoon } from '#texts/shop/afterwards/order-afterwards.ts'
import { AmountRow, Amounts } from '#ui/words/amounts.tsx'
import { Panel } from '#ui/panel.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'

/** The points of an order: used, given back, and those that it brings, with the day on which they count. */
export function OrderPoints({ points, now }: Pick<Order, 'points'> & { now: Date }) {
  const say = useWords()
  const language = useLanguage()
  const { used, given_back, earned } = points
  if (used === 0 && given_back === 0 && earned <= 0) return null
  const amount = (count: number) => say(pointsAmount(formatNumber(count, language)))
  return (
    <Panel>
      <h2>{say(afterwardsTexts.points)}</h2>
      <div className="mt-4">
        <Amounts>
          {used > 0 && <AmountRow label={say(afterwardsTexts.pointsUsed)}>{amount(used)}</AmountRow>}
          {given_back > 0 && <AmountRow label={say(afterwardsTexts.pointsGivenBack)}>{amount(given_back)}</AmountRow>}
          {earned > 0 && <AmountRow label={say(afterwardsTexts.pointsEarned)}>{amount(earned)}</AmountRow>}
        </Amounts>
        {earned > 0 && (
          <p className="small muted mt-3">{say(whenTheyCount(points, { now, written: (day) => formatDate(day, language) }))}</p>
        )}
      </div>
    </Panel>
  )
}

type Writing = { now: Date; written: (day: string) => string }

function whenTheyCount({ effective_at, effective_days }: Order['points'], { now, written }: Writing): Text {
  if (effective_at === null) return pointsSoon(effective_days)
  return new Date(effective_at) > now ? pointsFrom(written(effective_at)) : pointsAreThere(written(effective_at))
}
