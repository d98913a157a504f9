import { scrollThresholdsPx } from '#rules/constants.ts'
import { shellTexts } from '#texts/shop/shell.ts'
import { useScrolledPast } from '#ui/use-scrolled-past.ts'
import { useWords } from '#ui/words/words.ts'

/** Reminds visitors on small screens of logging in, once they have begun to look around (SHL-10). */
export function LoginBanner({ onLogIn }: { onLogIn: () => void }) {
  const say = useWords()
  if (!useScrolledPast(scrollThresholdsPx.loginBanner)) return null
  return (
    <aside className="login-banner" aria-label={say(shellTexts.logIn)}>
      <span className="flex-1">{say(shellTexts.loginBanner)}</span>
      <button type="button" className="button small" onClick={onLogIn}>
        {say(shellTexts.logIn)}
      </button>
    </aside>
  )
}
