import type { ReactNode } from 'react'
import { AccountMenu } from '#storefront/features/account/account-menu.tsx'
import { memberLinks } from '#storefront/features/shell/member-links.ts'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { MembersPage } from './members-page.tsx'

/** What the pages of a member have in common: the way between them, the title, and that visitors are sent home. */
export function AccountFrame({ title, path, children }: { title: string; path: string; children: ReactNode }) {
  const say = useWords()
  const language = useLanguage()
  const links = memberLinks.map(({ text, icon, pathIn }) => ({
    label: say(text),
    icon,
    href: pathIn(language),
    current: pathIn(language) === path,
  }))
  return (
    <div className="wrap menu-columns">
      <AccountMenu links={links} />
      <div className="min-w-0">
        <h1 className="mb-5">{title}</h1>
        <MembersPage>{children}</MembersPage>
      </div>
    </div>
  )
}
