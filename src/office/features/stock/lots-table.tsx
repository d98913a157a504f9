import { Ban, Check, CircleHelp, Hourglass } from 'lucide-react'
import type { ProductInStock, StockLot } from '#contract/office/api/goods/stock.ts'
import type { LotState } from '#rules/catalog/lots.ts'
import { recallTexts } from '#texts/office/goods/recalls.ts'
import { changeLotOf, lotStateTexts, stockTexts } from '#texts/office/stock.ts'
import { formatNumber } from '#texts/shared/format.ts'
import { Button } from '#ui/controls/button.tsx'
import { PageLink } from '#ui/controls/page-link.tsx'
import { Panel } from '#ui/panel.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { useDialogAbout } from '../../data/address/use-dialog.ts'
import { officePaths } from '../../data/paths.ts'
import { TableScroll } from '../../ui/table/table-scroll.tsx'
import { useMay } from '../../data/use-me.ts'
import { State, type Tone } from '../../ui/state.tsx'
import { lazyLayer } from '../../data/layers/lazy-layer.tsx'

const LotDialog = lazyLayer(() => import('./lot-dialog.tsx').then((file) => file.LotDialog))

/** Lots in the order in which they go out (STK-06, STK-07). */
export function LotsTable({ found: { lots, in_no_lot: outside } }: { found: ProductInStock }) {
  const [say, language] = [useWords(), useLanguage()]
  const [about, setChanging] = useDialogAbout('lot')
  const changing = lots.find((lot) => String(lot.id) === about)
  const firstOut = lots.find(({ state }) => state === 'open')?.id
  return (
    <Panel className="stock-part">
      <h3>{say(stockTexts.lots)}</h3>
      {lots.length === 0 && <p className="dim stock-nothing">{say(stockTexts.noLotsHow)}</p>}
      {lots.length > 0 && (
        <TableScroll label={say(stockTexts.lots)}>
          <table className="inner-table" aria-label={say(stockTexts.lots)}>
            <thead>
              <tr>
                <th scope="col">{say(stockTexts.lot)}</th>
                <th scope="col">{say(stockTexts.expiry)}</th>
                <th scope="col">{say(stockTexts.state)}</th>
                <th scope="col" className="right">
                  {say(stockTexts.units)}
                </th>
                <th scope="col">
                  <span className="hidden-text">{say(stockTexts.action)}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {lots.map((lot) => (
                <LotRow key={lot.id} lot={lot} isFirst={outside === 0 && lot.id === firstOut} onChange={() => setChanging(lot.id)} />
              ))}
              {outside > 0 && (
                <tr>
                  <th scope="row" className="nowrap">
                    {say(stockTexts.inNoLot)}
                  </th>
                  <td colSpan={3} className="right figures">
                    {formatNumber(outside, language)}
                  </td>
                </tr>
              )}
            </tbody>
          </table>
        </TableScroll>
      )}
      {changing && <LotDialog lot={changing} onClose={() => setChanging(null)} />}
    </Panel>
  )
}

const looks: Readonly<Record<LotState, { tone: Tone; Sign: typeof Ban }>> = {
  open: { tone: 'done', Sign: Check },
  blocked: { tone: 'wait', Sign: Ban },
  expired: { tone: 'alarm', Sign: Hourglass },
  held: { tone: 'todo', Sign: CircleHelp },
}

function LotRow({ lot, isFirst, onChange }: { lot: StockLot; isFirst: boolean; onChange: () => void }) {
  const [say, language] = [useWords(), useLanguage()]
  const may = useMay()
  const { tone, Sign } = lot.recalled ? { ...looks.blocked, tone: 'alarm' as const } : looks[lot.state]
  return (
    <tr>
      <th scope="row" className="nowrap">
        {lot.number} {isFirst && <span className="state todo pill">{say(stockTexts.firstOut)}</span>}
      </th>
      <td className="figures nowrap">{lot.expires_on}</td>
      <td>
        <State tone={tone} sign={<Sign size={16} aria-hidden="true" />}>
          {say(lot.recalled ? recallTexts.running : lotStateTexts[lot.state])}
        </State>
      </td>
      <td className="right figures">{formatNumber(lot.quantity, language)}</td>
      <td className="right">
        {lot.recalled && (
          <PageLink href={officePaths.recalls({ q: lot.number })} className="button ghost small">
            {say(recallTexts.title)}
          </PageLink>
        )}
        {may('stock.correct') && !lot.recalled && (
          <Button kind="ghost" size="small" aria-label={say(changeLotOf(lot.number))} onClick={onChange}>
            {say(stockTexts.changeLot)}
          </Button>
        )}
      </td>
    </tr>
  )
}
