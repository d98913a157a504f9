import { Minus, Plus } from 'lucide-react'
import { useState } from 'react'
import type { InboundLineShown } from '#contract/office/api/goods/inbound.ts'
import { changeLineOf, countedOf, extraText, inboundTexts, missingText } from '#texts/office/goods/inbound.ts'
import { expiresText } from '#texts/office/stock.ts'
import { formatNumber, formatTwd } from '#texts/shared/format.ts'
import { Button, IconButton } from '#ui/controls/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { GoodsPicture } from '../../../ui/goods-picture.tsx'

type LinesProps = {
  lines: readonly InboundLineShown[]
  isOpen: boolean
  /** So many more units of a line were found, or fewer; null where nobody may count. */
  onCount: ((line: number, units: number) => void) | null
  onChange: (line: number) => void
}

/** What was ordered beside what has come, line by line (STK-04). */
export function DeliveryLines({ lines, isOpen, onCount, onChange }: LinesProps) {
  const say = useWords()
  return (
    <ul className="inbound-lines" aria-label={say(inboundTexts.lines)}>
      {lines.map((line) => (
        <li key={line.id} className="inbound-line">
          <GoodsPicture url={line.product.picture} />
          <About line={line} isOpen={isOpen} />
          <Compared line={line} />
          {onCount && <CountField line={line} onCount={onCount} />}
          {onCount && (
            <Button kind="ghost" size="small" aria-label={say(changeLineOf(line.product.name))} onClick={() => onChange(line.id)}>
              {say(inboundTexts.change)}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}

function About({ line, isOpen }: { line: InboundLineShown; isOpen: boolean }) {
  const [say, language] = [useWords(), useLanguage()]
  const { product, lot, expires_on: expiry, unit_cost_cents: cost } = line
  const isLotMissing = isOpen && product.lots_followed && lot === null
  const about = [
    product.shelf,
    product.barcode,
    lot,
    expiry !== null && say(expiresText(expiry)),
    cost !== null && `${say(inboundTexts.cost)} ${formatTwd(cost / 100, language)}`,
  ]
  return (
    <span className="stock-name">
      <b>{product.name}</b>
      <span className="dim">{about.filter(Boolean).join('・')}</span>
      {isLotMissing && <span className="text-alarm">{say(inboundTexts.lotNeeded)}</span>}
    </span>
  )
}

function Compared({ line: { expected, counted, received } }: { line: InboundLineShown }) {
  const [say, language] = [useWords(), useLanguage()]
  const off = counted - expected
  return (
    <span className="inbound-compared">
      <b className="figures">
        {formatNumber(counted, language)} / {formatNumber(expected, language)}
      </b>
      <span className={classNames('figures', off === 0 ? 'dim' : 'text-alarm')}>
        {off < 0 && say(missingText(formatNumber(-off, language)))}
        {off > 0 && say(extraText(formatNumber(off, language)))}
        {off === 0 && `${say(inboundTexts.received)} ${formatNumber(received, language)}`}
      </span>
    </span>
  )
}

/** By hand: one more, one less, or the number that was found. */
function CountField({ line, onCount }: { line: InboundLineShown; onCount: (line: number, units: number) => void }) {
  const say = useWords()
  const [typed, setTyped] = useState<string | null>(null)
  const name = say(countedOf(line.product.name))
  const put = () => {
    const units = Number(typed)
    if (typed !== null && typed !== '' && Number.isSafeInteger(units) && units !== line.counted) onCount(line.id, units - line.counted)
    setTyped(null)
  }
  return (
    <span className="inbound-count">
      <IconButton label={`${name} −1`} disabled={line.counted <= line.received} onClick={() => onCount(line.id, -1)}>
        <Minus size={18} aria-hidden="true" />
      </IconButton>
      <input
        className="input"
        aria-label={name}
        type="number"
        inputMode="numeric"
        min={line.received}
        max={100_000}
        value={typed ?? String(line.counted)}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={put}
        onKeyDown={({ key }) => key === 'Enter' && put()}
      />
      <IconButton label={`${name} +1`} onClick={() => onCount(line.id, 1)}>
        <Plus size={18} aria-hidden="true" />
      </IconButton>
    </span>
  )
}
