import type { Draft } from '#rules/checkout-draft.ts'
import type { Temperature } from '#rules/temperature.ts'
import { detailsTexts } from '#texts/checkout.ts'
import { Segments } from '../../ui/choices.tsx'
import { SelectField } from '../../ui/field.tsx'
import { receivedTimeTexts } from '#texts/order.ts'
import { receivedTimes } from '#rules/shipping.ts'
import { useWords } from '../../ui/words.ts'
import { isReached } from './draft-changes.ts'
import { HomeFields } from './home-fields.tsx'
import { RecentRecipient } from './recent-recipient.tsx'
import type { ChangeDraft } from './change-draft.ts'
import type { SavedData } from './use-saved-data.ts'

type RecipientFieldsProps = { draft: Draft; change: ChangeDraft; saved: SavedData; temperature: Temperature; onProblem: (error: unknown) => void }

/** Who gets it: somebody from an earlier order, or somebody new (RCP-01, RCP-02). */
export function RecipientFields({ draft, change, saved, temperature, onProblem }: RecipientFieldsProps) {
  const say = useWords()
  const reached = saved.contacts.filter((contact) => isReached(contact, temperature))
  const status = draft.contact_id === null ? 'new' : 'recent'
  const choose = (next: 'recent' | 'new') => change((before) => ({ ...before, contact_id: next === 'recent' ? (reached[0]?.id ?? null) : null }))
  const segments = [{ value: 'recent', label: say(detailsTexts.recents) }, { value: 'new', label: say(detailsTexts.newRecipient) }] as const
  return (
    <fieldset className="form-part">
      <legend>{say(detailsTexts.recipient)}</legend>
      {reached.length > 0 && <Segments legend={say(detailsTexts.recipient)} name="recipient" value={status} segments={segments} onChange={choose} />}
      {status === 'recent' ? (
        <RecentRecipient draft={draft} change={change} saved={saved} temperature={temperature} onProblem={onProblem} />
      ) : (
        <HomeFields draft={draft} change={change} temperature={temperature} />
      )}
      <div className="two-columns">
        <SelectField
          label={say(detailsTexts.receivedTime)}
          value={draft.received_time}
          choices={receivedTimes.map((time) => ({ value: time, label: say(receivedTimeTexts[time]) }))}
          onChange={(event) => change((before) => ({ ...before, received_time: receivedTimes.find((time) => time === event.target.value) ?? 'unspecified' }))}
        />
      </div>
    </fieldset>
  )
}
