import { lazy, Suspense } from 'react'
import { paths } from '#contract/shop/paths.ts'
import { shellTexts } from '#texts/shop/shell.ts'
import { IconButton } from '#ui/controls/button.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import { PageLink } from '#ui/controls/page-link.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import type { ShellMember } from './shell-member.ts'

const OpenableMenu = lazy(() =>
  import('./openable-menu.tsx').then(
    ({ OpenableMenu }) => ({ default: OpenableMenu }),
    () => ({ default: ProfileLink }),
  ),
)

/** The member's pages, or the way to log in. */
export function MemberMenu({ member, onLogIn }: { member: ShellMember; onLogIn: () => void }) {
  const say = useWords()
  if (member.state === 'signed-in') {
    return (
      <Suspense fallback={<ProfileLink />}>
        <OpenableMenu name={member.name} vip={member.vip} />
      </Suspense>
    )
  }
  return (
    <IconButton className="desktop" label={say(shellTexts.logIn)} onClick={onLogIn}>
      <Icon name="user" />
    </IconButton>
  )
}

/** What stands there until the menu has come, and for good when it cannot come: without a connection, or after a release. */
function ProfileLink() {
  const say = useWords()
  return (
    <PageLink className="icon-button desktop" href={paths.profile(useLanguage())} aria-label={say(shellTexts.memberMenu)}>
      <Icon name="user" />
    </PageLink>
  )
}
