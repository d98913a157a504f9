import { batchStateTexts, bulkTexts, moveInWords } from '#texts/office/goods/bulk.ts'
import { formatNumber } from '#texts/shared/format.ts'
import { LinkButton } from '#ui/controls/button.tsx'
import { PageLink } from '#ui/controls/page-link.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { officePaths } from '../../data/paths.ts'
import { useProductBatches } from '../../data/products/use-product-batches.ts'
import { LoadProblem } from '../../features/frame/load-problem.tsx'
import { Opening } from '../../features/frame/opening.tsx'
import { PageBar } from '../../features/frame/page-bar.tsx'
import { When } from '../../ui/when.tsx'

/** Bulk moves of the last thirty days: each leads to its products and to the way back (GDS-09). */
export function ProductBatchesPage() {
  const say = useWords()
  const { data, error, isPending, refetch } = useProductBatches()
  if (isPending) return <Opening />
  if (!data) return <LoadProblem error={error} onAgain={() => void refetch()} />
  const back = (
    <LinkButton kind="secondary" size="small" href={officePaths.products()}>
      {say(bulkTexts.back)}
    </LinkButton>
  )
  return (
    <>
      <PageBar title={say(bulkTexts.batches)} actions={back} />
      <div className="page-body">
        {data.batches.length === 0 ? (
          <EmptyState title={say(bulkTexts.none)} text={say(bulkTexts.noneHow)} />
        ) : (
          <BatchList batches={data.batches} />
        )}
      </div>
    </>
  )
}

type Batches = NonNullable<ReturnType<typeof useProductBatches>['data']>['batches']

function BatchList({ batches }: { batches: Batches }) {
  const [say, language] = [useWords(), useLanguage()]
  const heads = [bulkTexts.move, bulkTexts.result, bulkTexts.who, bulkTexts.when]
  return (
    <div className="table-scroll">
      <table className="inner-table" aria-label={say(bulkTexts.batches)}>
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
          {batches.map(({ id, move, state, counts, by, tried_at: at }) => (
            <tr key={id}>
              <td>
                <PageLink href={officePaths.productBatch(id)} className="row-link">
                  {id}・{say(moveInWords(move))}
                </PageLink>
              </td>
              <td>
                {say(batchStateTexts[state])} {formatNumber(counts.ready + counts.done + counts.undone + counts.kept, language)}
              </td>
              <td>{by}</td>
              <td>
                <When at={at} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
