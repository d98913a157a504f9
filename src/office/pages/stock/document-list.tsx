import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Text } from '#rules/locale.ts'
import { formatNumber } from '#texts/shared/format.ts'
import { Button } from '#ui/controls/button.tsx'
import { PageLink } from '#ui/controls/page-link.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { LoadProblem } from '../../features/frame/load-problem.tsx'
import { Opening } from '../../features/frame/opening.tsx'

type DocumentListProps<Row> = {
  words: Readonly<Record<'title' | 'none' | 'noneHow' | 'more', Text>>
  asked: UseInfiniteQueryResult<InfiniteData<{ rows: Row[] }>>
  draw: (row: Row) => ReactNode
}

/** The documents of the stock that are counted line by line, deliveries and counts: all that were asked for, and a way to more. */
export function DocumentList<Row>({ words, asked, draw }: DocumentListProps<Row>) {
  const say = useWords()
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = asked
  if (isPending) return <Opening />
  if (!data) return <LoadProblem error={error} onAgain={() => void refetch()} />
  const rows = data.pages.flatMap((page) => page.rows)
  if (rows.length === 0) return <EmptyState title={say(words.none)} text={say(words.noneHow)} />
  return (
    <>
      <ul aria-label={say(words.title)}>{rows.map(draw)}</ul>
      {hasNextPage && (
        <div className="px-office py-4">
          <Button kind="secondary" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {say(words.more)}
          </Button>
        </div>
      )}
    </>
  )
}

type DocumentRowProps = {
  href: string
  name: string
  /** Its number, and what else tells it from others. */
  about: string
  /** How much of it is counted. */
  counted: number
  of: number
  /** What is counted. */
  unit: Text
}

/** One of them, the whole of it a link. */
export function DocumentRow({ href, name, about, counted, of, unit }: DocumentRowProps) {
  const [say, language] = [useWords(), useLanguage()]
  return (
    <li>
      <PageLink href={href} className="stock-row">
        <span className="stock-name">
          <b>{name}</b>
          <span className="dim">{about}</span>
        </span>
        <span className="stock-free">
          <b className="figures">
            {formatNumber(counted, language)} / {formatNumber(of, language)}
          </b>
          <span className="dim">{say(unit)}</span>
        </span>
      </PageLink>
    </li>
  )
}
