import { useSearch } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { useCallback, useMemo, useState } from 'react'
import type { GridRow } from '#contract/office/api/goods/product-grid.ts'
import { isSellingField } from '#rules/catalog/selling-fields.ts'
import { firstGridFields, gridFields, type GridField } from '#rules/grid/grid-fields.ts'
import { countOfGrid, gridTexts } from '#texts/office/goods/grid.ts'
import { productPageTexts } from '#texts/office/goods/product-page.ts'
import { wordsIn } from '#texts/office/goods/words-of-cells.ts'
import { formatNumber } from '#texts/shared/format.ts'
import { PageLink } from '#ui/controls/page-link.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { useDialog } from '../../data/address/use-dialog.ts'
import { useInAddress } from '../../data/address/use-in-address.ts'
import { lazyLayer } from '../../data/layers/lazy-layer.tsx'
import { officePaths } from '../../data/paths.ts'
import { useGridForm } from '../../data/products/grid/use-grid-form.ts'
import { useGridRows } from '../../data/products/grid/use-grid-rows.ts'
import { DraftOffer } from '../../data/saving/draft-offer.tsx'
import { useIsNarrow } from '../../data/use-is-narrow.ts'
import { useMay, useMe } from '../../data/use-me.ts'
import { LoadProblem } from '../../features/frame/load-problem.tsx'
import { Opening } from '../../features/frame/opening.tsx'
import { PageBar } from '../../features/frame/page-bar.tsx'
import { GoodsGrid } from '../../features/products/grid/goods-grid.tsx'
import { GridBar } from '../../features/products/grid/grid-bar.tsx'
import { GridTools } from '../../features/products/grid/grid-tools.tsx'
import { UnsoldInGrid } from '../../features/products/grid/unsold-in-grid.tsx'
import { unusualPrices, type UnusualInGrid } from '../../features/products/grid/unusual-prices.ts'
import { useGridSelection } from '../../features/products/grid/use-grid-selection.ts'

const ColumnsDialog = lazyLayer(() => import('../../features/products/grid/grid-columns-dialog.tsx').then((file) => file.GridColumnsDialog))
const UnusualDialog = lazyLayer(() =>
  import('../../features/products/grid/unusual-prices-dialog.tsx').then((file) => file.UnusualPricesDialog),
)

/** 表格編輯: many products beside each other (GDS-10). Which ones, and which fields, stands in the address. */
export function ProductGridPage() {
  const { ids = '' }: { ids?: string } = useSearch({ strict: false })
  const isNarrow = useIsNarrow()
  if (isNarrow) return <NoGrid title={gridTexts.narrow} how={gridTexts.narrowHow} />
  return ids === '' ? <NoGrid title={gridTexts.none} how={gridTexts.noneHow} /> : <GridOf key={ids} ids={ids} />
}

const wordsOf = { zh: wordsIn('zh'), en: wordsIn('en') }

function GridOf({ ids }: { ids: string }) {
  const { data, error, isPending, refetch } = useGridRows(ids)
  if (isPending) return <Opening />
  if (!data) return <LoadProblem error={error} onAgain={() => void refetch()} />
  return data.rows.length === 0 ? <NoGrid title={gridTexts.none} how={gridTexts.noneHow} /> : <Grid ids={ids} rows={data.rows} />
}

function Grid({ ids, rows }: { ids: string; rows: readonly GridRow[] }) {
  const [say, language] = [useWords(), useLanguage()]
  const [fields, setFields] = useFields()
  const [isArranging, setArranging] = useDialog('columns')
  const [asked, ask] = useState<readonly UnusualInGrid[]>([])
  const form = useGridForm({ ids, rows })
  const selection = useGridSelection()
  const sheet = { rows, fields, edits: form.edits, words: wordsOf[language], mayWrite: useMayWrite() }
  const saveAsked = () => {
    const unusual = unusualPrices(rows, form.edits)
    ask(unusual)
    if (unusual.length === 0) void form.save()
  }
  return (
    <>
      <PageBar title={say(gridTexts.title)} before={<WayBack />}>
        <span className="dim text-[13px]">{say(countOfGrid(formatNumber(rows.length, language)))}</span>
      </PageBar>
      <div className="grid-page">
        <DraftOffer draft={form.draft} onTake={form.resume} />
        <GridTools sheet={sheet} form={form} selected={selection.selected} onColumns={() => setArranging(true)} />
        <GoodsGrid sheet={sheet} form={form} selection={selection} />
        <UnsoldInGrid rows={rows} edits={form.edits} />
        <p className="dim grid-how">{say(gridTexts.how)}</p>
      </div>
      <GridBar form={form} onSave={saveAsked} />
      {isArranging && <ColumnsDialog fields={fields} onChoose={setFields} onClose={() => setArranging(false)} />}
      {asked.length > 0 && <UnusualDialog asked={asked} onConfirm={form.save} onClose={() => ask([])} />}
    </>
  )
}

/** Which fields stand in the grid; in the address where they are not those that it begins with. */
function useFields() {
  const [written, write] = useInAddress('fields')
  const fields = useMemo(() => {
    const chosen = gridFields.filter((field) => written?.split(',').includes(field))
    return chosen.length > 0 ? chosen : firstGridFields
  }, [written])
  const set = (next: readonly GridField[]) => write(next.join(',') === firstGridFields.join(',') ? undefined : next.join(','))
  return [fields, set] as const
}

function useMayWrite() {
  const mayWrite = useMay()('products.texts')
  const mayPrice = useMe().permissions['products.price'] === 'all'
  return useCallback((field: GridField) => mayWrite && (mayPrice || !isSellingField(field)), [mayWrite, mayPrice])
}

function WayBack() {
  const say = useWords()
  return (
    <PageLink href={officePaths.products()} className="dim flex min-h-[44px] md:min-h-[28px] items-center gap-1">
      {say(productPageTexts.allProducts)}
      <ChevronRight size={15} aria-hidden="true" />
    </PageLink>
  )
}

function NoGrid({ title, how }: { title: (typeof gridTexts)['none' | 'narrow']; how: (typeof gridTexts)['noneHow' | 'narrowHow'] }) {
  const say = useWords()
  return (
    <>
      <PageBar title={say(gridTexts.title)} before={<WayBack />} />
      <div className="page-body">
        <EmptyState title={say(title)} text={say(how)} />
      </div>
    </>
  )
}
