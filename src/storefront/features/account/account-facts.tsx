import type { ReactNode } from 'react'
import type { User } from '#contract/shop/api/user.ts'
import { formatDate } from '#texts/shared/format.ts'
import { profileTexts } from '#texts/shop/profile.ts'
import { IconButton } from '#ui/controls/button.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import { Panel } from '#ui/panel.tsx'
import { useToasts } from '#ui/layers/toasts.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { EmailFact } from './email-fact.tsx'
import type { EmailAnswer, TypedEmail } from './email-form.tsx'
import { OffersSwitch } from './offers-switch.tsx'

type AccountFactsProps = {
  user: User
  /** An address that was typed before its member had to show who they are. */
  typedEmail?: TypedEmail | undefined
  /** Asks to have this address confirmed; answers what is wrong with it, if anything, as it is to be shown. */
  onEmail: (email: string) => Promise<EmailAnswer>
  onOffers: (accepted: boolean) => Promise<void>
}

/** What the shop knows of a member. Name and birthday are not for the member to change (PRF-06). */
export function AccountFacts({ user, typedEmail, onEmail, onOffers }: AccountFactsProps) {
  const say = useWords()
  const language = useLanguage()
  return (
    <Panel>
      <h2>{say(profileTexts.account)}</h2>
      <dl className="account-facts">
        <EmailFact email={user.email} confirmed={user.confirmed} pending={user.pending_email} typed={typedEmail} onSave={onEmail} />
        <Fact name={say(profileTexts.uid)}>
          <Uid uid={user.uid} />
        </Fact>
        <Fact name={say(profileTexts.name)}>{user.name}</Fact>
        <Fact name={say(profileTexts.birthday)}>{user.birthday ? formatDate(user.birthday, language) : say(profileTexts.notGiven)}</Fact>
      </dl>
      <OffersSwitch accepted={user.accept_marketing_sms} onTurn={onOffers} />
    </Panel>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="start">{children}</dd>
    </div>
  )
}

/** The number for customer service, to be copied (PRF-03, PRF-04). */
function Uid({ uid }: { uid: string }) {
  const say = useWords()
  const showToast = useToasts()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(uid)
      showToast({ kind: 'success', message: say(profileTexts.copied) })
    } catch {
      showToast({ kind: 'error', message: say(profileTexts.copyFailed) })
    }
  }
  return (
    <>
      <span className="num">{uid}</span>
      <IconButton label={say(profileTexts.copyUid)} onClick={() => void copy()}>
        <Icon name="copy" />
      </IconButton>
    </>
  )
}
