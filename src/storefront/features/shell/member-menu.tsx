import { lazy, Suspense } from 'react'
import { shellTexts } from '#texts/shell.ts'
import { IconButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useWords } from '../../ui/words.ts'
import type { ShellMember } from './shell-member.ts'

const OpenableMenu = lazy(() => import('./openable-menu.tsx').then(({ OpenableMenu }) => ({ default: OpenableMenu })))

/** The member's pages, or the way to log in. */
export function MemberMenu({ member, onLogIn }: { member: ShellMember; onLogIn: () => void }) {
  const say = useWords()
  const logIn = (
    <IconButton className="desktop" label={say(shellTexts.logIn)} onClick={onLogIn}>
      <Icon name="user" />
    </IconButton>
  )
  if (member.state !== 'signed-in') return logIn
  return (
    <Suspense fallback={logIn}>
      <OpenableMenu name={member.name} vip={member.vip} />
    </Suspense>
  )
}
