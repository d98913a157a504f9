import { useQuery } from '@tanstack/react-query'
import type { TimelineEntry } from '#contract/office/api/order-page.ts'
import { timelineKinds, type TimelineKind } from '#rules/orders/timeline.ts'
import { timelineKindTexts, timelineTexts } from '#texts/office/order-page/timeline.ts'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { askAgainMs } from '../../../../data/ask-again.ts'
import { useOffice } from '../../../../data/office.tsx'
import { problemMessage } from '../../../../data/problem-message.ts'
import { TimelineItem } from './timeline-item.tsx'

type OrderTimelineProps = { number: string; shown: TimelineKind | undefined; onShow: (kind: TimelineKind | undefined) => void }

/** All that happened to an order and its parts, newest first, or what happened of one kind. */
export function OrderTimeline({ number, shown, onShow }: OrderTimelineProps) {
  const [say, language] = [useWords(), useLanguage()]
  const { orderPage } = useOffice()
  const { data, error } = useQuery({
    queryKey: ['order', number, 'timeline'],
    queryFn: ({ signal }) => orderPage.timeline({ number }, { signal }),
    refetchInterval: askAgainMs,
  })
  const entries = data?.entries ?? []
  return (
    <section className="office-panel" aria-label={say(timelineTexts.heading)}>
      <header className="flex-wrap">
        <h2 className="flex-1">{say(timelineTexts.heading)}</h2>
        <Kinds entries={entries} shown={shown} onShow={onShow} />
      </header>
      <Entries entries={entries.filter(({ kind }) => shown === undefined || kind === shown)} number={number} isKnown={data !== undefined}>
        {error ? problemMessage(error, language) : say(timelineTexts.loading)}
      </Entries>
    </section>
  )
}

type EntriesProps = { entries: readonly TimelineEntry[]; number: string; isKnown: boolean; children: string }

function Entries({ entries, number, isKnown, children }: EntriesProps) {
  const say = useWords()
  if (entries.length === 0) return <p className="body dim">{isKnown ? say(timelineTexts.none) : children}</p>
  return (
    <ol className="log body">
      {entries.map((entry) => (
        <TimelineItem key={`${entry.kind}${entry.id}${entry.what}`} entry={entry} isPart={entry.number !== number} />
      ))}
    </ol>
  )
}

/** Only kinds of which something happened can be chosen, and the one that is shown. */
function Kinds({ entries, shown, onShow }: { entries: readonly TimelineEntry[] } & Pick<OrderTimelineProps, 'shown' | 'onShow'>) {
  const say = useWords()
  const there = timelineKinds.filter((kind) => kind === shown || entries.some((entry) => entry.kind === kind))
  return (
    <select
      className="input log-kinds"
      aria-label={say(timelineTexts.filter)}
      value={shown ?? ''}
      onChange={({ target }) => onShow(timelineKinds.find((kind) => kind === target.value))}
    >
      <option value="">{say(timelineTexts.all)}</option>
      {there.map((kind) => (
        <option key={kind} value={kind}>
          {say(timelineKindTexts[kind])}
        </option>
      ))}
    </select>
  )
}
