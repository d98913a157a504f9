import { Plus } from 'lucide-react'
import { useState } from 'react'
import { countOfFamilies, familiesTexts } from '#texts/office/goods/families/families.ts'
import { formatNumber } from '#texts/shared/format.ts'
import { Button, LinkButton } from '#ui/controls/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { useFamilies } from '../../data/families/use-families.ts'
import { officePaths } from '../../data/paths.ts'
import { useMay } from '../../data/use-me.ts'
import { FamiliesTable } from '../../features/families/families-table.tsx'
import { Proposals } from '../../features/families/proposals.tsx'
import { WayToProducts } from '../../features/families/way-to-products.tsx'
import { LoadProblem } from '../../features/frame/load-problem.tsx'
import { Opening } from '../../features/frame/opening.tsx'
import { PageBar } from '../../features/frame/page-bar.tsx'
import { SearchField } from '../../ui/search-field.tsx'

/** Every family of shades and sizes, and those that could be made (FAM-14). */
export function FamiliesPage() {
  const [say, language] = [useWords(), useLanguage()]
  const may = useMay()
  const [words, setWords] = useState('')
  const { data } = useFamilies(words)
  const total = data?.pages[0]?.total
  return (
    <>
      <PageBar
        title={say(familiesTexts.title)}
        before={<WayToProducts />}
        actions={
          may('products.texts') && (
            <LinkButton size="small" href={officePaths.newFamily()}>
              <Plus size={16} aria-hidden="true" />
              {say(familiesTexts.make)}
            </LinkButton>
          )
        }
      >
        <span className="dim text-[13px]" role="status">
          {total !== undefined && say(countOfFamilies(formatNumber(total, language)))}
        </span>
      </PageBar>
      <div className="filters">
        <SearchField
          label={say(familiesTexts.search)}
          hint={say(familiesTexts.searchHint)}
          clear={say(familiesTexts.clear)}
          words={words}
          onSearch={setWords}
        />
      </div>
      <Rows words={words} />
      {may('products.texts') && <Proposals />}
    </>
  )
}

function Rows({ words }: { words: string }) {
  const say = useWords()
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useFamilies(words)
  if (isPending) return <Opening />
  if (!data) return <LoadProblem error={error} onAgain={() => void refetch()} />
  const rows = data.pages.flatMap((page) => page.rows)
  if (rows.length === 0 && words !== '') return <EmptyState title={say(familiesTexts.notFound)} />
  if (rows.length === 0) return <EmptyState title={say(familiesTexts.none)} text={say(familiesTexts.noneHow)} />
  return (
    <>
      <FamiliesTable rows={rows} />
      {hasNextPage && (
        <div className="p-4">
          <Button kind="secondary" size="small" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {say(familiesTexts.more)}
          </Button>
        </div>
      )}
    </>
  )
}
