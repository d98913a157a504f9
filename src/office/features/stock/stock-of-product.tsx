import { type ReactNode } from 'react'
import type { ProductInStock } from '#contract/office/api/goods/stock.ts'
import { bundlesText, comesOn, coverText, stockTexts } from '#texts/office/stock.ts'
import { formatDate, formatNumber } from '#texts/shared/format.ts'
import { Button } from '#ui/controls/button.tsx'
import { Panel } from '#ui/panel.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { useDialogAbout } from '../../data/address/use-dialog.ts'
import { useMay } from '../../data/use-me.ts'
import { GoodsPicture } from '../../ui/goods-picture.tsx'
import { CostLine } from './cost-line.tsx'
import { Ledger } from './ledger.tsx'
import { LotsTable } from './lots-table.tsx'
import { lazyLayer } from '../../data/layers/lazy-layer.tsx'

const MoveDialog = lazyLayer(() => import('./move-dialog.tsx').then((file) => file.MoveDialog))
const TermsDialog = lazyLayer(() => import('./terms-dialog.tsx').then((file) => file.TermsDialog))

/** Everything of the stock of one product; `holdings`: who holds it. */
export function StockOfProduct({ found, holdings }: { found: ProductInStock; holdings: ReactNode }) {
  const say = useWords()
  return (
    <div className="stock-product">
      <Head found={found} />
      <Figures found={found} />
      <CostLine found={found} />
      <div className="stock-parts">
        <LotsTable found={found} />
        <Panel className="stock-part">
          <h3>{say(stockTexts.holdings)}</h3>
          {holdings}
        </Panel>
      </div>
      <Ledger found={found} />
    </div>
  )
}

function Head({ found }: { found: ProductInStock }) {
  const say = useWords()
  const may = useMay()
  const [asking, setAsking] = useDialogAbout('stock')
  const close = () => setAsking(null)
  return (
    <div className="stock-head">
      <GoodsPicture url={found.picture} />
      <div className="stock-name">
        <h2>{found.name}</h2>
        <span className="dim">
          {found.barcode && `${found.barcode}・`}
          <span className="nowrap">{found.shelf ?? say(stockTexts.noShelf)}</span>
        </span>
      </div>
      <div className="flex flex-wrap gap-2">
        {may('stock.correct') && (
          <Button kind="secondary" onClick={() => setAsking('terms')}>
            {say(stockTexts.terms)}
          </Button>
        )}
        {may('stock.move') && <Button onClick={() => setAsking('move')}>{say(stockTexts.adjust)}</Button>}
      </div>
      {asking === 'move' && may('stock.move') && <MoveDialog found={found} onClose={close} />}
      {asking === 'terms' && <TermsDialog found={found} onClose={close} />}
    </div>
  )
}

function Figures({ found }: { found: ProductInStock }) {
  const [say, language] = [useWords(), useLanguage()]
  const { stock, reserved, withheld, free, preorder_quota, quota_expected_on: comes, days_of_cover: days, bundles } = found
  const figures = { stock, reserved, withheld, ...(preorder_quota > 0 && { preorder_quota }), free }
  return (
    <>
      <dl className="stock-figures">
        {Object.entries(figures).map(([name, count]) => (
          <div key={name}>
            <dt>{say(stockTexts[name as keyof typeof figures])}</dt>
            <dd>
              <b className="figures">{formatNumber(count, language)}</b>
              {name === 'preorder_quota' && comes !== null && <span className="dim">{say(comesOn(formatDate(comes, language)))}</span>}
              {name === 'free' && days !== null && <span className="dim">{say(coverText(days, free))}</span>}
            </dd>
          </div>
        ))}
      </dl>
      {bundles !== null && <p>{say(bundlesText(formatNumber(bundles, language)))}</p>}
    </>
  )
}
