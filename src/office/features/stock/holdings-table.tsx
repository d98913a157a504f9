import { Hourglass, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { StockHolding } from '#contract/office/api/goods/stock.ts'
import type { Text } from '#rules/locale.ts'
import { stockTexts } from '#texts/office/stock.ts'
import { formatNumber } from '#texts/shared/format.ts'
import { PageLink } from '#ui/controls/page-link.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { officePaths, type StockSearch } from '../../data/paths.ts'
import { TableScroll } from '../../ui/table/table-scroll.tsx'
import { useMay } from '../../data/use-me.ts'
import { Code } from '../../ui/code.tsx'
import { State } from '../../ui/state.tsx'
import { When } from '../../ui/when.tsx'

type TableProps = {
  label: Text
  rows: readonly StockHolding[]
  /** How the state of an order is drawn. */
  stateOf: (status: StockHolding['status']) => ReactNode
  /** Of several products, and in which view of the stock each is opened. */
  withGoods?: StockSearch['view']
}

/** Which orders hold goods: how many, since when and until when; each opens its order (STK-13). */
export function HoldingsTable({ label, rows, stateOf, withGoods }: TableProps) {
  const say = useWords()
  return (
    <TableScroll label={say(label)}>
      <table className="inner-table" aria-label={say(label)}>
        <thead>
          <tr>
            <th scope="col">{say(stockTexts.order)}</th>
            {withGoods && <th scope="col">{say(stockTexts.goods)}</th>}
            <th scope="col">{say(stockTexts.state)}</th>
            <th scope="col" className="right">
              {say(stockTexts.units)}
            </th>
            <th scope="col">{say(stockTexts.since)}</th>
            <th scope="col">{say(stockTexts.until)}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <HoldingRow key={row.id} row={row} state={stateOf(row.status)} withGoods={withGoods} />
          ))}
        </tbody>
      </table>
    </TableScroll>
  )
}

type RowProps = { row: StockHolding; state: ReactNode; withGoods: StockSearch['view'] | undefined }

function HoldingRow({ row, state, withGoods }: RowProps) {
  const [say, language] = [useWords(), useLanguage()]
  const may = useMay()
  const { number, order, product, quantity, since, until, short, awaited } = row
  return (
    <tr>
      <th scope="row">
        {may('orders.view') ? (
          <PageLink href={officePaths.order(order)} className="row-link">
            <Code>{number}</Code>
          </PageLink>
        ) : (
          <Code>{number}</Code>
        )}
      </th>
      {withGoods && (
        <td>
          <PageLink href={officePaths.stockOf(product.id, withGoods === 'all' ? {} : { view: withGoods })} className="row-link">
            {product.name}
          </PageLink>
        </td>
      )}
      <td>
        <span className="flex flex-wrap gap-x-3">
          {state}
          {awaited && (
            <State tone="wait" sign={<Hourglass size={16} aria-hidden="true" />}>
              {say(stockTexts.isAwaited)}
            </State>
          )}
          {short && (
            <State tone="alarm" sign={<TriangleAlert size={16} aria-hidden="true" />}>
              {say(stockTexts.isShort)}
            </State>
          )}
        </span>
      </td>
      <td className="right figures">{formatNumber(quantity, language)}</td>
      <td>
        <When at={since} />
      </td>
      <td>{until === null ? <span className="dim">{say(stockTexts.untilPicked)}</span> : <When at={until} />}</td>
    </tr>
  )
}
