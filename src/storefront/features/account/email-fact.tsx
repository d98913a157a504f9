import { useState } from 'react'
import { emailSent, profileTexts } from '#texts/shop/profile.ts'
import { Button } from '#ui/controls/button.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import { NoteBox } from '#ui/panel.tsx'
import { Tag } from '#ui/words/tag.tsx'
import { useWords } from '#ui/words/words.ts'
import { EmailForm, type EmailAnswer, type TypedEmail } from './email-form.tsx'

type EmailFactProps = {
  email: string | null
  confirmed: boolean
  typed?: TypedEmail | undefined
  onSave: (email: string) => Promise<EmailAnswer>
}

/** The member's address, whether it is confirmed, and the way to another one (PRF-01, PRF-02, PRF-08). */
export function EmailFact({ email, confirmed, typed, onSave }: EmailFactProps) {
  const say = useWords()
  const [editing, setEditing] = useState(typed !== undefined)
  const [waiting, setWaiting] = useState(typed)
  const [sentTo, setSentTo] = useState('')
  const close = () => {
    setEditing(false)
    setWaiting(undefined)
  }
  const save = async (asked: string) => {
    const answer = await onSave(asked)
    if (!answer.sent) return answer
    close()
    setSentTo(asked)
    return answer
  }
  return (
    <div className="roomy">
      <dt>{say(profileTexts.email)}</dt>
      <dd>
        {editing ? (
          <EmailForm email={email} typed={waiting} onSave={save} onCancel={close} />
        ) : (
          <Shown email={email} confirmed={confirmed} onEdit={() => setEditing(true)} onVerify={save} />
        )}
        <div role="status" className="w-full">
          {sentTo && !editing && <NoteBox kind="success">{say(emailSent(sentTo))}</NoteBox>}
        </div>
      </dd>
    </div>
  )
}

type ShownProps = { email: string | null; confirmed: boolean; onEdit: () => void; onVerify: (email: string) => Promise<unknown> }

function Shown({ email, confirmed, onEdit, onVerify }: ShownProps) {
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
        {email && !confirmed && (
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
