import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import type { RefundAccountWanted } from '#contract/shop/api/paying/refund-accounts.ts'
import { paths } from '#contract/shop/paths.ts'
import { inLanguage } from '#rules/locale.ts'
import type { TypedAccount } from '#rules/payments/bank-account.ts'
import { nameOfBank } from '#rules/reference/banks.ts'
import { formatTwd } from '#texts/shared/format.ts'
import { accountEnding, refundAccountTexts, refundOf } from '#texts/shop/afterwards/refund-account.ts'
import type { Visit } from '#storefront/data/context.ts'
import { problemOf } from '#storefront/data/problem-of.ts'
import { queries, toldByAskers } from '#storefront/data/queries.ts'
import { useProblemHandler } from '#storefront/data/use-problem-handler.ts'
import { useShop } from '#storefront/data/use-shop.ts'
import { AccountForm } from '#storefront/features/order/afterwards/account-form.tsx'
import { Button, LinkButton } from '#ui/controls/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Panel } from '#ui/panel.tsx'
import { PetalLoader } from '#ui/waiting.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { headOf } from '#storefront/pages/frame/head-of.ts'

/** Whoever has the link enters an account; search engines leave it out. */
export function head({ match: { context } }: { match: { context: Visit['context'] } }) {
  return headOf({ language: context.language, origin: context.origin, title: inLanguage(refundAccountTexts.title, context.language) })
}

const page = getRouteApi('/$language/refund/$token')

/** Where a buyer says to which account their money is transferred, without signing in (D-111). */
export function RefundAccountPage() {
  const say = useWords()
  const { client, language } = useShop()
  const { token } = page.useParams()
  const { data, error, refetch } = useQuery(
    {
      queryKey: ['refund-account', token],
      queryFn: () => client.refundAccounts.find({ token }),
      retry: false,
      gcTime: 0,
      staleTime: Infinity,
      meta: toldByAskers,
    },
    queries,
  )
  const [isEnded, setEnded] = useState(false)
  const isOver = isEnded || problemOf(error)?.status === 'link_ended'
  return (
    <div className="wrap">
      <h1 className="my-6">{say(refundAccountTexts.title)}</h1>
      {!data && !error && <PetalLoader />}
      {isOver && (
        <EmptyState title={say(refundAccountTexts.ended)} text={say(refundAccountTexts.endedNote)}>
          <LinkButton href={paths.home(language)}>{say(refundAccountTexts.toShop)}</LinkButton>
        </EmptyState>
      )}
      {error && !isOver && !data && (
        <EmptyState title={say(refundAccountTexts.notRead)}>
          <Button onClick={() => void refetch()}>{say(refundAccountTexts.again)}</Button>
        </EmptyState>
      )}
      {data && !isOver && <Wanted wanted={data} token={token} onEntered={() => void refetch()} onEnded={() => setEnded(true)} />}
    </div>
  )
}

type WantedProps = { wanted: RefundAccountWanted; token: string; onEntered: () => void; onEnded: () => void }

function Wanted({ wanted, token, onEntered, onEnded }: WantedProps) {
  const [say, language] = [useWords(), useLanguage()]
  const { client } = useShop()
  const handleProblem = useProblemHandler()
  const [isAnother, setAnother] = useState(false)
  const enter = async ({ bankCode, ...typed }: TypedAccount) => {
    try {
      await client.refundAccounts.enter({ token, bank_code: bankCode, ...typed })
      setAnother(false)
      onEntered()
    } catch (failure) {
      if (problemOf(failure)?.status === 'link_ended') onEnded()
      else handleProblem(failure)
    }
  }
  return (
    <Panel className="mb-10 max-w-[720px]">
      <p className="font-semibold">{say(refundOf(wanted.order_hashed_id, formatTwd(wanted.amount, language)))}</p>
      {wanted.account && !isAnother ? (
        <Known account={wanted.account} onAnother={() => setAnother(true)} />
      ) : (
        <>
          <p className="muted mt-2">{say(refundAccountTexts.why)}</p>
          <AccountForm onEnter={enter} />
        </>
      )}
    </Panel>
  )
}

/** The account that is known stands here, by its end; whoever has just entered it is led to it. */
function Known({
  account: { bank_code, last4 },
  onAnother,
}: {
  account: NonNullable<RefundAccountWanted['account']>
  onAnother: () => void
}) {
  const say = useWords()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const bank = nameOfBank(bank_code)
  return (
    <div className="mt-4 grid gap-3" role="status">
      <h2 ref={title} tabIndex={-1}>
        {say(refundAccountTexts.done)}
      </h2>
      <p>{say(accountEnding(bank ? `${bank_code} ${say(bank)}` : bank_code, last4))}</p>
      <p className="muted">{say(refundAccountTexts.doneNote)}</p>
      <div>
        <Button kind="secondary" onClick={onAnother}>
          {say(refundAccountTexts.another)}
        </Button>
      </div>
    </div>
  )
}
