import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import type { Contact, ContactRow, ContactType } from '#contract/shop/api/recipients.ts'
import { paths } from '#contract/shop/paths.ts'
import { inLanguage } from '#rules/locale.ts'
import type { RecipientDraft } from '#rules/recipients/recipient-draft.ts'
import { addressTexts, contactTypeTexts, recipientChanged, recipientSaved } from '#texts/shop/address.ts'
import { shellTexts } from '#texts/shop/shell.ts'
import type { Visit } from '#storefront/data/context.ts'
import { recipientBody } from '#storefront/features/recipient/recipient-body.ts'
import { useRemovals } from '#storefront/features/recipient/use-removals.ts'
import { RecipientList } from '#storefront/features/account/recipient-list.tsx'
import { Button } from '#ui/controls/button.tsx'
import { Segments } from '#ui/controls/choices.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import { Panel } from '#ui/panel.tsx'
import { useToasts } from '#ui/layers/toasts.tsx'
import { PetalLoader } from '#ui/waiting.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { AccountFrame } from './account-frame.tsx'
import { headOf } from '#storefront/pages/frame/head-of.ts'
import { useProblemHandler } from '#storefront/data/use-problem-handler.ts'
import { useShop } from '#storefront/data/use-shop.ts'

const RecipientForm = lazy(() =>
  import('#storefront/features/recipient/recipient-form.tsx').then(({ RecipientForm }) => ({ default: RecipientForm })),
)

export function head({ match: { context } }: { match: { context: Visit['context'] } }) {
  return headOf({ language: context.language, origin: context.origin, title: inLanguage(shellTexts.addresses, context.language) })
}

export function AddressPage() {
  const say = useWords()
  return (
    <AccountFrame title={say(shellTexts.addresses)} path={paths.address(useLanguage())}>
      <RecipientsOfMember />
    </AccountFrame>
  )
}

const types: readonly ContactType[] = ['black_cat', 'seven', 'ups']

function RecipientsOfMember() {
  const say = useWords()
  const [type, setType] = useState<ContactType>('black_cat')
  return (
    <>
      <div className="recipient-head">
        <Segments
          legend={say(addressTexts.types)}
          name="recipient-type"
          value={type}
          segments={types.map((each) => ({ value: each, label: say(contactTypeTexts[each]) }))}
          onChange={setType}
        />
      </div>
      <RecipientsOfType key={type} type={type} />
      <p className="small muted mt-4">{say(addressTexts.note)}</p>
    </>
  )
}

function RecipientsOfType({ type }: { type: ContactType }) {
  const say = useWords()
  const { client } = useShop()
  const { data, failed, again, find, save, remove } = useRecipients(type)
  const removals = useRemovals(remove)
  const [writing, setWriting] = useState<Contact | 'new'>()
  if (!data) return failed ? <ListFailed onAgain={again} /> : <PetalLoader />
  const saved = writing === undefined || writing === 'new' ? null : writing
  const keep = async (draft: RecipientDraft) => {
    const isKept = await save(draft, saved)
    if (isKept) setWriting(undefined)
    return isKept
  }
  const edit = async (contact: ContactRow) => setWriting(await find(contact))
  return (
    <Panel>
      {data.list.length > 0 && <RecipientList contacts={data.list} removals={removals} onEdit={(contact) => void edit(contact)} />}
      {data.list.length === 0 && writing === undefined && (
        <EmptyState title={say(addressTexts.emptyTitle)} text={say(addressTexts.emptyText)} />
      )}
      <div className="pt-5">
        {writing !== undefined ? (
          <Suspense fallback={<PetalLoader />}>
            <RecipientForm
              key={saved?.id ?? 'new'}
              client={client}
              type={type}
              saved={saved}
              sender={data.sender}
              onSave={keep}
              onCancel={() => setWriting(undefined)}
            />
          </Suspense>
        ) : (
          <Button kind="secondary" onClick={() => setWriting('new')}>
            <Icon name="plus" />
            {say(addressTexts.add)}
          </Button>
        )}
      </div>
    </Panel>
  )
}

/** The saved recipients of one type, and what can be done with them. */
function useRecipients(type: ContactType) {
  const say = useWords()
  const { client, language } = useShop()
  const showToast = useToasts()
  const handleProblem = useProblemHandler()
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['recipients', language, type],
    queryFn: () => client.contacts.list({ type }),
    refetchOnMount: 'always',
  })
  const tell = async (asking: Promise<unknown>, message?: string): Promise<boolean> => {
    try {
      await asking
      if (message) showToast({ kind: 'success', message })
      return true
    } catch (problem) {
      handleProblem(problem)
      return false
    } finally {
      await refetch()
    }
  }
  return {
    data,
    failed: error !== null && !isFetching,
    again: () => void refetch(),
    find: ({ id }: ContactRow) =>
      client.contacts.find({ id }).catch((problem: unknown) => {
        handleProblem(problem)
        return undefined
      }),
    save: (draft: RecipientDraft, saved: Contact | null) => {
      const body = recipientBody(type, draft)
      const name = nameIn(type, draft)
      return saved
        ? tell(client.contacts.change({ ...body, id: saved.id }), say(recipientChanged(name)))
        : tell(client.contacts.create(body), say(recipientSaved(name)))
    },
    remove: (id: number) => tell(client.contacts.remove({ params: { id }, query: { type } })),
  }
}

function nameIn(type: ContactType, { contact_attributes: contact, foreign_contact_attributes: foreign }: RecipientDraft): string {
  return (type === 'ups' ? foreign : contact).name.trim()
}

function ListFailed({ onAgain }: { onAgain: () => void }) {
  const say = useWords()
  return (
    <EmptyState title={say(addressTexts.listFailed)}>
      <Button kind="secondary" onClick={onAgain}>
        {say(addressTexts.again)}
      </Button>
    </EmptyState>
  )
}
