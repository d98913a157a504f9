import { useSearch } from '@tanstack/react-router'
import { Columns3, Plus } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import { productFilterOf, productsAddress, type ProductsSearch } from '#contract/office/products-address.ts'
import type { ProductSort } from '#rules/catalog/product-filter.ts'
import { countOfProducts, productRow, productsTexts } from '#texts/office/goods/products.ts'
import { productLifeTexts } from '#texts/office/goods/product-life.ts'
import { listTexts } from '#texts/office/lists.ts'
import { formatNumber } from '#texts/shared/format.ts'
import { Button } from '#ui/controls/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { useDialog, useDialogAbout, useStaysOpen } from '../../data/address/use-dialog.ts'
import { officePaths } from '../../data/paths.ts'
import { useArrangeProducts, useProductViews } from '../../data/products/use-product-views.ts'
import { useProductSelection } from '../../data/products/use-product-selection.ts'
import { useProductList } from '../../data/products/use-products.ts'
import { useMay } from '../../data/use-me.ts'
import { useIsNarrow } from '../../data/use-is-narrow.ts'
import { LoadProblem } from '../../features/frame/load-problem.tsx'
import { Opening } from '../../features/frame/opening.tsx'
import { MoreActions } from '../../ui/more-actions.tsx'
import { PageBar } from '../../features/frame/page-bar.tsx'
import { WaysFromProducts } from '../../features/products/ways-from-products.tsx'
import { TableFoot } from '../../features/lists/table-foot.tsx'
import { useListKeys } from '../../features/lists/use-list-keys.ts'
import { productColumns } from '../../features/products/list/product-columns.tsx'
import { WayToGrid } from '../../features/products/grid/way-to-grid.tsx'
import { BulkBar } from '../../features/products/bulk/bulk-bar.tsx'
import { useBulkKinds } from '../../features/products/bulk/use-bulk-kinds.ts'
import { ProductFilters } from '../../features/products/list/product-filters.tsx'
import { ProductViews } from '../../features/products/list/product-views.tsx'
import { ProductsCards } from '../../features/products/list/products-cards.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { DataTable } from '../../ui/table/data-table.tsx'
import { lazyLayer } from '../../data/layers/lazy-layer.tsx'
import { unarranged, writable, type Selecting } from '../../ui/table/table-column.ts'

const BulkDialog = lazyLayer(() => import('../../features/products/bulk/bulk-dialog.tsx').then((file) => file.BulkDialog))
const ColumnsDialog = lazyLayer(() => import('../../features/lists/columns-dialog.tsx').then((file) => file.ColumnsDialog))
const GoodsExportDialog = lazyLayer(() => import('../../features/files/goods-export-dialog.tsx').then((file) => file.GoodsExportDialog))
const NewProductDialog = lazyLayer(() =>
  import('../../features/products/list/new-product-dialog.tsx').then((file) => file.NewProductDialog),
)
const ProductViewDialog = lazyLayer(() =>
  import('../../features/products/list/product-view-dialog.tsx').then((file) => file.ProductViewDialog),
)

/** Every product of the shop, the last change first unless sorted otherwise (GDS-01). Filter and sort stand in the address. */
export function ProductsPage() {
  const search: ProductsSearch = useSearch({ strict: false })
  // Whatever is asked for anew begins on its first page.
  return <ProductsOf key={productsAddress(search)} search={search} />
}

type List = ReturnType<typeof useProductList>
type OfList = { search: ProductsSearch; list: List }

function ProductsOf({ search }: { search: ProductsSearch }) {
  const say = useWords()
  const list = useProductList(search)
  const { views, current } = useProductViews(search)
  const [isArranging, setArranging] = useDialog('columns')
  const [isKeeping, setKeeping] = useDialog('view')
  const [wantsNew, setAdding] = useDialog('new')
  const selection = useProductSelection({ search, words: list.words, shown: list.shown })
  const isAdding = useStaysOpen(wantsNew, useMay()('products.texts'))
  return (
    <>
      <ProductsBar
        list={list}
        grid={<WayToGrid search={search} words={list.words} chosen={selection.chosen} />}
        onColumns={() => setArranging(true)}
        onAdd={() => setAdding(true)}
      />
      <ProductViews search={search} saved={views} current={current} onSave={() => setKeeping(true)} />
      <div className="filters">
        <SearchField
          label={say(productsTexts.search)}
          hint={say(productsTexts.searchHint)}
          clear={say(productsTexts.clear)}
          words={list.words}
          onSearch={list.look}
        />
        <ProductFilters
          filter={productFilterOf(search)}
          onChange={(filter) => list.go({ ...filter, ...(search.sort && { sort: search.sort }) })}
        />
      </div>
      <ProductRows search={search} list={list} selecting={selection.selecting} />
      {list.data && (
        <TableFoot
          isFirst={list.isFirstPage}
          next={list.data.next}
          isTurning={list.isPlaceholderData}
          rows={list.rows}
          onBack={() => {
            selection.clear()
            list.goBack()
          }}
          onNext={(next) => {
            selection.clear()
            list.goOn(next)
          }}
          onRows={(rows) => {
            selection.clear()
            list.chooseRows(rows)
          }}
        />
      )}
      <BulkOfProducts list={list} selection={selection} />
      {isArranging && <ArrangeDialog search={search} onClose={() => setArranging(false)} />}
      {isAdding && <NewProductDialog onClose={() => setAdding(false)} />}
      {isKeeping && <KeepDialog search={search} onClose={() => setKeeping(false)} />}
    </>
  )
}

