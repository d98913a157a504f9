import type { Category } from '#contract/api/categories.ts'
import { paths } from '#contract/paths.ts'
import { homeTexts } from '#texts/home.ts'
import { PageLink } from '../../ui/page-link.tsx'
import { useLanguage, useWords } from '../../ui/words.ts'

/** The main categories, each in a blossom. */
export function CategoryBlooms({ categories }: { categories: readonly Category[] }) {
  const say = useWords()
  const language = useLanguage()
  return (
    <div className="wrap">
      <nav className="category-blooms" aria-label={say(homeTexts.categories)}>
        {categories.map(({ id, name }) => (
          <PageLink key={id} href={paths.items(language, id)}>
            <span className="bloom-picture" aria-hidden="true">
              {Array.from(name)[0]}
            </span>
            <span>{name}</span>
          </PageLink>
        ))}
      </nav>
    </div>
  )
}
