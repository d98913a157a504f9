import { Check, CircleHelp, Copy, Undo2, X } from 'lucide-react'
import { packingTexts, putBackText, unsentText, verdictTexts } from '#texts/office/packing/packing.ts'
import { Button } from '#ui/controls/button.tsx'
import { useWords } from '#ui/words/words.ts'
import type { Scanning, ShownScan } from '../../../data/packing/use-scanning.ts'
import { Code } from '../../../ui/code.tsx'

const signs = { right: Check, wrong: X, enough: Copy, unknown: CircleHelp, undone: Undo2, nothing: X, not_yours: X, over: X } as const
const tones = {
  right: 'done',
  wrong: 'alarm',
  enough: 'wait',
  unknown: 'wait',
  undone: 'stop',
  nothing: 'stop',
  not_yours: 'alarm',
  over: 'alarm',
} as const

/** The last scan large, with its colour; those before it in a line each. */
export function ScanLog({ scanning, isOpen }: { scanning: Scanning; isOpen: boolean }) {
  const say = useWords()
  const { shown, waiting, late } = scanning
  const [last, ...before] = shown
  const undone = shown.find(({ verdict, productId }) => verdict === 'right' && productId !== null)
  return (
    <section className="scan-log" aria-label={say(packingTexts.recent)}>
      {late.length > 0 && (
        <div className="wave-notice">
          <b>{say(packingTexts.late)}</b>
          <ul>
            {late.map((scan) => (
              <li key={`${scan.at} ${scan.code}`}>
                <Code>{scan.number}</Code> {scan.name ?? scan.code} · {say(verdictTexts[scan.verdict])}
              </li>
            ))}
          </ul>
          <Button kind="secondary" size="small" onClick={() => void scanning.dismissLate()}>
            {say(packingTexts.seen)}
          </Button>
        </div>
      )}
      <div aria-live="assertive">{last && <LastScan scan={last} />}</div>
      <div className="flex items-center gap-3">
        {waiting > 0 && !navigator.onLine && <span className="state pill wait">{say(unsentText(waiting))}</span>}
        {isOpen && undone?.productId && (
          <Button kind="ghost" size="small" onClick={() => void scanning.undo(undone.productId ?? 0)}>
            <Undo2 size={16} aria-hidden="true" />
            {say(packingTexts.undo)}
          </Button>
        )}
      </div>
      <ul className="scans-before">
        {before.map(({ key, verdict, name, code }) => {
          const Sign = signs[verdict]
          return (
            <li key={key}>
              <Sign size={15} aria-hidden="true" /> {name ?? code} <span className="dim">{say(verdictTexts[verdict])}</span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function LastScan({ scan: { verdict, name, code, shelf } }: { scan: ShownScan }) {
  const say = useWords()
  const Sign = signs[verdict]
  return (
    <p className={`last-scan state ${tones[verdict]}`}>
      <Sign size={24} aria-hidden="true" />
      <span className="min-w-0">
        <b className="block">{name ?? code}</b>
        <span>
          {say(verdictTexts[verdict])}
          {verdict === 'wrong' && shelf && ` · ${say(putBackText(shelf))}`}
        </span>
      </span>
    </p>
  )
}
