import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { SavedCard as Card } from '#contract/shop/api/cards.ts'
import { paths } from '#contract/shop/paths.ts'
import { inLanguage } from '#rules/locale.ts'
import { cardTexts, deleteCardText } from '#texts/shop/cards.ts'
import { shellTexts } from '#texts/shop/shell.ts'
import type { Visit } from '#storefront/data/context.ts'
import { SavedCard } from '#storefront/features/cards/saved-card.tsx'
import { Button, LinkButton } from '#ui/controls/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { pressedPart } from '#ui/controls/pressed-part.tsx'
import { useToasts } from '#ui/layers/toasts.tsx'
import { PetalLoader } from '#ui/waiting.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { AccountFrame } from './account-frame.tsx'
import { headOf } from '#storefront/pages/frame/head-of.ts'
import { useProblemHandler } from '#storefront/data/use-problem-handler.ts'
import { useShop } from '#storefront/data/use-shop.ts'

const ConfirmDialog = pressedPart(async () => (await import('#ui/layers/confirm-dialog.tsx')).ConfirmDialog)

export function head({ match: { context } }: { match: { context: Visit['context'] } }) {
  return headOf({ language: context.language, origin: context.origin, title: inLanguage(shellTexts.cards, context.language) })
}

export function CardPage() {
  const say = useWords()
  return (
    <AccountFrame title={say(shellTexts.cards)} path={paths.card(useLanguage())}>
      <CardsOfMember />
    </AccountFrame>
  )
}

function CardsOfMember() {
  const say = useWords()
  const { data, failed, again, change, remove } = useCards()
  const [leaving, setLeaving] = useState<Card>()
  if (!data) return failed ? <CardsFailed onAgain={again} /> : <PetalLoader />
  if (data.cards.length === 0) return <NoCards />
  return (
    <>
      <ul className="saved-cards">
        {data.cards.map((card, place) => (
          <SavedCard
            key={card.uuid}
            card={card}
            isDefault={card.uuid === data.default}
            place={place}
            onDefault={async () => void (await change(card, { default: true }))}
            onAlias={(alias) => change(card, { alias })}
            onDelete={() => setLeaving(card)}
          />
        ))}
      </ul>
      <p className="small muted mt-6">{say(cardTexts.note)}</p>
      {leaving && (
        <ConfirmDialog
          title={say(cardTexts.deleteTitle)}
          confirm={say(cardTexts.delete)}
          cancel={say(cardTexts.keep)}
          onConfirm={() => remove(leaving)}
          onClose={() => setLeaving(undefined)}
        >
          <p>{say(deleteCardText(leaving.last4))}</p>
        </ConfirmDialog>
      )}
    </>
  )
}

/** The saved cards, and what can be done with one; what the server says of it becomes a toast (CRD-04 to CRD-07). */
function useCards() {
  const { client, language } = useShop()
  const queries = useQueryClient()
  const showToast = useToasts()
  const handleProblem = useProblemHandler()
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['cards', language],
    queryFn: () => client.cards.list({}),
    refetchOnMount: 'always',
  })
  const tell = async (asking: Promise<{ message: string }>): Promise<boolean> => {
    try {
      const { message } = await asking
      showToast({ kind: 'success', message })
      return true
    } catch (problem) {
      handleProblem(problem)
      return false
    } finally {
      await queries.invalidateQueries({ queryKey: ['cards'] })
    }
  }
  return {
    data,
    failed: error !== null && !isFetching,
    again: () => void refetch(),
    change: ({ uuid: id }: Card, card: { alias: string } | { default: true }) => tell(client.cards.change({ id, card })),
    remove: async ({ uuid: id }: Card) => void (await tell(client.cards.remove({ id }))),
  }
}

function NoCards() {
  const say = useWords()
  return (
    <EmptyState title={say(cardTexts.emptyTitle)} text={say(cardTexts.emptyText)}>
      <LinkButton kind="secondary" href={paths.cart(useLanguage())}>
        {say(cardTexts.toCart)}
      </LinkButton>
    </EmptyState>
  )
}

function CardsFailed({ onAgain }: { onAgain: () => void }) {
  const say = useWords()
  return (
    <EmptyState title={say(cardTexts.listFailed)}>
      <Button kind="secondary" onClick={onAgain}>
        {say(cardTexts.again)}
      </Button>
    </EmptyState>
  )
}
