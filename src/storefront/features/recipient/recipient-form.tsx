import { useState, type FormEvent } from 'react'
import type { Contact, ContactType, Sender } from '#contract/shop/api/recipients.ts'
import type { ShopClient } from '#contract/shop/client.ts'
import { isFaultless } from '#rules/field-errors.ts'
import { blankRecipient, type RecipientDraft } from '#rules/recipients/recipient-draft.ts'
import { addressTexts } from '#texts/shop/address.ts'
import { checkRecipient } from './check-recipient.ts'
import { draftOfContact } from './draft-of-contact.ts'
import { FieldErrorsProvider } from './field-errors.tsx'
import { ForeignFields } from './foreign-fields.tsx'
import { HomeFields } from './home-fields.tsx'
import { StoreFields } from './store-fields.tsx'
import { Button } from '#ui/controls/button.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'

type RecipientFormProps = {
  client: ShopClient
  type: ContactType
  /** Who is changed; null for somebody new. */
  saved: Contact | null
  /** Who ordered last: often the one who is written down. */
  sender: Sender | null
  /** Answers whether it was saved. */
  onSave: (draft: RecipientDraft) => Promise<boolean>
  onCancel: () => void
}

const nobody: Sender = { name: '', phone: '' }

/** The form of the checkout for one recipient, under the same rules as there (D-51, RCP-10 to RCP-31). */
export function RecipientForm({ client, type, saved, sender, onSave, onCancel }: RecipientFormProps) {
  const say = useWords()
  const language = useLanguage()
  const [draft, change] = useState(() => (saved ? draftOfContact(saved, language) : blankRecipient))
  const [showAll, setShowAll] = useState(false)
  const [busy, setBusy] = useState(false)
  const errors = checkRecipient(draft, { kind: type, temperature: 'normal' })
  const send = async (event: FormEvent) => {
    event.preventDefault()
    // In a dialog of the checkout it stands inside the form of a step, as far as React is concerned.
    event.stopPropagation()
    setShowAll(true)
    if (!isFaultless(errors) || busy) return
    setBusy(true)
    if (!(await onSave(draft))) setBusy(false)
  }
  return (
    <form noValidate className="grid grid-cols-[minmax(0,1fr)] gap-[18px]" onSubmit={(event) => void send(event)}>
      <FieldErrorsProvider errors={errors} showAll={showAll}>
        {type === 'black_cat' && <HomeFields draft={draft} change={change} sender={sender ?? nobody} temperature="normal" />}
        {type === 'seven' && <StoreFields draft={draft} change={change} client={client} />}
        {type === 'ups' && <ForeignFields draft={draft} change={change} />}
      </FieldErrorsProvider>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy}>
          {say(addressTexts.save)}
        </Button>
        <Button kind="ghost" onClick={onCancel}>
          {say(addressTexts.cancel)}
        </Button>
      </div>
    </form>
  )
}
