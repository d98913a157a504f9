import { ShieldAlert, ShieldCheck } from 'lucide-react'
import type { RiskLevel, RiskMark as Mark } from '#rules/orders/risk.ts'
import { riskLevelTexts, riskMarkTexts } from '#texts/office/order-page/risk.ts'
import { useWords } from '#ui/words/words.ts'

const tones = { safe: 'text-done', suspicious: 'text-alarm', low: 'text-done', middle: 'text-wait', high: 'text-alarm' } as const

/** On an order at risk, or marked by somebody, in lists; nothing on all the others. */
export function RiskMark({ level, mark }: { level: RiskLevel; mark: Mark | null }) {
  const say = useWords()
  if (level === 'low' && mark === null) return null
  const text = say(mark === null ? riskLevelTexts[level] : riskMarkTexts[mark])
  const Drawn = mark === 'safe' ? ShieldCheck : ShieldAlert
  return (
    <span title={text}>
      <Drawn size={15} className={tones[mark ?? level]} aria-hidden="true" />
      <span className="hidden-text">{text}</span>
    </span>
  )
}