type BarProps = { list: List; grid: ReactNode; onColumns: () => void; onAdd: () => void }

function ProductsBar({ list: { data }, grid, onColumns, onAdd }: BarProps) {
  const [say, language] = [useWords(), useLanguage()]
  const isNarrow = useIsNarrow()
  const mayAdd = useMay()('products.texts')
  const columns = !isNarrow && (
    <Button kind="secondary" size="small" onClick={onColumns}>
      <Columns3 size={16} aria-hidden="true" />
      {say(listTexts.columns)}
    </Button>
  )
  return (
    <PageBar
      title={say(productsTexts.title)}
      actions={
        <>
          <MoreActions>
            <WaysFromProducts />
          </MoreActions>
          {grid}
          {columns}
          {mayAdd && (
            <Button size="small" onClick={onAdd}>
              <Plus size={16} aria-hidden="true" />
              {say(productLifeTexts.add)}
            </Button>
          )}
        </>
      }
    >
      <span className="dim text-[13px]" role="status">
        {data && say(countOfProducts(formatNumber(data.total, language), { capped: data.capped }))}
      </span>
    </PageBar>
  )
}

type Chosen = { list: List; selection: ReturnType<typeof useProductSelection> }

/** What is done with the products that are selected. What it asks outlives a reload, which the marks in the list do not (NAV-02). */
function BulkOfProducts({ list: { data, shown }, selection }: Chosen) {
  const [about, ask] = useDialogAbout('bulk')
  const [exporting, askExport] = useDialogAbout('export')
  const mayMove = useBulkKinds().length > 0
  const mayExport = useMay()('goods.export')
  const areMore = !selection.selected.all && selection.selecting.isPageSelected && data !== undefined && data.total > shown.length
  if (!mayMove && !mayExport) return null
  return (
    <>
      {selection.count > 0 && (
        <BulkBar
          count={selection.count}
          more={areMore ? data.total : null}
          onAll={() => void selection.fixAll()}
          onMove={mayMove ? () => void selection.fix(ask) : undefined}
          onExport={mayExport ? () => void selection.fix(askExport) : undefined}
          onClear={selection.clear}
        />
      )}
      {Number(exporting) > 0 && <GoodsExportDialog selection={Number(exporting)} onClose={() => askExport(null)} />}
      {Number(about) > 0 && <BulkDialog selection={Number(about)} onClose={() => ask(null)} />}
    </>
  )
}

type Drawn = OfList & { selecting: Selecting }

function ProductRows({ search, list, selecting }: Drawn) {
  const say = useWords()
  const { data, error, isPending, isPlaceholderData, refetch, shown, words } = list
  const { isFetched: isStandingAsked } = useProductViews(search)
  if (isPending || !isStandingAsked) return <Opening />
  if (!data) return <LoadProblem error={error} onAgain={() => void refetch()} />
  const isSearch = words !== '' || Object.keys(productFilterOf(search)).length > 0
  if (shown.length === 0)
    return isSearch ? (
      <EmptyState title={say(productsTexts.notFound)} text={say(productsTexts.notFoundHow)} />
    ) : (
      <EmptyState title={say(productsTexts.none)} />
    )
  return (
    <div aria-busy={isPlaceholderData || undefined} className={isPlaceholderData ? 'opacity-60' : undefined}>
      <DrawnRows search={search} list={list} selecting={selecting} />
    </div>
  )
}

function DrawnRows({ search, list: { shown, go, refetch }, selecting: marks }: Drawn) {
  const isNarrow = useIsNarrow()
  const { columns: arranged = unarranged } = useProductViews(search)
  const arrange = useArrangeProducts(search)
  const list = useRef<HTMLDivElement>(null)
  const mayExport = useMay()('goods.export')
  const selecting = useBulkKinds().length > 0 || mayExport ? marks : undefined
  useListKeys({ list, selecting, onUpdate: () => void refetch() })
  if (isNarrow) return <ProductsCards rows={shown} selecting={selecting} />
  return (
    <DataTable
      ref={list}
      label={productsTexts.title}
      columns={productColumns}
      rows={shown}
      keyOf={({ id }) => String(id)}
      hrefOf={({ id }) => officePaths.product(id)}
      nameOf={({ name }) => productRow(name.zh)}
      arranged={arranged}
      onArrange={(next) => arrange(writable(next))}
      selecting={selecting}
      sort={search.sort ?? '-changed'}
      onSort={(sort) => go({ ...search, sort: sort as ProductSort })}
    />
  )
}

type DialogProps = { search: ProductsSearch; onClose: () => void }

function ArrangeDialog({ search, onClose }: DialogProps) {
  const { columns: arranged, error, refetch } = useProductViews(search)
  const arrange = useArrangeProducts(search)
  const problem = error && <LoadProblem error={error} onAgain={() => void refetch()} />
  return <ColumnsDialog columns={productColumns} arranged={arranged} problem={problem} onArrange={arrange} onClose={onClose} />
}

function KeepDialog({ search, onClose }: DialogProps) {
  const { columns: arranged = unarranged } = useProductViews(search)
  const query = Object.fromEntries(Object.entries(search).filter((said): said is [string, string] => said[1] !== undefined))
  const columns = writable(arranged)
  return <ProductViewDialog query={query} columns={columns} onClose={onClose} />
}
