import type { MenuLink } from '#contract/shop/api/menus.ts'
import { paths } from '#contract/shop/paths.ts'
import { subMenuColumn } from '#rules/constants.ts'
import { allOf, shellTexts } from '#texts/shop/shell.ts'
import { Icon } from '#ui/pictures/icon.tsx'
import { PageLink } from '#ui/controls/page-link.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { inColumns } from './in-columns.ts'
import { isOfShop } from './is-of-shop.ts'
import { listsBeside } from './list-links.ts'

type SubMenuProps = { link: MenuLink; menu: readonly MenuLink[]; onDone: () => void }

/** What stands below one entry, and beside it the lists that are no categories. Fetched when first opened. */
export function SubMenu({ link: { name, href, links = [] }, menu, onDone }: SubMenuProps) {
  const say = useWords()
  const language = useLanguage()
  const lists = listsBeside(menu, language)
  return (
    <div className="mega">
      <div className="wrap columns">
        {inColumns(links, subMenuColumn).map((column) => (
          <ul className="column" key={column[0]?.href}>
            {column.map((sub) => (
              <li key={`${sub.href} ${sub.name}`}>
                <PageLink href={sub.href} inApp={isOfShop(sub.href)} onClick={onDone}>
                  {sub.name}
                </PageLink>
              </li>
            ))}
          </ul>
        ))}
        <PageLink className="all" href={href} inApp={isOfShop(href)} onClick={onDone}>
          {say(allOf(name))}
          <Icon name="right" />
        </PageLink>
        {lists.length > 0 && (
          <div className="lists">
            <p>{say(shellTexts.lists)}</p>
            <ul>
              {lists.map(({ items, text }) => (
                <li key={items}>
                  <PageLink href={paths.items(language, items)} onClick={onDone}>
                    {say(text)}
                  </PageLink>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </div>
  )
}
