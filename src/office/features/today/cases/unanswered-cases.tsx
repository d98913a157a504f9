import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { UnansweredOrder } from '#contract/office/api/today-cases.ts'
import { moneyTexts } from '#texts/office/money.ts'
import { askAboutText, todayTexts } from '#texts/office/today.ts'
import { formatTwd } from '#texts/shared/format.ts'
import { paymentMethodTexts } from '#texts/shop/payment-methods.ts'
import { Button } from '#ui/controls/button.tsx'
import { PageLink } from '#ui/controls/page-link.tsx'
import { useToasts } from '#ui/layers/toasts.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { todayAskAgainMs } from '../../../data/ask-again.ts'
import { useOffice } from '../../../data/office.tsx'
import { officePaths } from '../../../data/paths.ts'
import { problemMessage } from '../../../data/problem-message.ts'
import { useMay } from '../../../data/use-me.ts'
import { Code } from '../../../ui/code.tsx'
import { When } from '../../../ui/when.tsx'
import { CasesShown } from './cases-shown.tsx'

/** Orders whose payment nobody has answered, each to be asked about once more (TDY-09). */
export function UnansweredCases() {
  const say = useWords()
  const { todayCases } = useOffice()
  const { data, error, refetch } = useQuery({
    queryKey: ['today', 'unanswered'],
    queryFn: ({ signal }) => todayCases.unanswered({}, { signal }),
    refetchInterval: todayAskAgainMs,
  })
  return (
    <CasesShown data={data} error={error} onAgain={() => void refetch()}>
      {({ rows, more }) => (
        <>
          <ul>
            {rows.map((row) => (
              <Unanswered key={row.number} row={row} />
            ))}
          </ul>
          {more && <p className="dim pt-2 text-[13px]">{say(todayTexts.restInList)}</p>}
        </>
      )}
    </CasesShown>
  )
}

function Unanswered({ row: { number, amount, method, since, attempts } }: { row: UnansweredOrder }) {
  const [say, language] = [useWords(), useLanguage()]
  const may = useMay()
  const ask = useAsking(attempts)
  const shown = <Code>{number}</Code>
  return (
    <li className="work-case">
      <div className="min-w-0 flex-1">
        {may('orders.view') ? (
          <PageLink href={officePaths.order(number)} className="row-link">
            {shown}
          </PageLink>
        ) : (
          shown
        )}
        <p className="dim text-[13px]">
          {say(paymentMethodTexts[method].name)}
          {amount !== null && ` · ${formatTwd(amount, language)}`} · {say(todayTexts.since)} <When at={since} />
        </p>
      </div>
      <Button kind="secondary" size="small" busy={ask.isPending} aria-label={say(askAboutText(number))} onClick={() => ask.mutate()}>
        {say(todayTexts.again)}
      </Button>
    </li>
  )
}

/** Asks about each of these attempts, and says the last that was heard. */
function useAsking(attempts: readonly number[]) {
  const [say, language] = [useWords(), useLanguage()]
  const { money } = useOffice()
  const queries = useQueryClient()
  const showToast = useToasts()
  return useMutation({
    mutationFn: async () => {
      for (const id of attempts) {
        const { status } = await money.askPayment({ id })
        showToast({ kind: status === 'unreachable' ? 'error' : 'success', message: say(moneyTexts[status]) })
      }
    },
    onError: (error) => showToast({ kind: 'error', message: problemMessage(error, language) }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['today'] }),
  })
}
