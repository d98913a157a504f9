import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { hourInTaipei } from '#rules/calendar.ts'
import { greeting } from '#texts/office/today.ts'
import { useWords } from '#ui/words/words.ts'
import { useOffice } from '../../data/office.tsx'
import { useMe } from '../../data/use-me.ts'
import { LoadProblem } from '../../features/frame/load-problem.tsx'
import { Opening } from '../../features/frame/opening.tsx'
import { PageBar } from '../../features/frame/page-bar.tsx'
import { DayNumbers } from '../../features/today/day-numbers.tsx'
import { WorkList } from '../../features/today/work-list.tsx'

/** While the page is looked at it asks again so often, and not at all while it is hidden (TDY-08). */
const askAgainMs = 30_000

/** What must be done now, and how the day goes. */
export function TodayPage() {
  const say = useWords()
  const [hour] = useState(() => hourInTaipei(new Date()))
  const me = useMe()
  const office = useOffice()
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['today'],
    queryFn: ({ signal }) => office.today.find({}, { signal }),
    refetchInterval: askAgainMs,
  })
  return (
    <>
      <PageBar title={say(greeting(me.name, hour))} />
      {isPending && <Opening />}
      {!isPending && !data && <LoadProblem error={error} onAgain={() => void refetch()} />}
      {data && (
        <div className="page-body order-page">
          <div>
            <WorkList tiles={data.tiles} askedAt={data.asked_at} />
          </div>
          <div>{data.numbers && <DayNumbers numbers={data.numbers} />}</div>
        </div>
      )}
    </>
  )
}
