import { useQuery } from '@tanstack/react-query'
import { providerTexts, todayTexts } from '#texts/office/today.ts'
import { formatNumber } from '#texts/shared/format.ts'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { todayAskAgainMs } from '../../../data/ask-again.ts'
import { useOffice } from '../../../data/office.tsx'
import { When } from '../../../ui/when.tsx'
import { CasesShown } from './cases-shown.tsx'

/** Companies outside that do not answer as they should, with how many things wait for each. */
export function ProviderCases() {
  const [say, language] = [useWords(), useLanguage()]
  const { todayCases } = useOffice()
  const { data, error, refetch } = useQuery({
    queryKey: ['today', 'providers'],
    queryFn: ({ signal }) => todayCases.providers({}, { signal }),
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
                  <th scope="col">{say(todayTexts.provider)}</th>
                  <th scope="col">{say(todayTexts.since)}</th>
                  <th scope="col" className="right">
                    {say(todayTexts.waitingFor)}
                  </th>
                </tr>
              </thead>
              <tbody>
                {rows.map(({ provider, count, oldest }) => (
                  <tr key={provider}>
                    <th scope="row">{say(providerTexts[provider])}</th>
                    <td>
                      <When at={oldest} />
                    </td>
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
