import type { ProductBatchRow } from '#contract/office/api/goods/product-batches.ts'
import { inLanguage } from '#rules/locale.ts'
import { batchRowTexts, bulkTexts } from '#texts/office/goods/bulk.ts'
import { PageLink } from '#ui/controls/page-link.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { officePaths } from '../../../data/paths.ts'
import { ProductPicture } from '../list/product-columns.tsx'
import { BatchValue } from './batch-value.tsx'

/** Old and new value of each product, and what becomes of it; those that refuse stand first (GDS-07). */
export function BatchTable({ rows }: { rows: readonly ProductBatchRow[] }) {
  const [say, language] = [useWords(), useLanguage()]
  const heads = [bulkTexts.product, bulkTexts.before, bulkTexts.after, bulkTexts.result]
  return (
    <div className="table-scroll">
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
          {rows.map(({ id, name, preview, before, after, state, why }) => (
            <tr key={id}>
              <td>
                <PageLink href={officePaths.product(id)} className="row-link flex items-center gap-3">
                  <ProductPicture url={preview} />
                  <span>{inLanguage(name, language)}</span>
                </PageLink>
              </td>
              <td>
                <BatchValue values={before} />
              </td>
              <td>{state === 'same' ? <span className="dim">{say(bulkTexts.empty)}</span> : <BatchValue values={after} />}</td>
              <td className={state === 'refused' || state === 'kept' ? 'state alarm' : undefined}>
                {say(batchRowTexts[state])}
                {why !== null && <span className="block text-[13px]">{why}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
