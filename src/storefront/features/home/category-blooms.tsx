import type { Category } from '#contract/shop/api/categories.ts'
import { paths } from '#contract/shop/paths.ts'
import { homeTexts } from '#texts/shop/home.ts'
import { PageLink } from '#ui/controls/page-link.tsx'
import { Picture } from '#ui/pictures/picture.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'

type CategoryBloomsProps = { categories: readonly Category[]; pictures: readonly { category_id: number; preview: string }[] }

/** The main categories, each in a blossom; an empty one shows its first letter. */
export function CategoryBlooms({ categories, pictures }: CategoryBloomsProps) {
  const previews = new Map(pictures.map(({ category_id, preview }) => [category_id, preview]))
  const say = useWords()
  const language = useLanguage()
  return (
    <div className="wrap">
      <nav className="category-blooms" aria-label={say(homeTexts.categories)}>
        {categories.map(({ id, name, slug }) => (
          <PageLink key={id} href={paths.items(language, { id, slug })}>
            <span className="bloom-picture" aria-hidden="true">
              <Bloom preview={previews.get(id)} name={name} />
            </span>
            <span>{name}</span>
          </PageLink>
        ))}
      </nav>
    </div>
  )
}

function Bloom({ preview, name }: { preview: string | undefined; name: string }) {
  return preview === undefined ? (
    Array.from(name)[0]
  ) : (
    <Picture url={preview} alt="" widths={[200, 400]} sizes="(min-width: 1024px) 118px, 76px" />
  )
}
