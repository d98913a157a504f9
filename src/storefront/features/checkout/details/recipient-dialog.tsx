import { useState } from 'react'
import type { ContactRow } from '#contract/shop/api/recipients.ts'
import type { Temperature } from '#rules/temperature.ts'
import { deleteRecipient, detailsTexts, recipientDeleted } from '#texts/shop/checkout.ts'
import { fieldTexts } from '#texts/shared/fields.ts'
import { readablePhone } from '#texts/shared/readable-phone.ts'
import { Button, IconButton } from '#ui/controls/button.tsx'
import { OptionCard } from '#ui/controls/choices.tsx'
import { Dialog } from '#ui/layers/dialog.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import { useToasts } from '#ui/layers/toasts.tsx'
import { useWords } from '#ui/words/words.ts'
import { isReached } from '../draft-changes.ts'
import type { SavedData } from '../use-saved-data.ts'

type RecipientDialogProps = {
  open: boolean
  onClose: () => void
  saved: SavedData
  chosen: number | null
  temperature: Temperature
  onChoose: (id: number) => void
  onProblem: (error: unknown) => void
}

/** All saved recipients of the method: choose one, or delete one (RCP-04, RCP-05). */
export function RecipientDialog({ open, onClose, saved, chosen, temperature, onChoose, onProblem }: RecipientDialogProps) {
  const say = useWords()
  const showToast = useToasts()
  const [picked, setPicked] = useState<number | null>(null)
  const current = saved.contacts.some(({ id }) => id === picked) ? picked : chosen
  const remove = async ({ id, name }: ContactRow) => {
    try {
      await saved.remove(id)
      showToast({ kind: 'success', message: say(recipientDeleted(name)) })
    } catch (error) {
      onProblem(error)
    }
  }
  const use = () => {
    if (current !== null) onChoose(current)
    onClose()
  }
  return (
    <Dialog open={open} onClose={onClose} title={say(detailsTexts.chooseRecipient)} size="wide">
      {saved.contacts.length === 0 ? (
        <p className="muted mt-4">{say(detailsTexts.noRecents)}</p>
      ) : (
        <ul className="recipient-choices">
          {saved.contacts.map((contact) => (
            <li key={contact.id}>
              <RecipientOption
                contact={contact}
                checked={contact.id === current}
                isReached={isReached(contact, temperature)}
                onPick={setPicked}
              />
              <IconButton label={say(deleteRecipient(contact.name))} onClick={() => void remove(contact)}>
                <Icon name="trash" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <Button full onClick={use}>
        {say(detailsTexts.useThis)}
      </Button>
    </Dialog>
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
