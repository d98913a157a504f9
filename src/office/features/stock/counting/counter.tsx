import { ArrowRight, Check, Minus, Plus, ScanBarcode } from 'lucide-react'
import { useState } from 'react'
import type { Stocktake } from '#contract/office/api/goods/stocktakes.ts'
import { ledgerText, nextText, othersText, placeText, stocktakeTexts, stocktakeVerdictTexts } from '#texts/office/goods/stocktakes.ts'
import { lotText } from '#texts/office/stock.ts'
import { formatChange, formatNumber } from '#texts/shared/format.ts'
import { Button } from '#ui/controls/button.tsx'
import { NoteBox } from '#ui/panel.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { lazyLayer } from '../../../data/layers/lazy-layer.tsx'
import { useScannerKeys } from '../../../data/packing/scanner-keys.ts'
import { giveSignal } from '../../../data/packing/scan-signal.ts'
import { useWakeLock } from '../../../data/packing/use-wake-lock.ts'
import { type LineNow, type useStocktakeScans } from '../../../data/stock/use-stocktakes.ts'
import { GoodsPicture } from '../../../ui/goods-picture.tsx'
import { LateScans } from '../late-scans.tsx'

const Camera = lazyLayer(() => import('../../../ui/camera/camera.tsx').then((file) => file.Camera))

type CounterProps = { count: Stocktake; scans: ReturnType<typeof useStocktakeScans> }

/** One line at a time: its goods, how many were found, and the next (STK-16). */
export function Counter({ count, scans }: CounterProps) {
  const [say, language] = [useWords(), useLanguage()]
  const { lines } = scans
  const { line, typed, setTyped, choose, next, told, scan } = useCounting(scans)
  const [isLooking, setLooking] = useState(false)
  useWakeLock()
  useScannerKeys(scan)
  if (!line) return null
  const units = typed ?? line.units ?? 0
  const place = lines.findIndex(({ id }) => id === line.id) + 1
  return (
    <div className="page-body count-page">
      <LateScans
        late={scans.late}
        sayVerdict={(verdict) => say(stocktakeVerdictTexts[verdict as keyof typeof stocktakeVerdictTexts])}
        onSeen={() => void scans.dismissLate()}
      />
      <p className="dim">{say(placeText(formatNumber(place, language), formatNumber(lines.length, language)))}</p>
      <Goods line={line} />
      <div className="count-steps">
        <button type="button" aria-label={say(stocktakeTexts.fewer)} disabled={units === 0} onClick={() => setTyped(units - 1)}>
          <Minus size={28} aria-hidden="true" />
        </button>
        <label>
          <input
            type="number"
            inputMode="numeric"
            min={0}
            max={1_000_000}
            value={String(units)}
            onFocus={({ target }) => target.select()}
            onChange={({ target }) => setTyped(Math.max(0, Math.trunc(Number(target.value))))}
          />
          <span>{say(stocktakeTexts.unitsFound)}</span>
        </label>
        <button type="button" aria-label={say(stocktakeTexts.oneMore)} onClick={() => setTyped(units + 1)}>
          <Plus size={28} aria-hidden="true" />
        </button>
      </div>
      <Against line={line} onSecond={() => scans.beginSecond(line)} />
      <p role="status">{told && say(stocktakeTexts.unknownCode)}</p>
      <Lines lines={lines} chosen={line.id} onChoose={choose} />
      <div className="count-foot">
        <Button onClick={() => next(units)}>
          {say(nextText(formatNumber(units, language)))}
          <ArrowRight size={18} aria-hidden="true" />
        </Button>
        <Button kind="ghost" onClick={() => setLooking(true)}>
          <ScanBarcode size={18} aria-hidden="true" />
          {say(stocktakeTexts.scan)}
        </Button>
      </div>
      {isLooking && <Camera title={count.name} onScan={scan} onClose={() => setLooking(false)} />}
    </div>
  )
}

function useCounting(scans: CounterProps['scans']) {
  const { lines, set, add, lineOf } = scans
  const isOpen = (line: LineNow) => line.units === null && line.others === null
  const [chosen, setChosen] = useState<number | null>(null)
  const [typed, setTyped] = useState<number | null>(null)
  const [told, setTold] = useState(false)
  const line = lines.find(({ id }) => id === chosen) ?? lines.find(isOpen) ?? lines[0]
  const choose = (id: number) => {
    setChosen(id)
    setTyped(null)
    setTold(false)
  }
  const next = (units: number) => {
    if (!line) return
    void set(line, units)
    const place = lines.findIndex(({ id }) => id === line.id)
    const others = [...lines.slice(place + 1), ...lines.slice(0, place)]
    const after = others.find(isOpen) ?? others.find((each) => each.needs_second)
    choose((after ?? line).id)
  }
  const scan = (code: string) => {
    const meant = lineOf(code, line?.id ?? null)
    setTold(!meant)
    giveSignal(meant ? 'right' : 'unknown')
    if (!meant) return
    if (typed !== null && line) void set(line, typed)
    void add(meant)
    choose(meant.id)
  }
  return { line, typed, setTyped, choose, next, told, scan }
}

function Goods({ line: { product, lot } }: { line: LineNow }) {
  const say = useWords()
  return (
    <div className="count-goods">
      <GoodsPicture url={product.picture} />
      <div className="stock-name">
        <h2>{product.name}</h2>
        <span>{product.shelf}</span>
        <span className="dim">{say(lot ? lotText(lot.number, lot.expires_on) : stocktakeTexts.noLot)}</span>
      </div>
    </div>
  )
}

/** What the ledger says, where the count shows it; what others have found, and whether it is a second count. */
function Against({ line, onSecond }: { line: LineNow; onSecond: () => void }) {
  const [say, language] = [useWords(), useLanguage()]
  const { expected, difference, others } = line
  return (
    <>
      {line.needs_second && line.counting === 1 && (
        <NoteBox kind="warning">
          {say(stocktakeTexts.second)}{' '}
          <Button kind="secondary" size="small" onClick={onSecond}>
            {say(stocktakeTexts.again)}
          </Button>
        </NoteBox>
      )}
      {line.counting === 2 && <p className="dim">{say(stocktakeTexts.isSecond)}</p>}
      {expected !== null && difference !== null && (
        <NoteBox kind="warning">{say(ledgerText(formatNumber(expected, language), formatChange(difference, language)))}</NoteBox>
      )}
      {others !== null && <p className="dim">{say(othersText(formatNumber(others, language)))}</p>}
    </>
  )
}

function Lines({ lines, chosen, onChoose }: { lines: readonly LineNow[]; chosen: number; onChoose: (id: number) => void }) {
  const [say, language] = [useWords(), useLanguage()]
  return (
    <ul className="count-lines" aria-label={say(stocktakeTexts.lines)}>
      {lines.map((line) => (
        <li key={line.id}>
          <button type="button" aria-current={line.id === chosen ? 'true' : undefined} onClick={() => onChoose(line.id)}>
            {line.units !== null && <Check size={16} aria-hidden="true" />}
            <span>{[line.product.shelf ?? line.product.name, line.lot?.number].filter(Boolean).join(' ')}</span>
            {line.units !== null && <b className="figures">{formatNumber(line.units, language)}</b>}
            {line.needs_second && <span className="text-alarm">{say(stocktakeTexts.needsSecond)}</span>}
          </button>
        </li>
      ))}
    </ul>
  )
}
