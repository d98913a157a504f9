import { useQuery } from '@tanstack/react-query'
import { workText } from '#texts/office/machine/works.ts'
import { todayTexts } from '#texts/office/today.ts'
import { formatNumber } from '#texts/shared/format.ts'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { todayAskAgainMs } from '../../../data/ask-again.ts'
import { useOffice } from '../../../data/office.tsx'
import { When } from '../../../ui/when.tsx'
import { CasesShown } from './cases-shown.tsx'

/** Background work that has failed, by kind; it is tried again by itself. */
export function FailedWorkCases() {
  const [say, language] = [useWords(), useLanguage()]
  const { todayCases } = useOffice()
  const { data, error, refetch } = useQuery({
    queryKey: ['today', 'failed_work'],
    queryFn: ({ signal }) => todayCases.failedWork({}, { signal }),
    refetchInterval: todayAskAgainMs,
  })
  return (
    <CasesShown data={data} error={error} onAgain={() => void refetch()}>
      {({ rows }) => (
        <>
          <div className="table-scroll">
            <table className="inner-table">
              <thead>
                <tr>
                  <th scope="col">{say(todayTexts.what)}</th>
                  <th scope="col">{say(todayTexts.since)}</th>
                  <th scope="col" className="right">
                    {say(todayTexts.tries)}
                  </th>
                  <th scope="col" className="right">
                    {say(todayTexts.cases)}
                  </th>
                </tr>
              </thead>
              <tbody>
                {rows.map(({ name, count, oldest, attempts }) => (
                  <tr key={name}>
                    <th scope="row">{say(workText(name))}</th>
                    <td>
                      <When at={oldest} />
                    </td>
                    <td className="right figures">{formatNumber(attempts, language)}</td>
                    <td className="right figures">{formatNumber(count, language)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <p className="dim pt-2 text-[13px]">{say(todayTexts.triedAgain)}</p>
        </>
      )}
    </CasesShown>
  )
}
