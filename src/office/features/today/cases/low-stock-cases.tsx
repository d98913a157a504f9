import { useInfiniteQuery } from '@tanstack/react-query'
import { todayTexts } from '#texts/office/today.ts'
import { formatNumber } from '#texts/shared/format.ts'
import { Button } from '#ui/controls/button.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { todayAskAgainMs } from '../../../data/ask-again.ts'
import { useOffice } from '../../../data/office.tsx'
import { CasesShown } from './cases-shown.tsx'

/** Goods that are nearly sold out, the scarcest first. */
export function LowStockCases() {
  const [say, language] = [useWords(), useLanguage()]
  const { todayCases } = useOffice()
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ['today', 'low_stock'],
    queryFn: ({ pageParam, signal }) => todayCases.lowStock({ ...(pageParam && { cursor: pageParam }) }, { signal }),
    refetchInterval: todayAskAgainMs,
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })
  return (
    <CasesShown data={data} error={error} onAgain={() => void refetch()}>
      {({ pages }) => (
        <>
          <div className="table-scroll">
            <table className="inner-table">
              <thead>
                <tr>
                  <th scope="col">{say(todayTexts.product)}</th>
                  <th scope="col" className="right">
                    {say(todayTexts.freeUnits)}
                  </th>
                </tr>
              </thead>
              <tbody>
                {pages
                  .flatMap(({ rows }) => rows)
                  .map(({ id, name, free }) => (
                    <tr key={id}>
                      <th scope="row">{name}</th>
                      <td className="right figures">{formatNumber(free, language)}</td>
                    </tr>
                  ))}
              </tbody>
            </table>
          </div>
          {hasNextPage && (
            <Button kind="secondary" size="small" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              {say(todayTexts.more)}
            </Button>
          )}
        </>
      )}
    </CasesShown>
  )
}
