import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Stocktake, StocktakeLine } from '#contract/office/api/goods/stocktakes.ts'
import { bookedText, countersText, stocktakeTexts } from '#texts/office/goods/stocktakes.ts'
import { formatChange, formatNumber } from '#texts/shared/format.ts'
import { Button } from '#ui/controls/button.tsx'
import { NoteBox } from '#ui/panel.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { useOffice } from '../../../data/office.tsx'
import { problemMessage } from '../../../data/problem-message.ts'
import { useTellChange } from '../../../data/saving/tell-change.tsx'
import { stockKey } from '../../../data/stock/use-stock.ts'
import { railKey } from '../../../data/use-rail.ts'
import { TableScroll } from '../../../ui/table/table-scroll.tsx'

const heads = ['product', 'expected', 'found', 'difference', 'who'] as const

/** What was found against what the ledger said, for who books it (STK-17). */
export function Differences({ count }: { count: Stocktake }) {
  const [say, language] = [useWords(), useLanguage()]
  const book = useBook(count.id)
  const isOpen = count.booked_at === null
  return (
    <div className="page-body grid gap-4">
      <TableScroll label={say(stocktakeTexts.reviewTab)}>
        <table className="inner-table" aria-label={say(stocktakeTexts.reviewTab)}>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col" className={head === 'product' || head === 'who' ? undefined : 'right'}>
                  {say(stocktakeTexts[head])}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {count.lines.map((line) => (
              <Row key={line.id} line={line} />
            ))}
          </tbody>
        </table>
      </TableScroll>
      {book.error && (
        <div role="alert">
          <NoteBox kind="danger">{problemMessage(book.error, language)}</NoteBox>
        </div>
      )}
      {isOpen && (
        <div className="flex flex-wrap items-center justify-end gap-3">
          <span className="dim">{say(count.may_book ? stocktakeTexts.bookHow : stocktakeTexts.notAlone)}</span>
          <Button disabled={!count.may_book} busy={book.isPending} onClick={() => book.mutate()}>
            {say(stocktakeTexts.book)}
          </Button>
        </div>
      )}
    </div>
  )
}

function Row({ line }: { line: StocktakeLine }) {
  const [say, language] = [useWords(), useLanguage()]
  const { product, lot, expected, difference, counters } = line
  return (
    <tr>
      <th scope="row">
        {[product.name, lot?.number].filter(Boolean).join('・')}
        {line.needs_second && <span className="text-alarm"> {say(stocktakeTexts.needsSecond)}</span>}
      </th>
      <td className="right figures">{expected !== null && formatNumber(expected, language)}</td>
      <td className="right figures">
        {counters.length === 0 ? (
          <span className="dim">{say(stocktakeTexts.uncounted)}</span>
        ) : (
          formatNumber((line.mine ?? 0) + (line.others ?? 0), language)
        )}
      </td>
      <td className="right figures">
        {difference !== null && difference !== 0 && <b className="text-alarm">{formatChange(difference, language)}</b>}
        {difference === 0 && '0'}
      </td>
      <td className="nowrap">{say(countersText(counters.map((name) => name.replace(/^staff /, ''))))}</td>
    </tr>
  )
}

function useBook(id: number) {
  const [say, language] = [useWords(), useLanguage()]
  const { stocktakes } = useOffice()
  const queries = useQueryClient()
  const tellChange = useTellChange()
  return useMutation({
    mutationFn: () => stocktakes.book({ id }),
    async onSuccess({ booked }) {
      tellChange({ message: say(bookedText(formatNumber(booked, language))) })
      void queries.invalidateQueries({ queryKey: railKey })
      await queries.invalidateQueries({ queryKey: stockKey })
    },
  })
}
