import { Plus } from 'lucide-react'
import { useState } from 'react'
import { brandsTexts, countOfBrands } from '#texts/office/goods/brands.ts'
import { formatNumber } from '#texts/shared/format.ts'
import { Button } from '#ui/controls/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { useDialog, useDialogAbout } from '../../data/address/use-dialog.ts'
import { useBrands } from '../../data/brands/use-brands.ts'
import { lazyLayer } from '../../data/layers/lazy-layer.tsx'
import { useMay } from '../../data/use-me.ts'
import { BrandRows } from '../../features/brands/brand-rows.tsx'
import { WayToProducts } from '../../features/families/way-to-products.tsx'
import { LoadProblem } from '../../features/frame/load-problem.tsx'
import { Opening } from '../../features/frame/opening.tsx'
import { PageBar } from '../../features/frame/page-bar.tsx'
import { SearchField } from '../../ui/search-field.tsx'

const NewBrandDialog = lazyLayer(() => import('../../features/brands/brand-dialog.tsx').then((file) => file.NewBrandDialog))
const BrandDialog = lazyLayer(() => import('../../features/brands/brand-dialog.tsx').then((file) => file.BrandDialog))

/** Every brand, and where it is named, changed and put away. */
export function BrandsPage() {
  const [say, language] = [useWords(), useLanguage()]
  const mayWrite = useMay()('products.texts')
  const [words, setWords] = useState('')
  const [adds, setAdds] = useDialog('new')
  const [edited, edit] = useDialogAbout('brand')
  const { data } = useBrands()
  return (
    <>
      <PageBar
        title={say(brandsTexts.title)}
        before={<WayToProducts />}
        actions={
          mayWrite && (
            <Button size="small" onClick={() => setAdds(true)}>
              <Plus size={16} aria-hidden="true" />
              {say(brandsTexts.add)}
            </Button>
          )
        }
      >
        <span className="dim text-[13px]" role="status">
          {data && say(countOfBrands(formatNumber(data.brands.length, language)))}
        </span>
      </PageBar>
      <div className="filters">
        <SearchField
          label={say(brandsTexts.search)}
          hint={say(brandsTexts.searchHint)}
          clear={say(brandsTexts.clear)}
          words={words}
          onSearch={setWords}
        />
      </div>
      <Rows words={words} mayWrite={mayWrite} onEdit={edit} />
      {adds && mayWrite && <NewBrandDialog onClose={() => setAdds(false)} />}
      {edited !== null && mayWrite && <BrandDialog key={edited} id={Number(edited)} onClose={() => edit(null)} />}
    </>
  )
}

function Rows({ words, mayWrite, onEdit }: { words: string; mayWrite: boolean; onEdit: (id: number) => void }) {
  const say = useWords()
  const { data, error, isPending, refetch } = useBrands()
  if (isPending) return <Opening />
  if (!data) return <LoadProblem error={error} onAgain={() => void refetch()} />
  const looked = words.trim().toLowerCase()
  const rows = data.brands.filter(({ name, slug }) => [name.zh, name.en, slug].some((each) => each.toLowerCase().includes(looked)))
  if (data.brands.length === 0) return <EmptyState title={say(brandsTexts.none)} text={say(brandsTexts.noneHow)} />
  if (rows.length === 0) return <EmptyState title={say(brandsTexts.notFound)} />
  return <BrandRows rows={rows} mayWrite={mayWrite} onEdit={onEdit} />
}
