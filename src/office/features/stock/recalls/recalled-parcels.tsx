import type { ReactNode } from 'react'
import type { RecalledParcel } from '#contract/office/api/goods/recalls.ts'
import { recallTexts } from '#texts/office/goods/recalls.ts'
import { formatNumber } from '#texts/shared/format.ts'
import { PageLink } from '#ui/controls/page-link.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { officePaths } from '../../../data/paths.ts'
import { useMay } from '../../../data/use-me.ts'
import { Code } from '../../../ui/code.tsx'
import { TableScroll } from '../../../ui/table/table-scroll.tsx'

const heads = ['order', 'buyer', 'state', 'tracking', 'units'] as const

type TableProps = {
  rows: readonly RecalledParcel[]
  /** How the state of an order is drawn. */ stateOf: (status: RecalledParcel['status']) => ReactNode
}

/** Orders, buyers and parcels that got units of a recalled lot (STK-25). */
export function RecalledParcels({ rows, stateOf }: TableProps) {
  const say = useWords()
  return (
    <TableScroll label={say(recallTexts.parcels)}>
      <table className="inner-table" aria-label={say(recallTexts.parcels)}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col" className={head === 'units' ? 'right' : undefined}>
                {say(recallTexts[head])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.number} row={row} state={stateOf(row.status)} />
          ))}
        </tbody>
      </table>
    </TableScroll>
  )
}

function Row({ row: { number, order, buyer, tracking, units, shipped_at: sent }, state }: { row: RecalledParcel; state: ReactNode }) {
  const [say, language] = [useWords(), useLanguage()]
  const may = useMay()
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
      <td>{buyer ? <Buyer buyer={buyer} /> : <span className="dim">{say(recallTexts.hidden)}</span>}</td>
      <td className="nowrap">{state}</td>
      <td className="figures">
        {tracking.join('・')}
        {sent === null && <span className="dim"> {say(recallTexts.notSent)}</span>}
      </td>
      <td className="right figures">{formatNumber(units, language)}</td>
    </tr>
  )
}

function Buyer({ buyer: { uid, name, phone, email } }: { buyer: NonNullable<RecalledParcel['buyer']> }) {
  const may = useMay()
  return (
    <span className="grid">
      {may('members.view') ? (
        <PageLink href={officePaths.member(uid)} className="row-link">
          {name}
        </PageLink>
      ) : (
        <b>{name}</b>
      )}
      <span className="dim">{[phone, email].filter(Boolean).join('・')}</span>
    </span>
  )
}
