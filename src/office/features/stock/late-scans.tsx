import { inboundTexts } from '#texts/office/goods/inbound.ts'
import { Button } from '#ui/controls/button.tsx'
import { useWords } from '#ui/words/words.ts'
import type { LateScan } from '../../data/stock/scans/scan-store.ts'

type LateProps = { late: readonly LateScan[]; sayVerdict: (verdict: string) => string; onSeen: () => void }

/** What was counted without a line and did not count when it was sent: somebody has to see it (STK-18). */
export function LateScans({ late, sayVerdict, onSeen }: LateProps) {
  const say = useWords()
  if (late.length === 0) return null
  return (
    <div className="wave-notice" role="alert">
      <b>{say(inboundTexts.late)}</b>
      <ul>
        {late.map((scan) => (
          <li key={`${scan.at} ${scan.code}`}>{[scan.name ?? scan.code, sayVerdict(scan.verdict)].filter(Boolean).join('・')}</li>
        ))}
      </ul>
      <Button kind="secondary" size="small" onClick={onSeen}>
        {say(inboundTexts.seen)}
      </Button>
    </div>
  )
}
