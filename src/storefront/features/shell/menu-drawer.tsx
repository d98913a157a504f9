import type { MouseEvent } from 'react'
import type { Category } from '#contract/shop/api/categories.ts'
import { apiPaths, paths } from '#contract/shop/paths.ts'
import { allOf, shellTexts } from '#texts/shop/shell.ts'
import { LinkChip } from '#ui/controls/chip.tsx'
import { Drawer } from '#ui/layers/drawer.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import { PageLink } from '#ui/controls/page-link.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { listLinks } from './list-links.ts'
import { memberLinks } from './member-links.ts'
import type { ShellMember } from './shell-member.ts'
import { VipBadge } from './vip-badge.tsx'

type MenuDrawerProps = { open: boolean; onClose: () => void; categories: readonly Category[]; member: ShellMember; onLogIn: () => void }

/** The menu of small screens, with the entries of the large one. Whatever is pressed in it closes it. */
export function MenuDrawer({ open, onClose, categories, member, onLogIn }: MenuDrawerProps) {
  const say = useWords()
  const language = useLanguage()
  const closeOnLink = (event: MouseEvent) => event.target instanceof Element && event.target.closest('a') && onClose()
  const logIn = () => {
    onClose()
    onLogIn()
  }
  return (
    <Drawer open={open} onClose={onClose} label={say(shellTexts.drawer)}>
      <nav aria-label={say(shellTexts.menu)}>
        <div role="presentation" onClick={closeOnLink}>
          {categories.map((category) => (
            <CategoryEntry key={category.id} category={category} />
          ))}
          <hr />
          <div className="lists">
            {listLinks.map(({ items, text }) => (
              <LinkChip key={items} href={paths.items(language, items)}>
                {say(text)}
              </LinkChip>
            ))}
          </div>
          <hr />
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

function CategoryEntry({ category }: { category: Category }) {
  const say = useWords()
  const language = useLanguage()
  const all = paths.items(language, category)
  if (category.sub_categories.length === 0) return <PageLink href={all}>{category.name}</PageLink>
  return (
    <details>
      <summary>
        {category.name}
        <Icon name="down" />
      </summary>
      <div className="sub">
        <PageLink href={all}>{say(allOf(category.name))}</PageLink>
        {category.sub_categories.map((sub) => (
          <PageLink key={sub.id} href={paths.items(language, sub)}>
            {sub.name}
          </PageLink>
        ))}
      </div>
    </details>
  )
}
