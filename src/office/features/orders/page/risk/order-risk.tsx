import { Shield, ShieldAlert, ShieldCheck } from 'lucide-react'
import type { OfficeOrder } from '#contract/office/api/orders.ts'
import type { RiskMark } from '#rules/orders/risk.ts'
import { markAsTexts, markTakenOff, riskLevelTexts, riskMarkTexts, riskReasonTexts, riskTexts } from '#texts/office/order-page/risk.ts'
import { Button } from '#ui/controls/button.tsx'
import { useWords } from '#ui/words/words.ts'
import { useOffice } from '../../../../data/office.tsx'
import { useMay } from '../../../../data/use-me.ts'
import { useOrderChange } from '../../../../data/orders/use-order-change.ts'
import { State } from '../../../../ui/state.tsx'
import { useDialog } from '../../../../data/address/use-dialog.ts'
import { lazyLayer } from '../../../../data/layers/lazy-layer.tsx'

const SuspicionDialog = lazyLayer(() => import('./suspicion-dialog.tsx').then((file) => file.SuspicionDialog))

type Risk = OfficeOrder['risk']

/** How likely an order brings loss and why, what somebody has said of it, and where that is said (DSK-35). */
export function OrderRisk({ risk, number }: { risk: Risk; number: string }) {
  const say = useWords()
  const may = useMay()('orders.risk')
  if (risk.level === 'low' && risk.mark === null && !may) return null
  return (
    <section className="office-panel" aria-label={say(riskTexts.heading)}>
      <header>
        <h2 className="flex-1">{say(riskTexts.heading)}</h2>
        <Level risk={risk} />
      </header>
      <div className="body grid gap-3">
        {risk.reasons.length === 0 ? (
          <p className="dim">{say(riskTexts.none)}</p>
        ) : (
          <ul className="grid list-disc gap-1 ps-5">
            {risk.reasons.map((reason) => (
              <li key={reason}>{say(riskReasonTexts[reason])}</li>
            ))}
          </ul>
        )}
        {may && <Marks mark={risk.mark} number={number} />}
      </div>
    </section>
  )
}

const levels = { low: ['done', Shield], middle: ['wait', ShieldAlert], high: ['alarm', ShieldAlert] } as const
const marks = { safe: ['done', ShieldCheck], suspicious: ['alarm', ShieldAlert] } as const

/** What a person has said counts more than the rule. */
function Level({ risk: { level, mark } }: { risk: Risk }) {
  const say = useWords()
  const [tone, Sign] = mark === null ? levels[level] : marks[mark]
  return (
    <State tone={tone} sign={<Sign size={16} aria-hidden="true" />}>
      {say(mark === null ? riskLevelTexts[level] : riskMarkTexts[mark])}
    </State>
  )
}

function Marks({ mark, number }: { mark: RiskMark | null; number: string }) {
  const say = useWords()
  const { orderPage } = useOffice()
  const change = useOrderChange(number)
  const [isAsked, setIsAsked] = useDialog('suspicion')
  const put = (next: RiskMark | null, reason?: string) =>
    change({
      act: () => orderPage.markRisk({ number, mark: next, ...(reason && { reason }) }),
      done: next === null ? markTakenOff : riskMarkTexts[next],
      undo: ({ before }) => orderPage.markRisk({ number, mark: before }),
    })
  return (
    <div className="flex flex-wrap gap-2">
      {mark !== 'safe' && (
        <Button kind="secondary" size="small" onClick={() => void put('safe')}>
          {say(markAsTexts.safe)}
        </Button>
      )}
      {mark !== 'suspicious' && (
        <Button kind="secondary" size="small" onClick={() => setIsAsked(true)}>
          {say(markAsTexts.suspicious)}
        </Button>
      )}
      {mark !== null && (
        <Button kind="ghost" size="small" onClick={() => void put(null)}>
          {say(riskTexts.takeBack)}
        </Button>
      )}
      {isAsked && <SuspicionDialog number={number} onMark={(reason) => put('suspicious', reason)} onClose={() => setIsAsked(false)} />}
    </div>
  )
}
