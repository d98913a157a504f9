import { ArrowDown, ArrowUp } from 'lucide-react'
import type { Today } from '#contract/office/api/today.ts'
import { todayTexts } from '#texts/office/today.ts'
import { formatNumber, formatTwd } from '#texts/shared/format.ts'
import { useLanguage, useWords } from '#ui/words/words.ts'

type Numbers = NonNullable<Today['numbers']>

/** Today until now, against the same weekday of last week until the same minute (TDY-05). */
export function DayNumbers({ numbers: { today, last_week: before } }: { numbers: Numbers }) {
  const [say, language] = [useWords(), useLanguage()]
  return (
    <section className="office-panel">
      <header>
        <h2>{say(todayTexts.until)}</h2>
      </header>
      <dl className="day-numbers">
        <div>
          <dt>{say(todayTexts.orders)}</dt>
          <dd>{formatNumber(today.orders, language)}</dd>
          <Change now={today.orders} before={before.orders} />
        </div>
        {today.goods !== null && before.goods !== null && (
          <>
            <div>
              <dt>{say(todayTexts.goods)}</dt>
              <dd>{formatTwd(today.goods, language)}</dd>
              <Change now={today.goods} before={before.goods} />
            </div>
            <div>
              <dt>{say(todayTexts.average)}</dt>
              <dd>{today.orders === 0 ? '—' : formatTwd(averageOf(today), language)}</dd>
              <Change now={averageOf(today)} before={averageOf(before)} />
            </div>
          </>
        )}
        <div>
          <dt>{say(todayTexts.newMembers)}</dt>
          <dd>{formatNumber(today.new_members, language)}</dd>
          <Change now={today.new_members} before={before.new_members} />
        </div>
        {today.refunded !== null && before.refunded !== null && (
          <div>
            <dt>{say(todayTexts.refunded)}</dt>
            <dd>{formatTwd(today.refunded, language)}</dd>
            <Change now={today.refunded} before={before.refunded} better="less" />
          </div>
        )}
      </dl>
    </section>
  )
}

function averageOf({ orders, goods }: Numbers['today']): number {
  return orders === 0 ? 0 : Math.round((goods ?? 0) / orders)
}

/** By how much it differs, in percent; nothing can be said against nothing. */
function Change({ now, before, better = 'more' }: { now: number; before: number; better?: 'more' | 'less' }) {
  const [say, language] = [useWords(), useLanguage()]
  const percent = before === 0 ? null : Math.round(((now - before) / before) * 1000) / 10
  const isWorse = percent !== null && (better === 'more' ? percent < 0 : percent > 0)
  const Arrow = (percent ?? 0) < 0 ? ArrowDown : ArrowUp
  return (
    <dd className="day-change">
      {percent === null ? (
        '–'
      ) : (
        <span className={isWorse ? 'state alarm' : 'state done'}>
          <Arrow size={13} aria-hidden="true" />
          {percent > 0 && '+'}
          {formatNumber(percent, language)}%
        </span>
      )}{' '}
      {say(todayTexts.lastWeek)}
    </dd>
  )
}
