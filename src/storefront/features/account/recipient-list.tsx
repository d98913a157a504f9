import './account.css'
import type { ContactRow } from '#contract/shop/api/recipients.ts'
import { deleteRecipient, editRecipient } from '#texts/shop/checkout.ts'
import { readablePhone } from '#texts/shared/readable-phone.ts'
import { DeletedRecipient } from '#storefront/features/recipient/deleted-recipient.tsx'
import type { Removals } from '#storefront/features/recipient/use-removals.ts'
import { IconButton } from '#ui/controls/button.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import { useWords } from '#ui/words/words.ts'

type RecipientListProps = { contacts: readonly ContactRow[]; removals: Removals; onEdit: (contact: ContactRow) => void }

/** The saved recipients of one way of delivery, the one used last first (D-51). */
export function RecipientList({ contacts, removals, onEdit }: RecipientListProps) {
  const say = useWords()
  return (
    <ul className="recipients">
      {contacts.map((contact) =>
        removals.removed.has(contact.id) ? (
          <DeletedRecipient key={contact.id} contact={contact} removals={removals} />
        ) : (
          <li key={contact.id}>
            <div>
              <p>
                <b>{contact.name}</b> <span className="num muted">{readablePhone(contact.phone)}</span>
              </p>
              <p className="muted">{contact.address}</p>
            </div>
            <span className="flex flex-none">
              <IconButton label={say(editRecipient(contact.name))} onClick={() => onEdit(contact)}>
                <Icon name="edit" />
              </IconButton>
              <IconButton label={say(deleteRecipient(contact.name))} onClick={() => removals.remove(contact.id)}>
                <Icon name="trash" />
              </IconButton>
            </span>
          </li>
        ),
      )}
    </ul>
  )
}
