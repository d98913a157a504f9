import type { ReactNode } from 'react'
import type { RecalledLot } from '#contract/office/api/goods/recalls.ts'
import type { Text } from '#rules/locale.ts'
import { recallTexts } from '#texts/office/goods/recalls.ts'
import { lotStateTexts } from '#texts/office/stock.ts'
import { formatNumber } from '#texts/shared/format.ts'
import { PageLink } from '#ui/controls/page-link.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { officePaths } from '../../../data/paths.ts'
import { TableScroll } from '../../../ui/table/table-scroll.tsx'

type TableProps = {
  label: Text
  rows: readonly RecalledLot[]
  /** What can be done with each. */ actionOf?: (lot: RecalledLot) => ReactNode
}

/** Lots as they stand, with how much of each is in the house. */
export function RecalledLots({ label, rows, actionOf }: TableProps) {
  const [say, language] = [useWords(), useLanguage()]
  const heads = ['lot', 'product', 'expiry', 'state', 'inHouse'] as const
  return (
    <TableScroll label={say(label)}>
      <table className="inner-table" aria-label={say(label)}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col" className={head === 'inHouse' ? 'right' : undefined}>
                {say(recallTexts[head])}
              </th>
            ))}
            {actionOf && (
              <th scope="col">
                <span className="hidden-text">{say(recallTexts.action)}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((lot) => (
            <tr key={lot.id}>
              <th scope="row" className="nowrap">
                {lot.number}
              </th>
              <td>
                <PageLink href={officePaths.stockOf(lot.product.id)} className="row-link">
                  {lot.product.name}
                </PageLink>
              </td>
              <td className="figures nowrap">{lot.expires_on}</td>
              <td className="nowrap">{say(lot.recalled ? recallTexts.running : lotStateTexts[lot.state])}</td>
              <td className="right figures">{formatNumber(lot.quantity, language)}</td>
              {actionOf && <td className="right">{actionOf(lot)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  )
}
