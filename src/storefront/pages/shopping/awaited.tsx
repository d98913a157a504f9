import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { paths } from '#contract/shop/paths.ts'
import { inLanguage } from '#rules/locale.ts'
import { formatDate } from '#texts/shared/format.ts'
import { errorTexts } from '#texts/shared/errors.ts'
import { asksWhether, awaitedTexts, thisProduct, waitsFor } from '#texts/shop/wishes/awaited.ts'
import type { Visit } from '#storefront/data/context.ts'
import { problemOf } from '#storefront/data/problem-of.ts'
import { queries, toldByAskers } from '#storefront/data/queries.ts'
import { useProblemHandler } from '#storefront/data/use-problem-handler.ts'
import { useShop } from '#storefront/data/use-shop.ts'
import { Button, LinkButton } from '#ui/controls/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Panel } from '#ui/panel.tsx'
import { PetalLoader } from '#ui/waiting.tsx'
import { useWords } from '#ui/words/words.ts'
import { headOf } from '#storefront/pages/frame/head-of.ts'
import { ProductCards } from './product-cards.tsx'

/** Whoever has the link of the letter confirms and ends; search engines leave it out. */
export function head({ match: { context } }: { match: { context: Visit['context'] } }) {
  return headOf({ language: context.language, origin: context.origin, title: inLanguage(awaitedTexts.title, context.language) })
}

const page = getRouteApi('/$language/notice/$token')

/** The page behind the link of every letter about goods that somebody waits for (GRW-10). */
export function AwaitedPage() {
  const say = useWords()
  const { client, language } = useShop()
  const { token } = page.useParams()
  const handleProblem = useProblemHandler()
  const { data, error, refetch } = useQuery(
    { queryKey: ['awaited', language, token], queryFn: () => client.stockNotices.find({ token }), meta: toldByAskers, staleTime: 0 },
    queries,
  )
  const [isOver, setOver] = useState(false)
  const isEnded = problemOf(error)?.status === 'link_ended'
  useEffect(() => {
    if (error && !isEnded) handleProblem(error)
  }, [error, isEnded, handleProblem])
  const press = async (call: () => Promise<unknown>) => {
    try {
      await call()
    } catch (failure) {
      if (problemOf(failure)?.status !== 'link_ended') handleProblem(failure)
    }
    await refetch()
  }
  const confirm = () => press(() => client.stockNotices.confirm({ token }))
  const end = () => press(async () => (await client.stockNotices.end({ token }), setOver(true)))
  const name = data?.product?.name ?? say(thisProduct)
  return (
    <div className="wrap">
      <h1 className="my-6">{say(awaitedTexts.title)}</h1>
      {!data && !error && <PetalLoader />}
      {(isOver || isEnded) && <Over isEnding={isOver} />}
      {data && !isOver && !isEnded && (
        <Panel>
          <p role="status">{say(said[data.state]({ name, until: formatDate(data.waits_until, language) }))}</p>
          <div className="my-4 flex flex-wrap gap-2">
            {data.state === 'asked' && <PressButton onPress={confirm}>{say(awaitedTexts.confirm)}</PressButton>}
            <PressButton kind="ghost" onPress={end}>
              {say(awaitedTexts.notAnyMore)}
            </PressButton>
          </div>
          {data.product && (
            <div className="product-grid three">
              <ProductCards products={[data.product]} level="h2" />
            </div>
          )}
        </Panel>
      )}
    </div>
  )
}

const said = {
  asked: ({ name }: { name: string }) => asksWhether(name),
  waiting: waitsFor,
  told: () => awaitedTexts.told,
} as const

type PressProps = { kind?: 'ghost'; onPress: () => Promise<void>; children: string }

function PressButton({ kind, onPress, children }: PressProps) {
  const [busy, setBusy] = useState(false)
  const press = async () => {
    setBusy(true)
    await onPress()
    setBusy(false)
  }
  return (
    <Button {...(kind && { kind })} busy={busy} onClick={() => void press()}>
      {children}
    </Button>
  )
}

/** Nothing is waited for any more: it was ended just now, or the link is over. */
function Over({ isEnding }: { isEnding: boolean }) {
  const say = useWords()
  const { language } = useShop()
  return (
    <EmptyState
      title={say(isEnding ? awaitedTexts.overTitle : awaitedTexts.endedTitle)}
      text={say(isEnding ? awaitedTexts.overText : awaitedTexts.endedText)}
    >
      <LinkButton href={paths.home(language)}>{say(errorTexts.backHome)}</LinkButton>
    </EmptyState>
  )
}
