import { useState } from 'react'
import type { Contact, ContactRow, Sender } from '#contract/shop/api/recipients.ts'
import type { ShopClient } from '#contract/shop/client.ts'
import type { RecipientDraft } from '#rules/recipients/recipient-draft.ts'
import type { Temperature } from '#rules/temperature.ts'
import { deleteRecipient, detailsTexts, editRecipient } from '#texts/shop/checkout.ts'
import { fieldTexts } from '#texts/shared/fields.ts'
import { readablePhone } from '#texts/shared/readable-phone.ts'
import { Button, IconButton } from '#ui/controls/button.tsx'
import { OptionCard } from '#ui/controls/choices.tsx'
import { Dialog } from '#ui/layers/dialog.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import { useWords } from '#ui/words/words.ts'
import { DeletedRecipient } from '#storefront/features/recipient/deleted-recipient.tsx'
import { RecipientForm } from '#storefront/features/recipient/recipient-form.tsx'
import { useRemovals, type Removals } from '#storefront/features/recipient/use-removals.ts'
import { isReached } from '../draft-changes.ts'
import type { SavedData } from '../use-saved-data.ts'

type RecipientDialogProps = {
  open: boolean
  onClose: () => void
  client: ShopClient
  saved: SavedData
  /** Who orders: often who receives it, too. */
  sender: Sender
  chosen: number | null
  temperature: Temperature
  onChoose: (id: number) => void
  onProblem: (error: unknown) => void
}

/** All saved recipients of the method: choose one, change one, or delete one (RCP-04, RCP-05, RCP-34). */
export function RecipientDialog({ open, onClose, client, saved, sender, onProblem, ...choice }: RecipientDialogProps) {
  const say = useWords()
  const [picked, setPicked] = useState<number | null>(null)
  const [editing, setEditing] = useState<Contact | null>(null)
  const removals = useRemovals((id) => saved.remove(id).catch(onProblem))
  const close = () => {
    removals.finishAll()
    setEditing(null)
    onClose()
  }
  const edit = (id: number) => saved.find(id).then(setEditing, onProblem)
  const keep = async (contact: Contact, draft: RecipientDraft) => {
    try {
      await saved.edit(contact, draft)
      setPicked(contact.id)
      setEditing(null)
      return true
    } catch (error) {
      onProblem(error)
      return false
    }
  }
  return (
    <Dialog open={open} onClose={close} title={say(editing ? editRecipient(editing.name) : detailsTexts.chooseRecipient)} size="wide">
      {editing ? (
        <div className="pt-5">
          <RecipientForm
            client={client}
            type={editing.type}
            saved={editing}
            sender={sender}
            onSave={(draft) => keep(editing, draft)}
            onCancel={() => setEditing(null)}
          />
        </div>
      ) : (
        <Choices
          {...choice}
          contacts={saved.contacts}
          removals={removals}
          picked={picked}
          onPick={setPicked}
          onEdit={edit}
          onClose={close}
        />
      )}
    </Dialog>
  )
}

type ChoicesProps = Pick<RecipientDialogProps, 'chosen' | 'temperature' | 'onChoose' | 'onClose'> & {
  contacts: readonly ContactRow[]
  removals: Removals
  picked: number | null
  onPick: (id: number) => void
  onEdit: (id: number) => void
}

function Choices({ contacts, removals, picked, chosen, temperature, onPick, onEdit, onChoose, onClose }: ChoicesProps) {
  const say = useWords()
  const left = contacts.filter((contact) => !removals.removed.has(contact.id) && isReached(contact, temperature))
  const current = [picked, chosen, left[0]?.id].find((id) => left.some((contact) => contact.id === id)) ?? null
  const use = () => {
    if (current !== null) onChoose(current)
    onClose()
  }
  return (
    <>
      {contacts.length === 0 ? (
        <p className="muted mt-4">{say(detailsTexts.noRecents)}</p>
      ) : (
        <ul className="recipient-choices">
          {contacts.map((contact) =>
            removals.removed.has(contact.id) ? (
              <DeletedRecipient key={contact.id} contact={contact} removals={removals} />
            ) : (
              <li key={contact.id}>
                <RecipientOption
                  contact={contact}
                  checked={contact.id === current}
                  isReached={isReached(contact, temperature)}
                  onPick={onPick}
                />
                <IconButton label={say(editRecipient(contact.name))} onClick={() => onEdit(contact.id)}>
                  <Icon name="edit" />
                </IconButton>
                <IconButton label={say(deleteRecipient(contact.name))} onClick={() => removals.remove(contact.id)}>
                  <Icon name="trash" />
                </IconButton>
              </li>
            ),
          )}
        </ul>
      )}
      <Button full disabled={current === null} onClick={use}>
        {say(detailsTexts.useThis)}
      </Button>
    </>
  )
}

type RecipientOptionProps = { contact: ContactRow; checked: boolean; isReached: boolean; onPick: (id: number) => void }

function RecipientOption({ contact, checked, isReached, onPick }: RecipientOptionProps) {
  const say = useWords()
  return (
    <OptionCard
      name="recent-recipient"
      value={contact.id}
      checked={checked}
      disabled={!isReached}
      onChange={() => onPick(contact.id)}
      title={
        <>
          {contact.name} <span className="num">{readablePhone(contact.phone)}</span>
        </>
      }
      note={
        <>
          {contact.address}
          {!isReached && <span className="block">{say(fieldTexts.freezingDisabled)}</span>}
        </>
      }
    />
  )
}
