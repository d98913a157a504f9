import type { ProductInStock, StockMovement } from '#contract/office/api/goods/stock.ts'
import { staffOfActor } from '#rules/actor.ts'
import { inboundNumber, inboundTexts } from '#texts/office/goods/inbound.ts'
import { movementTexts, reverseOf, stockTexts } from '#texts/office/stock.ts'
import { formatNumber } from '#texts/shared/format.ts'
import { Button } from '#ui/controls/button.tsx'
import { PageLink } from '#ui/controls/page-link.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { useDialogAbout } from '../../data/address/use-dialog.ts'
import { officePaths } from '../../data/paths.ts'
import { useLedgerAsked } from '../../data/stock/use-ledger-asked.ts'
import { useLedger } from '../../data/stock/use-stock.ts'
import { TableScroll } from '../../ui/table/table-scroll.tsx'
import { useMay } from '../../data/use-me.ts'
import { Code } from '../../ui/code.tsx'
import { When } from '../../ui/when.tsx'
import { LedgerFilters } from './ledger-filters.tsx'
import { lazyLayer } from '../../data/layers/lazy-layer.tsx'

const ReverseDialog = lazyLayer(() => import('./reverse-dialog.tsx').then((file) => file.ReverseDialog))

const heads = ['time', 'kind', 'source', 'who', 'change', 'after', 'lot', 'note'] as const

/** Every movement of a product, the newest first, with the stock after it (STK-03). */
export function Ledger({ found: { id, lots } }: { found: ProductInStock }) {
  const say = useWords()
  const { asked, ask, reset } = useLedgerAsked()
  const [about, setReversing] = useDialogAbout('reverse')
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useLedger(id, asked)
  const rows = data?.pages.flatMap((page) => page.rows) ?? []
  const reversing = rows.find((row) => String(row.id) === about)
  return (
    <section className="stock-ledger" aria-label={say(stockTexts.ledger)}>
      <LedgerFilters asked={asked} lots={lots} actors={data?.pages[0]?.actors ?? []} onAsk={ask} onReset={reset} />
      <TableScroll label={say(stockTexts.ledger)}>
        <table className="inner-table" aria-label={say(stockTexts.ledger)}>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col" className={head === 'change' || head === 'after' ? 'right' : undefined}>
                  {say(stockTexts[head])}
                </th>
              ))}
              <th scope="col">
                <span className="hidden-text">{say(stockTexts.action)}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.id} row={row} onReverse={() => setReversing(row.id)} />
            ))}
          </tbody>
        </table>
      </TableScroll>
      {data && rows.length === 0 && <p className="dim stock-nothing">{say(stockTexts.noMovements)}</p>}
      {hasNextPage && (
        <div className="px-office py-4">
          <Button kind="secondary" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {say(stockTexts.more)}
          </Button>
        </div>
      )}
      {reversing && <ReverseDialog movement={reversing} onClose={() => setReversing(null)} />}
    </section>
  )
}

function Row({ row, onReverse }: { row: StockMovement; onReverse: () => void }) {
  const [say, language] = [useWords(), useLanguage()]
  const may = useMay()
  const kind = say(movementTexts[row.kind])
  const change = signed(row.delta, language)
  return (
    <tr>
      <td>
        <When at={row.at} />
      </td>
      <td className="nowrap">{kind}</td>
      <td>
        <Source row={row} />
      </td>
      <td className="nowrap">{staffOfActor(row.actor) ?? say(stockTexts.shop)}</td>
      <td className="right figures">{change}</td>
      <td className="right figures">{formatNumber(row.after, language)}</td>
      <td className="nowrap">{row.lot && `${row.lot.number} ${row.lot.expires_on}`}</td>
      <td>{row.note}</td>
      <td className="right">
        {row.reversible && may('stock.correct') && (
          <Button kind="ghost" size="small" aria-label={say(reverseOf(kind, change))} onClick={onReverse}>
            {say(stockTexts.reverse)}
          </Button>
        )}
      </td>
    </tr>
  )
}

function Source({ row: { parcel, delivery, reverses } }: { row: StockMovement }) {
  const say = useWords()
  const may = useMay()
  if (reverses !== null) return `${say(stockTexts.reverse)} #${reverses}`
  if (delivery !== null)
    return (
      <PageLink href={officePaths.delivery(delivery)} className="row-link">
        {say(inboundTexts.from)} {inboundNumber(delivery)}
      </PageLink>
    )
  if (parcel === null) return null
  return may('orders.view') ? (
    <PageLink href={officePaths.order(parcel.order)} className="row-link">
      <Code>{parcel.number}</Code>
    </PageLink>
  ) : (
    <Code>{parcel.number}</Code>
  )
}

function signed(delta: number, language: Parameters<typeof formatNumber>[1]): string {
  return delta > 0 ? `+${formatNumber(delta, language)}` : `−${formatNumber(-delta, language)}`
}
