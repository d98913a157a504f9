import { useQuery } from '@tanstack/react-query'
import { useRouter, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { hourInTaipei } from '#rules/calendar.ts'
import { greeting } from '#texts/office/today.ts'
import { useWords } from '#ui/words/words.ts'
import { todayAskAgainMs } from '../../data/ask-again.ts'
import { addressWith, useInAddress } from '../../data/address/use-in-address.ts'
import { useOffice } from '../../data/office.tsx'
import type { TodaySearch } from '../../data/paths.ts'
import { useMe } from '../../data/use-me.ts'
import { LoadProblem } from '../../features/frame/load-problem.tsx'
import { Opening } from '../../features/frame/opening.tsx'
import { PageBar } from '../../features/frame/page-bar.tsx'
import { Curves, measures } from '../../features/today/curves.tsx'
import { DayNumbers } from '../../features/today/day-numbers.tsx'
import { WorkList } from '../../features/today/work-list.tsx'
import { lazyLayer } from '../../data/layers/lazy-layer.tsx'

const TileCases = lazyLayer(() => import('./tile-cases.tsx').then((file) => file.TileCases))

/** What must be done now, and how the day goes. */
export function TodayPage() {
  const say = useWords()
  const [hour] = useState(() => hourInTaipei(new Date()))
  const me = useMe()
  const office = useOffice()
  const { open }: TodaySearch = useSearch({ strict: false })
  const router = useRouter()
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['today'],
    queryFn: ({ signal }) => office.today.find({}, { signal }),
    refetchInterval: todayAskAgainMs,
  })
  const show = (kind: TodaySearch['open']) =>
    void router.navigate({ href: addressWith(router.latestLocation.href, { open: kind }), replace: true, resetScroll: false })
  return (
    <>
      <PageBar title={say(greeting(me.name, hour))} />
      {isPending && <Opening />}
      {!isPending && !data && <LoadProblem error={error} onAgain={() => void refetch()} />}
      {data && (
        <div className="page-body order-page">
          <div>
            <WorkList
              tiles={data.tiles}
              askedAt={data.asked_at}
              opened={open}
              casesOf={(kind) => <TileCases kind={kind} onClose={() => show(undefined)} />}
              onOpen={show}
            />
          </div>
          <div>
            {data.numbers && <DayNumbers numbers={data.numbers} />}
            {data.numbers && <CurvesOfToday />}
          </div>
        </div>
      )}
    </>
  )
}

/** Drawn when they are there: what must be done does not wait for them. */
function CurvesOfToday() {
  const office = useOffice()
  const { data } = useQuery({
    queryKey: ['today', 'curves'],
    queryFn: ({ signal }) => office.today.curves({}, { signal }),
    refetchInterval: todayAskAgainMs,
  })
  const [written, write] = useInAddress('measure')
  const chosen = measures.find((each) => each === written) ?? 'goods'
  return data && <Curves curves={data} chosen={chosen} onChoose={(next) => write(next === 'goods' ? undefined : next)} />
}
