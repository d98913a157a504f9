import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useEffect, useState, type SubmitEvent } from 'react'
import { paths } from '#contract/shop/paths.ts'
import { inLanguage } from '#rules/locale.ts'
import { blankRecipient } from '#rules/recipients/recipient-draft.ts'
import { formatDateTime } from '#texts/shared/format.ts'
import { closedStoreText, closedStoreTexts, storeChosen } from '#texts/shop/afterwards/closed-store.ts'
import type { Visit } from '#storefront/data/context.ts'
import { problemOf } from '#storefront/data/problem-of.ts'
import { queries, toldByAskers } from '#storefront/data/queries.ts'
import { useProblemHandler } from '#storefront/data/use-problem-handler.ts'
import { useShop } from '#storefront/data/use-shop.ts'
import { StoreCascade } from '#storefront/features/recipient/store-cascade.tsx'
import { Button, LinkButton } from '#ui/controls/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { NoteBox, Panel } from '#ui/panel.tsx'
import { PetalLoader } from '#ui/waiting.tsx'
import { useWords } from '#ui/words/words.ts'
import { headOf } from '#storefront/pages/frame/head-of.ts'

/** Whoever has the link of the letter chooses; search engines leave it out. */
export function head({ match: { context } }: { match: { context: Visit['context'] } }) {
  return headOf({ language: context.language, origin: context.origin, title: inLanguage(closedStoreTexts.title, context.language) })
}

const page = getRouteApi('/$language/store/$token')

/** A buyer whose pickup store has closed chooses another one, without signing in (DSK-32). */
export function ClosedStorePage() {
  const say = useWords()
  const { client, language } = useShop()
  const { token } = page.useParams()
  const handleProblem = useProblemHandler()
  const [chosen, setChosen] = useState<string | null>(null)
  const { data, error } = useQuery(
    { queryKey: ['closed-store', token], queryFn: () => client.closedStores.find({ token }), meta: toldByAskers, staleTime: Infinity },
    queries,
  )
  const [isEnded, setEnded] = useState(false)
  const isOver = isEnded || problemOf(error)?.status === 'link_ended'
  useEffect(() => {
    if (error && !isOver) handleProblem(error)
  }, [error, isOver, handleProblem])
  const choose = async (storeId: string) => {
    try {
      setChosen((await client.closedStores.choose({ token, store_id: storeId })).store_name)
    } catch (failure) {
      if (problemOf(failure)?.status === 'link_ended') setEnded(true)
      else handleProblem(failure)
    }
  }
  return (
    <div className="wrap">
      <h1 className="my-6">{say(closedStoreTexts.title)}</h1>
      {!data && !error && <PetalLoader />}
      {chosen !== null && <Over title={say(closedStoreTexts.doneTitle)} text={say(storeChosen(chosen))} />}
      {chosen === null && isOver && <Over title={say(closedStoreTexts.endedTitle)} text={say(closedStoreTexts.endedText)} />}
      {data && chosen === null && !isOver && (
        <Panel>
          <NoteBox kind="warning">
            {say(closedStoreText({ number: data.number, store: data.store_name, before: formatDateTime(data.until, language) }))}
          </NoteBox>
          <QueryClientProvider client={queries}>
            <StoreForm onChoose={choose} />
          </QueryClientProvider>
        </Panel>
      )}
    </div>
  )
}

/** Nothing is to be chosen here any more. */
function Over({ title, text }: { title: string; text: string }) {
  const say = useWords()
  const { language } = useShop()
  return (
    <EmptyState title={title} text={text}>
      <LinkButton href={paths.orders(language)}>{say(closedStoreTexts.toOrders)}</LinkButton>
    </EmptyState>
  )
}

function StoreForm({ onChoose }: { onChoose: (storeId: string) => Promise<void> }) {
  const say = useWords()
  const { client } = useShop()
  const [draft, setDraft] = useState(blankRecipient)
  const [busy, setBusy] = useState(false)
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    await onChoose(draft.store_id)
    setBusy(false)
  }
  return (
    <form className="mt-6 grid gap-6" onSubmit={(event) => void submit(event)}>
      <div className="two-columns">
        <StoreCascade draft={draft} change={(change) => setDraft(change)} client={client} />
      </div>
      <div className="flex justify-end">
        <Button type="submit" busy={busy} disabled={draft.store_id === ''}>
          {say(closedStoreTexts.choose)}
        </Button>
      </div>
    </form>
  )
}
