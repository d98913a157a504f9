import './account.css'
import type { ContactRow } from '#contract/shop/api/recipients.ts'
import { deleteRecipient } from '#texts/shop/checkout.ts'
import { readablePhone } from '#texts/shared/readable-phone.ts'
import { IconButton } from '#ui/controls/button.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import { useWords } from '#ui/words/words.ts'

type RecipientListProps = { contacts: readonly ContactRow[]; onDelete: (contact: ContactRow) => void }

/** The saved recipients of one way of delivery, the one used last first (D-51). */
export function RecipientList({ contacts, onDelete }: RecipientListProps) {
  const say = useWords()
  return (
    <ul className="recipients">
      {contacts.map((contact) => (
        <li key={contact.id}>
          <div>
            <p>
              <b>{contact.name}</b> <span className="num muted">{readablePhone(contact.phone)}</span>
            </p>
            <p className="muted">{contact.address}</p>
          </div>
          <IconButton label={say(deleteRecipient(contact.name))} onClick={() => onDelete(contact)}>
            <Icon name="trash" />
          </IconButton>
        </li>
      ))}
    </ul>
  )
}
