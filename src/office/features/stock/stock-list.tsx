import type { GoodsInStock } from '#contract/office/api/goods/stock.ts'
import { coverText, expiresText, heldOf, stockTexts } from '#texts/office/stock.ts'
import { formatNumber } from '#texts/shared/format.ts'
import { Button } from '#ui/controls/button.tsx'
import { PageLink } from '#ui/controls/page-link.tsx'
import { classNames } from '#ui/class-names.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { GoodsPicture } from '../../ui/goods-picture.tsx'

type ListProps = {
  rows: readonly GoodsInStock[]
  /** Where a product of it opens. */
  hrefOf: (id: number) => string
  chosen: number | null
  /** Asks for more of them; null when these are all. */
  more: { ask: () => void; busy: boolean } | null
}

/** Goods with what can be sold of each. */
export function StockList({ rows, hrefOf, chosen, more }: ListProps) {
  const say = useWords()
  if (rows.length === 0) return <EmptyState title={say(stockTexts.none)} text={say(stockTexts.noneHow)} />
  return (
    <>
      <ul className="stock-list" aria-label={say(stockTexts.goods)}>
        {rows.map((row) => (
          <li key={row.id}>
            <Row row={row} href={hrefOf(row.id)} isChosen={row.id === chosen} />
          </li>
        ))}
      </ul>
      {more && (
        <div className="px-office py-4">
          <Button kind="secondary" busy={more.busy} onClick={more.ask}>
            {say(stockTexts.more)}
          </Button>
        </div>
      )}
    </>
  )
}

function Row({ row, href, isChosen }: { row: GoodsInStock; href: string; isChosen: boolean }) {
  const [say, language] = [useWords(), useLanguage()]
  const { name, picture, shelf, stock, reserved, free, days_of_cover: days, next_expiry: expiry } = row
  return (
    <PageLink href={href} className="stock-row" aria-current={isChosen ? 'page' : undefined}>
      <GoodsPicture url={picture} />
      <span className="stock-name">
        <b>{name}</b>
        <span className="dim">
          {shelf ?? say(stockTexts.noShelf)}
          {expiry !== null && `・${say(expiresText(expiry))}`}
          {expiry === null && days !== null && `・${say(coverText(days, free))}`}
        </span>
      </span>
      <span className="stock-free">
        <b className={classNames('figures', free === 0 && 'sold-out')}>{formatNumber(free, language)}</b>
        <span className="dim figures">{say(heldOf(reserved, stock))}</span>
      </span>
    </PageLink>
  )
}
