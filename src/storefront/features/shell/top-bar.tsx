import { useState, type ReactNode } from 'react'
import type { MenuLink } from '#contract/shop/api/menus.ts'
import { paths } from '#contract/shop/paths.ts'
import { scrollThresholdsPx } from '#rules/constants.ts'
import { formatTwd } from '#texts/shared/format.ts'
import { freeDelivery, shellTexts } from '#texts/shop/shell.ts'
import { IconButton } from '#ui/controls/button.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import { PageLink } from '#ui/controls/page-link.tsx'
import { pressedPart } from '#ui/controls/pressed-part.tsx'
import { useScrolledPast } from '#ui/use-scrolled-past.ts'
import { useTerms } from '#ui/use-terms.ts'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { Logo } from './logo.tsx'
import { MainMenu } from './main-menu.tsx'
import { MemberMenu } from './member-menu.tsx'
import type { ShellMember } from './shell-member.ts'

const MenuDrawer = pressedPart(async () => (await import('./menu-drawer.tsx')).MenuDrawer)

type TopBarProps = {
  /** What the bar of large screens shows, and what the drawer of small ones does. */
  main: readonly MenuLink[]
  phone: readonly MenuLink[]
  member: ShellMember
  /** The cart's link, which knows what is in the cart. */
  cartLink: ReactNode
  onLogIn: () => void
}

export function TopBar({ main, phone, member, cartLink, onLogIn }: TopBarProps) {
  const say = useWords()
  const language = useLanguage()
  const scrolled = useScrolledPast(scrollThresholdsPx.topBar)
  const [drawer, setDrawer] = useState<'unused' | 'open' | 'closed'>('unused')
  return (
    <>
      <DeliveryStrip />
      <header className="bar" data-scrolled={scrolled || undefined}>
        <div className="wrap">
          <IconButton
            className="phone"
            label={say(shellTexts.openMenu)}
            aria-expanded={drawer === 'open'}
            onClick={() => setDrawer('open')}
          >
            <Icon name="menu" size="large" />
          </IconButton>
          <PageLink className="logo" href={paths.home(language)} aria-label={say(shellTexts.homeLink)}>
            <Logo />
          </PageLink>
          <MainMenu links={main} />
          <div className="tools">
            <PageLink className="icon-button" href={paths.search(language)} aria-label={say(shellTexts.search)}>
              <Icon name="search" />
            </PageLink>
            <PageLink className="icon-button desktop" href={paths.faqs(language)} aria-label={say(shellTexts.faq)}>
              <Icon name="help" />
            </PageLink>
            <LanguageSwitch className="language desktop" />
            <MemberMenu member={member} onLogIn={onLogIn} />
            {cartLink}
          </div>
        </div>
      </header>
      {drawer !== 'unused' && (
        <MenuDrawer open={drawer === 'open'} onClose={() => setDrawer('closed')} links={phone} member={member} onLogIn={onLogIn} />
      )}
    </>
  )
}

/** What is true of chilled and frozen goods alike: from the higher of the two both are free. */
function DeliveryStrip() {
  const say = useWords()
  const language = useLanguage()
  const { normal, refrigeration, freezing } = useTerms().delivery.free_from
  return (
    <aside className="strip" aria-label={say(shellTexts.deliveryStrip)}>
      {say(freeDelivery(formatTwd(normal, language), formatTwd(Math.max(refrigeration, freezing), language)))}
    </aside>
  )
}
