import type { MouseEvent } from 'react'
import type { MenuLink } from '#contract/shop/api/menus.ts'
import { apiPaths, paths } from '#contract/shop/paths.ts'
import { allOf, shellTexts } from '#texts/shop/shell.ts'
import { LinkChip } from '#ui/controls/chip.tsx'
import { Drawer } from '#ui/layers/drawer.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import { PageLink } from '#ui/controls/page-link.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { isOfShop } from './is-of-shop.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { listsBeside } from './list-links.ts'
import { memberLinks } from './member-links.ts'
import type { ShellMember } from './shell-member.ts'
import { VipBadge } from './vip-badge.tsx'

type MenuDrawerProps = { open: boolean; onClose: () => void; links: readonly MenuLink[]; member: ShellMember; onLogIn: () => void }

/** The menu of small screens, with the entries of the large one. Whatever is pressed in it closes it. */
export function MenuDrawer({ open, onClose, links, member, onLogIn }: MenuDrawerProps) {
  const say = useWords()
  const language = useLanguage()
  const lists = listsBeside(links, language)
  const closeOnLink = (event: MouseEvent) => event.target instanceof Element && event.target.closest('a') && onClose()
  const logIn = () => {
    onClose()
    onLogIn()
  }
  return (
    <Drawer open={open} onClose={onClose} label={say(shellTexts.drawer)}>
      <nav aria-label={say(shellTexts.menu)}>
        <div role="presentation" onClick={closeOnLink}>
          {links.map((link) => (
            <MenuEntry key={`${link.href} ${link.name}`} link={link} />
          ))}
          <hr />
          {lists.length > 0 && (
            <>
              <div className="lists">
                {lists.map(({ items, text }) => (
                  <LinkChip key={items} href={paths.items(language, items)}>
                    {say(text)}
                  </LinkChip>
                ))}
              </div>
              <hr />
            </>
          )}
          {member.state === 'signed-in' ? (
            <>
              <p className="entry font-semibold">
                {member.name}
                <VipBadge level={member.vip} />
              </p>
              {memberLinks.map(({ text, icon, pathIn }) => (
                <PageLink key={icon} className="entry" href={pathIn(language)}>
                  <Icon name={icon} />
                  {say(text)}
                </PageLink>
              ))}
              <a className="entry" href={apiPaths.signOut}>
                <Icon name="logout" />
                {say(shellTexts.logOut)}
              </a>
            </>
          ) : (
            <button type="button" className="entry" onClick={logIn}>
              <Icon name="user" />
              {say(shellTexts.logIn)}
            </button>
          )}
          <PageLink className="entry" href={paths.faqs(language)}>
            <Icon name="help" />
            {say(shellTexts.faq)}
          </PageLink>
          <hr />
          <LanguageSwitch full />
        </div>
      </nav>
    </Drawer>
  )
}

function MenuEntry({ link: { name, href, links = [] } }: { link: MenuLink }) {
  const say = useWords()
  if (links.length === 0) {
    return (
      <PageLink href={href} inApp={isOfShop(href)}>
        {name}
      </PageLink>
    )
  }
  return (
    <details>
      <summary>
        {name}
        <Icon name="down" />
      </summary>
      <div className="sub">
        <PageLink href={href} inApp={isOfShop(href)}>
          {say(allOf(name))}
        </PageLink>
        {links.map((sub) => (
          <PageLink key={`${sub.href} ${sub.name}`} href={sub.href} inApp={isOfShop(sub.href)}>
            {sub.name}
          </PageLink>
        ))}
      </div>
    </details>
  )
}
