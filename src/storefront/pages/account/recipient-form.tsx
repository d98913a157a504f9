import '#storefront/features/checkout/checkout.css'
import { useState, type FormEvent } from 'react'
import type { ContactType, Sender } from '#contract/shop/api/recipients.ts'
import { newDraft, type Draft } from '#rules/checkout/checkout-draft.ts'
import { isFaultless, type FieldErrors } from '#rules/field-errors.ts'
import { addressTexts } from '#texts/shop/address.ts'
import { checkDetails } from '#storefront/features/checkout/details/check-details.ts'
import { FieldErrorsProvider } from '#storefront/features/recipient/field-errors.tsx'
import { ForeignFields } from '#storefront/features/recipient/foreign-fields.tsx'
import { HomeFields } from '#storefront/features/recipient/home-fields.tsx'
import { StoreFields } from '#storefront/features/recipient/store-fields.tsx'
import { Button } from '#ui/controls/button.tsx'
import { useWords } from '#ui/words/words.ts'
import { useShop } from '#storefront/data/use-shop.ts'

type RecipientFormProps = {
  type: ContactType
  /** Who ordered last: often the one who is written down. */
  sender: Sender | null
  /** Answers whether it was saved. */
  onSave: (draft: Draft) => Promise<boolean>
  onCancel: () => void
}

/** The form of the checkout for one recipient, under the same rules as there (D-51, RCP-10 to RCP-31). */
export function RecipientForm({ type, sender, onSave, onCancel }: RecipientFormProps) {
  const say = useWords()
  const { client } = useShop()
  const [draft, change] = useState<Draft>({ ...newDraft, shipping_method: type, sender: sender ?? newDraft.sender })
  const [showAll, setShowAll] = useState(false)
  const [busy, setBusy] = useState(false)
  const errors = recipientErrors(draft)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setShowAll(true)
    if (!isFaultless(errors) || busy) return
    setBusy(true)
    if (!(await onSave(draft))) setBusy(false)
  }
  return (
    <form noValidate className="recipient-form" onSubmit={(event) => void send(event)}>
      <FieldErrorsProvider errors={errors} showAll={showAll}>
        {type === 'black_cat' && <HomeFields draft={draft} change={change} temperature="normal" />}
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

/** Sender, invoice and remark are not asked for here. */
function recipientErrors(draft: Draft): FieldErrors {
  return Object.fromEntries(Object.entries(checkDetails(draft, 'normal')).filter(([field]) => /^(contact|store|foreign)\./.test(field)))
}
