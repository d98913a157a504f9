import { useState } from 'react'
import { emailSent, profileTexts } from '#texts/shop/profile.ts'
import { Button } from '#ui/controls/button.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import { NoteBox } from '#ui/panel.tsx'
import { useToasts } from '#ui/layers/toasts.tsx'
import { Tag } from '#ui/words/tag.tsx'
import { useWords } from '#ui/words/words.ts'
import { EmailForm, type EmailAnswer, type TypedEmail } from './email-form.tsx'

type EmailFactProps = {
  email: string | null
  confirmed: boolean
  /** The address that waits for the link in its email to be followed. */
  pending: string | null
  typed?: TypedEmail | undefined
  onSave: (email: string) => Promise<EmailAnswer>
}

/** The member's address, whether it is confirmed, and the way to another one (PRF-01, PRF-02, PRF-08). */
export function EmailFact({ email, confirmed, pending, typed, onSave }: EmailFactProps) {
  const say = useWords()
  const [editing, setEditing] = useState(typed !== undefined)
  const [waiting, setWaiting] = useState(typed)
  const close = () => {
    setEditing(false)
    setWaiting(undefined)
  }
  const save = async (asked: string) => {
    const answer = await onSave(asked)
    if (answer.sent) close()
    return answer
  }
  return (
    <div className="roomy">
      <dt>{say(profileTexts.email)}</dt>
      <dd>
        {editing ? (
          <EmailForm email={email} typed={waiting} onSave={save} onCancel={close} />
        ) : (
          <Shown email={email} confirmed={confirmed} pending={pending} onEdit={() => setEditing(true)} onVerify={save} />
        )}
        <div role="status" className="w-full">
          {pending && !editing && (
            <NoteBox>
              {say(emailSent(pending))}
              <Waiting pending={pending} confirmed={confirmed ? email : null} onSave={save} />
            </NoteBox>
          )}
        </div>
      </dd>
    </div>
  )
}

/** What can be done about an address that waits: another letter, or staying with the one that counts (PRF-14). */
function Waiting({
  pending,
  confirmed,
  onSave,
}: {
  pending: string
  confirmed: string | null
  onSave: (email: string) => Promise<EmailAnswer>
}) {
  const say = useWords()
  const showToast = useToasts()
  const [busy, setBusy] = useState<'again' | 'drop'>()
  const press = async (act: 'again' | 'drop', email: string) => {
    setBusy(act)
    const { sent } = await onSave(email)
    setBusy(undefined)
    if (sent) showToast({ kind: 'success', message: say(act === 'again' ? profileTexts.sentAgain : profileTexts.kept) })
  }
  return (
    <p className="mt-2 flex flex-wrap gap-2">
      <Button kind="soft" size="small" busy={busy === 'again'} onClick={() => void press('again', pending)}>
        {say(profileTexts.sendAgain)}
      </Button>
      {confirmed && (
        <Button kind="ghost" size="small" busy={busy === 'drop'} onClick={() => void press('drop', confirmed)}>
          {say(profileTexts.keepOld)}
        </Button>
      )}
    </p>
  )
}

type ShownProps = {
  email: string | null
  confirmed: boolean
  pending: string | null
  onEdit: () => void
  onVerify: (email: string) => Promise<unknown>
}

function Shown({ email, confirmed, pending, onEdit, onVerify }: ShownProps) {
  const say = useWords()
  const [busy, setBusy] = useState(false)
  const verify = async (address: string) => {
    setBusy(true)
    await onVerify(address)
    setBusy(false)
  }
  return (
    <>
      <span>
        {email ?? say(profileTexts.notGiven)}
        {email && <Tag kind={confirmed ? 'points' : 'warning'}>{say(confirmed ? profileTexts.confirmed : profileTexts.notConfirmed)}</Tag>}
      </span>
      <span className="flex">
        {email && !confirmed && email !== pending && (
          <Button kind="soft" size="small" busy={busy} onClick={() => void verify(email)}>
            {say(profileTexts.sendEmail)}
          </Button>
        )}
        <Button kind="ghost" size="small" aria-label={say(profileTexts.editEmail)} onClick={onEdit}>
          <Icon name="edit" size="small" />
          {say(profileTexts.edit)}
        </Button>
      </span>
    </>
  )
}
