import { Link2, Unlink } from 'lucide-react'
import type { OfficeProduct } from '#contract/office/api/goods/products.ts'
import type { SharedField } from '#rules/catalog/families/shared-fields.ts'
import { inLanguage } from '#rules/locale.ts'
import { makeOwnOf, shareAgainOf, sharedFieldTexts, sharingTexts } from '#texts/office/goods/families/sharing.ts'
import { Button } from '#ui/controls/button.tsx'
import { PageLink } from '#ui/controls/page-link.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { useSharing } from '../../../data/families/use-sharing.ts'
import { officePaths } from '../../../data/paths.ts'

type MarkProps = { product: OfficeProduct; field: SharedField; mayWrite: boolean }

/** Says of a field that the family shares it, or that this one has its own, and turns it (FAM-15). */
export function SharedMark({ product: { id, sharing }, field, mayWrite }: MarkProps) {
  const [say, language] = [useWords(), useLanguage()]
  const { turnOwn, isSaving } = useSharing(sharing?.family.id ?? 0)
  const found = sharing?.fields.find((each) => each.field === field)
  if (!sharing || !found) return null
  const { is_own: isOwn } = found
  const Sign = isOwn ? Unlink : Link2
  return (
    <span className="shared-mark">
      <PageLink
        href={officePaths.family(sharing.family.id)}
        className={isOwn ? 'state pill' : 'state todo pill'}
        title={inLanguage(sharing.family.name, language)}
      >
        <Sign size={14} aria-hidden="true" />
        {say(isOwn ? sharingTexts.ownMark : sharingTexts.mark)}
      </PageLink>
      {mayWrite && (
        <Button
          kind="ghost"
          size="small"
          busy={isSaving}
          aria-label={say((isOwn ? shareAgainOf : makeOwnOf)(sharedFieldTexts[field]))}
          onClick={() => void turnOwn({ product: id, field, own: !isOwn })}
        >
          {say(isOwn ? sharingTexts.shareAgain : sharingTexts.makeOwn)}
        </Button>
      )}
    </span>
  )
}
