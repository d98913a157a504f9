import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { LinkedOrder } from '#contract/shop/api/paying/payment-link.ts'
import { paths } from '#contract/shop/paths.ts'
import { inLanguage } from '#rules/locale.ts'
import { isByTransfer } from '#rules/payments/payment-methods.ts'
import { formatDateTime } from '#texts/shared/format.ts'
import { payingTexts, payOrderTitle } from '#texts/shop/afterwards/paying.ts'
import { payLinkTexts } from '#texts/shop/afterwards/pay-link.ts'
import { orderTexts, transferBefore } from '#texts/shop/order.ts'
import type { Visit } from '#storefront/data/context.ts'
import '#storefront/features/checkout/checkout.css'
import '#storefront/features/order/order.css'
import { problemOf } from '#storefront/data/problem-of.ts'
import { queries, toldByAskers } from '#storefront/data/queries.ts'
import { useNow } from '#storefront/data/use-now.ts'
import { useShop } from '#storefront/data/use-shop.ts'
import { noCards } from '#storefront/features/checkout/payment/member-cards.ts'
import { Deadline } from '#storefront/features/order/deadline.tsx'
import { LinkedGoods } from '#storefront/features/order/linked-goods.tsx'
import { TransferFacts } from '#storefront/features/order/transfer-facts.tsx'
import { LinkButton } from '#ui/controls/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { useToasts } from '#ui/layers/toasts.tsx'
import { Panel } from '#ui/panel.tsx'
import { PetalLoader } from '#ui/waiting.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { headOf } from '#storefront/pages/frame/head-of.ts'
import { PayOrder } from './pay-order.tsx'
import type { PayingWay } from './use-paying.ts'

/** Whoever has the link may pay; search engines leave it out. */
export function head({ match: { context } }: { match: { context: Visit['context'] } }) {
  return headOf({ language: context.language, origin: context.origin, title: inLanguage(payingTexts.title, context.language) })
}

const page = getRouteApi('/$language/pay/$token')

/** While nobody knows whether it has been paid, it is asked again. */
const askAgainMs = 5000

/** Where an order is paid by its link, without signing in (DSK-26). */
export function PayLinkPage() {
  const say = useWords()
  const { client, language } = useShop()
  const { token } = page.useParams()
  const { data, error, refetch } = useQuery(
    {
      queryKey: ['payment-link', language, token],
      queryFn: () => client.paymentLink.find({ token }),
      refetchInterval: ({ state }) => (state.data?.state === 'checked' ? askAgainMs : false),
      retry: false,
      gcTime: 0,
      meta: toldByAskers,
    },
    queries,
  )
  const isEnded = problemOf(error)?.status === 'link_ended'
  return (
    <div className="wrap pt-6">
      <h1 className="my-5">{data ? say(payOrderTitle(data.order_hashed_id)) : say(payingTexts.title)}</h1>
      {!data && !error && <PetalLoader />}
      {isEnded && (
        <EmptyState title={say(payLinkTexts.ended)} text={say(payLinkTexts.endedNote)}>
          <LinkButton href={paths.home(language)}>{say(payLinkTexts.toShop)}</LinkButton>
        </EmptyState>
      )}
      {error && !isEnded && !data && (
        <EmptyState title={say(payLinkTexts.notRead)}>
          <button type="button" className="button" onClick={() => void refetch()}>
            {say(payLinkTexts.again)}
          </button>
        </EmptyState>
      )}
      {data && !isEnded && <Linked order={data} token={token} />}
    </div>
  )
}

function Linked({ order, token }: { order: LinkedOrder; token: string }) {
  const say = useWords()
  return (
    <div className="grid max-w-[720px] gap-5 pb-10 [&>.panel]:m-0">
      {order.state === 'paid' && <Stands title={say(payLinkTexts.paid)} note={say(payLinkTexts.paidNote)} />}
      {order.state === 'checked' && <Stands title={say(payLinkTexts.checked)} note={say(payLinkTexts.checkedNote)} />}
      {order.vatm_account !== null && isByTransfer(order.payment) && <Transfer order={order} />}
      <LinkedGoods order={order} />
      {order.state === 'open' && <PayLinked order={order} token={token} />}
    </div>
  )
}

function Stands({ title, note }: { title: string; note: string }) {
  return (
    <Panel role="status">
      <h2>{title}</h2>
      <p className="muted">{note}</p>
    </Panel>
  )
}

function Transfer({ order }: { order: LinkedOrder }) {
  const [say, language] = [useWords(), useLanguage()]
  const now = useNow()
  const { payment_deadline: deadline, vatm_account: account, grand_total: total } = order
  return (
    <Panel className="transfer-banner" aria-label={say(orderTexts.awaitingTransfer)}>
      <div>
        <h2>{deadline ? say(transferBefore(formatDateTime(deadline, language))) : say(orderTexts.awaitingTransfer)}</h2>
        {deadline && <Deadline deadline={deadline} now={now} />}
        <p className="muted">{say(orderTexts.transferNote)}</p>
      </div>
      <TransferFacts account={account} total={total} />
    </Panel>
  )
}

function PayLinked({ order, token }: { order: LinkedOrder; token: string }) {
  const way = useLinkPaying(token)
  const { app_id: id, app_key: key } = order
  const asked = { ...order, payment_deadline: order.valid_until }
  return <PayOrder order={asked} app={{ id, key }} memberCards={noCards} way={way} canKeepCard={false} />
}

/** Pays by the link, and reads anew how the order stands. */
function useLinkPaying(token: string): PayingWay {
  const { client } = useShop()
  const showToast = useToasts()
  const readAnew = () => void queries.invalidateQueries({ queryKey: ['payment-link'] })
  return {
    send: ({ key, body: { card_info: card, ...body } }) =>
      client.paymentLink.pay({
        params: { token },
        headers: { 'idempotency-key': key },
        body: { payment: { ...body, ...(card && { card_info: { prime: card.prime ?? null } }) } },
      }),
    onPlaced: ({ payment_url, message }) => {
      if (payment_url) return location.assign(payment_url)
      showToast({ kind: 'success', message })
      readAnew()
    },
    onProblem: (error) => {
      const problem = problemOf(error)
      if (!problem) return console.warn(error)
      showToast({ kind: 'error', message: problem.message })
      if (['link_ended', 'order_not_payable', 'payment_in_progress'].includes(problem.status)) readAnew()
    },
  }
}
