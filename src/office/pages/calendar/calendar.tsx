import { useSearch } from '@tanstack/react-router'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { laterMonth, type Month } from '#rules/month.ts'
import { calendarTexts, monthName } from '#texts/office/calendar.ts'
import { PageLink } from '#ui/controls/page-link.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { useWords } from '#ui/words/words.ts'
import { officePaths, type CalendarSearch } from '../../data/paths.ts'
import { useCalendar } from '../../data/lists/use-calendar.ts'
import { MonthTable } from '../../features/calendar/month-table.tsx'
import { LoadProblem } from '../../features/frame/load-problem.tsx'
import { Opening } from '../../features/frame/opening.tsx'
import { PageBar } from '../../features/frame/page-bar.tsx'

/** What the shop does by itself, by day. Which month is shown stands in the address. */
export function CalendarPage() {
  const say = useWords()
  const { month: asked }: CalendarSearch = useSearch({ strict: false })
  const { data, error, isPending, refetch } = useCalendar(asked)
  return (
    <>
      <PageBar title={say(calendarTexts.title)} />
      {isPending && <Opening />}
      {error && !data && <LoadProblem error={error} onAgain={() => void refetch()} />}
      {data && (
        <>
          <Months shown={data.month} today={data.today} />
          {data.more && <p className="muted px-office pb-3 text-[13px]">{say(calendarTexts.more)}</p>}
          {data.turns.length === 0 ? (
            <EmptyState title={say(calendarTexts.none)} text={say(calendarTexts.noneHow)} />
          ) : (
            <MonthTable month={data.month} today={data.today} turns={data.turns} />
          )}
        </>
      )}
    </>
  )
}

function Months({ shown, today }: { shown: Month; today: string }) {
  const say = useWords()
  const isThisMonth = today.startsWith(shown)
  const [earlier, later] = [say(calendarTexts.earlier), say(calendarTexts.later)]
  return (
    <nav className="px-office flex items-center gap-1 py-2" aria-label={say(calendarTexts.title)}>
      <PageLink className="icon-button" href={officePaths.calendar({ month: laterMonth(shown, -1) })} title={earlier} aria-label={earlier}>
        <ChevronLeft size={18} aria-hidden="true" />
      </PageLink>
      <h2 className="calendar-month" aria-live="polite">
        {say(monthName(shown))}
      </h2>
      <PageLink className="icon-button" href={officePaths.calendar({ month: laterMonth(shown, 1) })} title={later} aria-label={later}>
        <ChevronRight size={18} aria-hidden="true" />
      </PageLink>
      {!isThisMonth && (
        <PageLink className="link-button" href={officePaths.calendar()}>
          {say(calendarTexts.thisMonth)}
        </PageLink>
      )}
    </nav>
  )
}
