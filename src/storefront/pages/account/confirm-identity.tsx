import { identityTexts } from '#texts/shop/sessions.ts'
import { LoginForm, type LoginProvider } from '#storefront/features/member/login-form.tsx'
import { Dialog } from '#ui/layers/dialog.tsx'
import { useWords } from '#ui/words/words.ts'

type ConfirmIdentityProps = { providers: readonly LoginProvider[]; onClose: () => void }

/** Asks a member to show once more who they are, at the provider of their own account. */
export function ConfirmIdentity({ providers, onClose }: ConfirmIdentityProps) {
  const say = useWords()
  return (
    <Dialog open onClose={onClose} title={<span className="login">{say(identityTexts.title)}</span>}>
      <div className="login mt-2">
        <p className="muted">{say(identityTexts.text)}</p>
        <LoginForm confirms={providers} />
      </div>
    </Dialog>
  )
}
