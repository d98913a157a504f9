import type { FamilyRow } from '#contract/office/api/goods/families.ts'
import { pictureAt } from '#rules/catalog/pictures/picture.ts'
import { inLanguage } from '#rules/locale.ts'
import { countOfMembers, familiesTexts } from '#texts/office/goods/families/families.ts'
import { PageLink } from '#ui/controls/page-link.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { officePaths } from '../../data/paths.ts'

/** Families in rows; on a narrow screen each is a block of its own. */
export function FamiliesTable({ rows }: { rows: readonly FamilyRow[] }) {
  const [say, language] = [useWords(), useLanguage()]
  return (
    <ul className="family-rows" aria-label={say(familiesTexts.title)}>
      {rows.map(({ id, name, axes, members, on_sale: onSale, previews }) => (
        <li key={id}>
          <span className="family-previews" aria-hidden="true">
            {previews.map((url) => (
              <img key={url} src={pictureAt(url, { width: 200, format: 'webp' })} alt="" width={36} height={36} loading="lazy" />
            ))}
          </span>
          <PageLink href={officePaths.family(id)}>{inLanguage(name, language)}</PageLink>
          <span className="dim">{axes.map((axis) => inLanguage(axis, language)).join(' × ')}</span>
          <span className="figures">{say(countOfMembers(members, onSale))}</span>
        </li>
      ))}
    </ul>
  )
}
