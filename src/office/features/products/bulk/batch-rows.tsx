import type { ProductBatchRow } from '#contract/office/api/goods/product-batches.ts'
import { inLanguage } from '#rules/locale.ts'
import { batchRowTexts, bulkTexts } from '#texts/office/goods/bulk.ts'
import { PageLink } from '#ui/controls/page-link.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { officePaths } from '../../../data/paths.ts'
import { useIsNarrow } from '../../../data/use-is-narrow.ts'
import { pricesIn, useUnsoldListPrices, type Unsold } from '../../../data/products/use-list-prices.ts'
import { UnsoldMark } from '../unsold-mark.tsx'
import { ProductPicture } from '../list/product-columns.tsx'
import { BatchValue } from './batch-value.tsx'
import { GridValues } from './grid-values.tsx'

type RowsProps = { rows: readonly ProductBatchRow[]; /** Each has values of its own, and of several fields. */ isInGrid: boolean }

/** Old and new value of each product, and what becomes of it; those that refuse stand first (GDS-07). */
export function BatchRows(props: RowsProps) {
  const toCome = props.rows.filter(({ state }) => state === 'ready')
  const unsold = useUnsoldListPrices(toCome.flatMap(({ id, after }) => pricesIn(id, after)))
  return useIsNarrow() ? <BatchCards {...props} unsold={unsold} /> : <BatchTable {...props} unsold={unsold} />
}

type DrawnProps = RowsProps & { unsold: Unsold }

function BatchTable({ rows, isInGrid, unsold }: DrawnProps) {
  const [say, language] = [useWords(), useLanguage()]
  const heads = [bulkTexts.product, bulkTexts.before, bulkTexts.after, bulkTexts.result]
  return (
    <table className="inner-table" aria-label={say(bulkTexts.moves)}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head.en} scope="col">
              {say(head)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <td>
              <PageLink href={officePaths.product(row.id)} className="row-link flex items-center gap-3">
                <ProductPicture url={row.preview} />
                <span>{inLanguage(row.name, language)}</span>
              </PageLink>
            </td>
            <td>
              <Value values={row.before} isInGrid={isInGrid} />
            </td>
            <td>
              <NewValue row={row} isInGrid={isInGrid} />
              {unsold.ids.has(row.id) && <UnsoldMark days={unsold.days} />}
            </td>
            <td>
              <Became row={row} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The same for a thumb: one product a card. */
function BatchCards({ rows, isInGrid, unsold }: DrawnProps) {
  const [say, language] = [useWords(), useLanguage()]
  return (
    <ul className="order-cards" aria-label={say(bulkTexts.moves)}>
      {rows.map((row) => (
        <li key={row.id}>
          <PageLink href={officePaths.product(row.id)} className="order-card">
            <span className="flex items-center gap-3">
              <ProductPicture url={row.preview} />
              <b className="min-w-0 flex-1 font-semibold">{inLanguage(row.name, language)}</b>
            </span>
            <span className="flex items-center gap-3">
              <span className="dim">{say(bulkTexts.before)}</span> <Value values={row.before} isInGrid={isInGrid} />
              <span className="dim">{say(bulkTexts.after)}</span> <NewValue row={row} isInGrid={isInGrid} />
            </span>
            {unsold.ids.has(row.id) && <UnsoldMark days={unsold.days} />}
            <Became row={row} />
          </PageLink>
        </li>
      ))}
    </ul>
  )
}

type ValueProps = { values: ProductBatchRow['before']; isInGrid: boolean }

function Value({ values, isInGrid }: ValueProps) {
  return isInGrid ? <GridValues values={values} /> : <BatchValue values={values} />
}

function NewValue({ row: { state, after }, isInGrid }: { row: ProductBatchRow; isInGrid: boolean }) {
  const say = useWords()
  return state === 'same' ? <span className="dim">{say(bulkTexts.empty)}</span> : <Value values={after} isInGrid={isInGrid} />
}

function Became({ row: { state, why } }: { row: ProductBatchRow }) {
  const say = useWords()
  return (
    <span className={state === 'refused' || state === 'kept' ? 'state alarm' : undefined}>
      {say(batchRowTexts[state])}
      {why !== null && <span className="text-[13px]">{why}</span>}
    </span>
  )
}
