import { paths } from '#contract/shop/paths.ts'
import { agreement, loginTexts } from '#texts/shop/login.ts'
import { shellTexts } from '#texts/shop/shell.ts'
import { Blossom } from '#ui/pictures/blossom.tsx'
import { Dialog } from '#ui/layers/dialog.tsx'
import { PageLink } from '#ui/controls/page-link.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { LoginForm } from './login-form.tsx'

type LoginDialogProps = {
  /** Where whoever has signed in arrives; undefined is where they are. */
  origin: string | undefined
  open: boolean
  onClose: () => void
}

export function LoginDialog({ origin, open, onClose }: LoginDialogProps) {
  const say = useWords()
  const language = useLanguage()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={
        <span className="login">
          <Blossom className="bloom" />
          {say(loginTexts.title)}
        </span>
      }
    >
      <div className="login">
        <p className="muted">{say(loginTexts.reason)}</p>
        <LoginForm origin={origin} />
        <p className="hint">
          {say(agreement.before)}
          <PageLink className="underline" href={paths.terms(language, 'readme')} onClick={onClose}>
            {say(shellTexts.readme)}
          </PageLink>
          {say(agreement.between)}
          <PageLink className="underline" href={paths.terms(language, 'privacy')} onClick={onClose}>
            {say(shellTexts.privacy)}
          </PageLink>
          {say(agreement.after)}
        </p>
      </div>
    </Dialog>
  )
}
