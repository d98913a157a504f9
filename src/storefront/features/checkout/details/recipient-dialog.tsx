import { useState } from 'react'
import type { ContactRow } from '#contract/shop/api/recipients.ts'
import type { Temperature } from '#rules/temperature.ts'
import { deleteRecipient, detailsTexts } from '#texts/shop/checkout.ts'
import { fieldTexts } from '#texts/shared/fields.ts'
import { readablePhone } from '#texts/shared/readable-phone.ts'
import { Button, IconButton } from '#ui/controls/button.tsx'
import { OptionCard } from '#ui/controls/choices.tsx'
import { Dialog } from '#ui/layers/dialog.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import { useWords } from '#ui/words/words.ts'
import { DeletedRecipient } from '#storefront/features/recipient/deleted-recipient.tsx'
import { useRemovals } from '#storefront/features/recipient/use-removals.ts'
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
  const [picked, setPicked] = useState<number | null>(null)
  const removals = useRemovals((id) => saved.remove(id).catch(onProblem))
  const left = saved.contacts.filter((contact) => !removals.removed.has(contact.id) && isReached(contact, temperature))
  const current = [picked, chosen, left[0]?.id].find((id) => left.some((contact) => contact.id === id)) ?? null
  const close = () => {
    removals.finishAll()
    onClose()
  }
  const use = () => {
    if (current !== null) onChoose(current)
    close()
  }
  return (
    <Dialog open={open} onClose={close} title={say(detailsTexts.chooseRecipient)} size="wide">
      {saved.contacts.length === 0 ? (
        <p className="muted mt-4">{say(detailsTexts.noRecents)}</p>
      ) : (
        <ul className="recipient-choices">
          {saved.contacts.map((contact) =>
            removals.removed.has(contact.id) ? (
              <DeletedRecipient key={contact.id} contact={contact} removals={removals} />
            ) : (
              <li key={contact.id}>
                <RecipientOption
                  contact={contact}
                  checked={contact.id === current}
                  isReached={isReached(contact, temperature)}
                  onPick={setPicked}
                />
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
