import { ChevronRight } from 'lucide-react'
import { familiesTexts } from '#texts/office/goods/families/families.ts'
import { PageLink } from '#ui/controls/page-link.tsx'
import { useWords } from '#ui/words/words.ts'
import { officePaths } from '../../data/paths.ts'

/** Families belong to the products; one of them belongs to all families. */
export function WayToProducts({ andFamilies = false }: { andFamilies?: boolean }) {
  const say = useWords()
  return (
    <nav className="dim flex items-center gap-1">
      <PageLink href={officePaths.products()} className="flex min-h-[44px] md:min-h-[28px] items-center gap-1">
        {say(familiesTexts.products)}
        <ChevronRight size={15} aria-hidden="true" />
      </PageLink>
      {andFamilies && (
        <PageLink href={officePaths.families} className="flex min-h-[44px] md:min-h-[28px] items-center gap-1">
          {say(familiesTexts.title)}
          <ChevronRight size={15} aria-hidden="true" />
        </PageLink>
      )}
    </nav>
  )
}
