import { useState } from 'react'
import type { ShopClient } from '#contract/shop/client.ts'
import type { Draft } from '#rules/checkout/checkout-draft.ts'
import { receivedTimes } from '#rules/shipping/shipping.ts'
import type { Temperature } from '#rules/temperature.ts'
import { detailsTexts } from '#texts/shop/checkout.ts'
import { receivedTimeTexts } from '#texts/shop/order.ts'
import { Segments } from '#ui/controls/choices.tsx'
import { SelectField } from '#ui/controls/field.tsx'
import { useWords } from '#ui/words/words.ts'
import { isReached, recipientKindOf } from '../draft-changes.ts'
import { ForeignFields } from '#storefront/features/recipient/foreign-fields.tsx'
import { HomeFields } from '#storefront/features/recipient/home-fields.tsx'
import { RecentRecipient } from './recent-recipient.tsx'
import { StoreFields } from '#storefront/features/recipient/store-fields.tsx'
import type { ChangeDraft } from '../change-draft.ts'
import type { ChangeRecipient } from '#storefront/features/recipient/change-recipient.ts'
import type { SavedData } from '../use-saved-data.ts'

export type RecipientFieldsProps = {
  draft: Draft
  change: ChangeDraft
  saved: SavedData
  temperature: Temperature
  client: ShopClient
  onProblem: (error: unknown) => void
}

/** Who gets it: at a store always by the form, else somebody from an earlier order or somebody new (RCP-01 to RCP-03). */
export function RecipientFields(props: RecipientFieldsProps) {
  const say = useWords()
  const kind = recipientKindOf(props.draft)
  return (
    <fieldset className="form-part">
      <legend>{say(detailsTexts.recipient)}</legend>
      {kind === 'seven' ? (
        <StoreFields draft={props.draft} change={partOf(props.change)} client={props.client} />
      ) : (
        <RecentOrNew {...props} kind={kind} />
      )}
      {kind === 'black_cat' && <WindowField {...props} />}
    </fieldset>
  )
}

function RecentOrNew({ kind, ...props }: RecipientFieldsProps & { kind: 'black_cat' | 'ups' }) {
  const say = useWords()
  const { draft, change, saved, temperature } = props
  const reached = saved.contacts.filter((contact) => isReached(contact, temperature))
  const status = draft.contact_id === null ? 'new' : 'recent'
  const [wasChosen, setWasChosen] = useState<number | null>(null)
  const choose = (next: 'recent' | 'new') => {
    if (draft.contact_id !== null) setWasChosen(draft.contact_id)
    const recent = reached.find(({ id }) => id === wasChosen) ?? reached[0]
    change((before) => ({ ...before, contact_id: next === 'recent' ? (recent?.id ?? null) : null }))
  }
  const segments = [
    { value: 'recent', label: say(detailsTexts.recents) },
    { value: 'new', label: say(detailsTexts.newRecipient) },
  ] as const
  return (
    <>
      {reached.length > 0 && (
        <Segments legend={say(detailsTexts.recipient)} name="recipient" value={status} segments={segments} onChange={choose} />
      )}
      {status === 'recent' && <RecentRecipient {...props} />}
      {status === 'new' && kind === 'ups' && <ForeignFields draft={draft} change={partOf(change)} />}
      {status === 'new' && kind === 'black_cat' && (
        <HomeFields draft={draft} change={partOf(change)} sender={draft.sender} temperature={temperature} />
      )}
    </>
  )
}

/** Changes of the recipient, as changes of the draft that it is a part of. */
function partOf(change: ChangeDraft): ChangeRecipient {
  return (next) => change((before) => ({ ...before, ...next(before) }))
}

/** When the parcel should come (RCP-15). */
function WindowField({ draft, change }: RecipientFieldsProps) {
  const say = useWords()
  return (
    <div className="two-columns">
      <SelectField
        label={say(detailsTexts.receivedTime)}
        value={draft.received_time}
        choices={receivedTimes.map((time) => ({ value: time, label: say(receivedTimeTexts[time]) }))}
        onChange={(event) =>
          change((before) => ({ ...before, received_time: receivedTimes.find((time) => time === event.target.value) ?? 'unspecified' }))
        }
      />
    </div>
  )
}
