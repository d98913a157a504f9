import type { Category } from '#contract/shop/api/categories.ts'
import { paths } from '#contract/shop/paths.ts'
import { subMenuColumn } from '#rules/constants.ts'
import { allOf, shellTexts } from '#texts/shop/shell.ts'
import { Icon } from '#ui/pictures/icon.tsx'
import { PageLink } from '#ui/controls/page-link.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { inColumns } from './in-columns.ts'
import { listLinks } from './list-links.ts'

/** The sub-categories of one category, and beside them the lists that are no categories. Fetched when first opened. */
export function SubMenu({ category, onDone }: { category: Category; onDone: () => void }) {
  const say = useWords()
  const language = useLanguage()
  return (
    <div className="mega">
      <div className="wrap columns">
        {inColumns(category.sub_categories, subMenuColumn).map((column) => (
          <ul className="column" key={column[0]?.id}>
            {column.map((sub) => (
              <li key={sub.id}>
                <PageLink href={paths.items(language, sub)} onClick={onDone}>
                  {sub.name}
                </PageLink>
              </li>
            ))}
          </ul>
        ))}
        <PageLink className="all" href={paths.items(language, category)} onClick={onDone}>
          {say(allOf(category.name))}
          <Icon name="right" />
        </PageLink>
        <div className="lists">
          <p>{say(shellTexts.lists)}</p>
          <ul>
            {listLinks.map(({ items, text }) => (
              <li key={items}>
                <PageLink href={paths.items(language, items)} onClick={onDone}>
                  {say(text)}
                </PageLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  )
}
