import { doorTexts } from '#texts/office/door.ts'
import { frameTexts } from '#texts/office/frame.ts'
import { useWords } from '#ui/words/words.ts'
import { useMe } from '../../data/use-me.ts'
import { PageBar } from '../../features/frame/page-bar.tsx'
import { RoleNames } from '../../features/frame/role-names.tsx'
import { OwnFactors } from '../../features/me/own-factors.tsx'
import { OwnLooks } from '../../features/me/own-looks.tsx'
import { OwnNotices } from '../../features/me/own-notices.tsx'
import { OwnSessions } from '../../features/me/own-sessions.tsx'
import { SignOutButton } from '../../features/me/sign-out-button.tsx'

/** One's own settings: how pages are to be, and where one is signed in. */
export function MePage() {
  const say = useWords()
  const me = useMe()
  return (
    <>
      <PageBar title={say(frameTexts.me)} actions={<SignOutButton />} />
      <div className="page-body grid max-w-[760px] gap-4">
        <section className="office-panel">
          <header>
            <span className="initial" aria-hidden="true">
              {me.name.slice(0, 1)}
            </span>
            <h2>{me.name}</h2>
          </header>
          <dl className="facts body">
            <dt>{say(frameTexts.roles)}</dt>
            <dd>
              <RoleNames roles={me.roles} />
            </dd>
            <dt>{say(doorTexts.email)}</dt>
            <dd>{me.email}</dd>
          </dl>
        </section>
        {me.recovery_codes_left !== null && <OwnFactors />}
        <OwnLooks me={me} />
        <OwnNotices />
        <OwnSessions />
      </div>
    </>
  )
}
