import type { Turn } from '#contract/office/api/goods/calendar.ts'
import { taipeiDay, type Day } from '#rules/calendar.ts'
import { inLanguage } from '#rules/locale.ts'
import { weeksOf, type Month } from '#rules/month.ts'
import { calendarTexts, turnTexts, weekdayTexts } from '#texts/office/calendar.ts'
import { frameTexts } from '#texts/office/frame.ts'
import { menuNames } from '#texts/office/goods/menus.ts'
import { formatTwd } from '#texts/shared/format.ts'
import { formatShortMoment } from '#texts/office/times.ts'
import { PageLink } from '#ui/controls/page-link.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { officePaths } from '../../data/paths.ts'

type MonthProps = { month: Month; today: Day; turns: readonly Turn[] }

/** A month as a table of weeks; on a phone the days on which something happens, one below the other. */
export function MonthTable({ month, today, turns }: MonthProps) {
  const say = useWords()
  const byDay = Map.groupBy(turns, ({ at }) => taipeiDay(new Date(at)))
  return (
    <table className="calendar">
      <thead>
        <tr>
          {weekdayTexts.map((weekday) => (
            <th key={weekday.en} scope="col">
              {say(weekday)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week, index) => (
          <tr key={week.find((day) => day !== null) ?? index}>
            {week.map((day, weekday) =>
              day === null ? (
                <td key={weekdayTexts[weekday]?.en} className="calendar-outside" aria-hidden="true" />
              ) : (
                <DayCell key={day} day={day} weekday={weekday} isToday={day === today} turns={byDay.get(day) ?? []} />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type DayProps = { day: Day; weekday: number; isToday: boolean; turns: readonly Turn[] }

function DayCell({ day, weekday, isToday, turns }: DayProps) {
  const say = useWords()
  const named = weekdayTexts[weekday]
  return (
    <td className={turns.length === 0 && !isToday ? 'calendar-quiet' : undefined} aria-current={isToday ? 'date' : undefined}>
      <p className="calendar-day">
        <time dateTime={day}>{Number(day.slice(8))}</time>
        <span className="calendar-weekday">{named && say(named)}</span>
        {isToday && <span className="calendar-today">{say(calendarTexts.today)}</span>}
      </p>
      {turns.length > 0 && (
        <ul>
          {turns.map((turn) => (
            <TurnRow key={`${turn.kind} ${turn.what} ${turn.product ?? turn.arrangement ?? turn.name.zh} ${turn.at}`} turn={turn} />
          ))}
        </ul>
      )}
    </td>
  )
}

function TurnRow({ turn }: { turn: Turn }) {
  const [say, language] = [useWords(), useLanguage()]
  const { kind, what, at, price, arrangement } = turn
  const href = wayTo(turn)
  const name = arrangement === null ? inLanguage(turn.name, language) || turn.name.zh : say(nameOf(arrangement))
  const words = (
    <>
      <time dateTime={at} className="figures">
        {formatShortMoment(at).slice(-'10:00'.length)}
      </time>{' '}
      <span className="calendar-what">{say(turnTexts[kind][what])}</span> <span className="calendar-name">{name}</span>
      {price && (
        <span className="muted">
          {' '}
          {price.name} {what === 'begins' && formatTwd(price.price, language)}
        </span>
      )}
    </>
  )
  return <li className={what === 'begins' ? 'begins' : 'ends'}>{href ? <PageLink href={href}>{words}</PageLink> : words}</li>
}

function wayTo({ kind, product, arrangement }: Turn): string | null {
  if (arrangement !== null) return officePaths.categories(arrangement === 'categories' ? {} : { menu: arrangement })
  return product !== null && (kind === 'product' || kind === 'price') ? officePaths.product(product) : null
}

const nameOf = (arrangement: NonNullable<Turn['arrangement']>) =>
  arrangement === 'categories' ? frameTexts.categories : menuNames[arrangement]
