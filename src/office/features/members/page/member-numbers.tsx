import type { ReactNode } from 'react'
import type { MemberOfOffice } from '#contract/office/api/members/member-page.ts'
import { levelText } from '#texts/office/members/members.ts'
import { memberTexts, nextLevelText, pointsEndText, returnsText } from '#texts/office/members/member.ts'
import { formatDate, formatNumber, formatTwd } from '#texts/shared/format.ts'
import { useLanguage, useWords } from '#ui/words/words.ts'

/** What a member comes to, in four numbers. */
export function MemberNumbers({ member: { level, orders, points } }: { member: MemberOfOffice }) {
  const [say, language] = [useWords(), useLanguage()]
  const missing = level.next_at === null || level.spending === null ? null : level.next_at - level.spending
  const next = missing !== null && missing > 0 && nextLevelText(formatTwd(missing, language), say(levelText(level.now + 1)))
  return (
    <dl className="member-numbers office-panel" aria-label={say(memberTexts.keys)}>
      {level.spending !== null && (
        <Number name={say(memberTexts.spending)} value={formatTwd(level.spending, language)}>
          {next ? say(next) : level.now === 2 && say(memberTexts.top)}
        </Number>
      )}
      {orders && (
        <Number name={say(memberTexts.orders)} value={formatNumber(orders.count, language)}>
          {orders.spent !== null && `${say(memberTexts.spent)} ${formatTwd(orders.spent, language)}`}
        </Number>
      )}
      {orders && (
        <Number
          name={say(memberTexts.refunded)}
          value={orders.refunded === null ? formatNumber(orders.returns, language) : formatTwd(orders.refunded, language)}
        >
          {say(returnsText(formatNumber(orders.returns, language)))}
        </Number>
      )}
      <Number name={say(memberTexts.points)} value={formatNumber(points.balance, language)}>
        {points.ends_at !== null && say(pointsEndText(formatDate(points.ends_at, language)))}
      </Number>
      {orders && (
        <Number name={say(memberTexts.notCollected)} value={formatNumber(orders.not_collected, language)}>
          {null}
        </Number>
      )}
    </dl>
  )
}

function Number({ name, value, children }: { name: string; value: string; children: ReactNode }) {
  return (
    <div>
      <dt className="dim text-xs">{name}</dt>
      <dd>
        <b className="figures text-[20px] font-semibold">{value}</b>
        <span className="dim block text-xs">{children || '\u00A0'}</span>
      </dd>
    </div>
  )
}
