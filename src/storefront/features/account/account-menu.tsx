import './account.css'
import { apiPaths } from '#contract/paths.ts'
import { ordersTexts } from '#texts/orders.ts'
import { shellTexts } from '#texts/shell.ts'
import { Icon } from '../../ui/icon.tsx'
import type { IconName } from '../../ui/icon-paths.ts'
import { PageLink } from '../../ui/page-link.tsx'
import { useWords } from '../../ui/words.ts'

export type AccountLink = { label: string; icon: IconName; href: string; current: boolean }

/** The way between the pages of a member: a column at the side, a row to swipe on narrow screens. */
export function AccountMenu({ links }: { links: readonly AccountLink[] }) {
  const say = useWords()
  return (
    <nav className="account-menu bare-scroll" aria-label={say(ordersTexts.account)}>
      {links.map(({ label, icon, href, current }) => (
        <PageLink key={href} href={href} aria-current={current ? 'page' : undefined}>
          <Icon name={icon} />
          {label}
        </PageLink>
      ))}
      <a href={apiPaths.signOut}>
        <Icon name="logout" />
        {say(shellTexts.logOut)}
      </a>
    </nav>
  )
}
