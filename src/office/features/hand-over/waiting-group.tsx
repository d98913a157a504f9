import { CircleCheck, Circle } from 'lucide-react'
import { useState } from 'react'
import type { HandOverGroup } from '#contract/office/api/hand-over.ts'
import { carrierTexts, coldTexts, groupText, parcelTexts, scannedOf } from '#texts/office/packing/parcels.ts'
import { formatNumber, formatTwd } from '#texts/shared/format.ts'
import { Button } from '#ui/controls/button.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { Code } from '../../ui/code.tsx'
import { State } from '../../ui/state.tsx'
import { Effects } from '../../ui/effects.tsx'
import { consequenceTexts } from '#texts/office/orders.ts'

type WaitingGroupProps = { group: HandOverGroup; onClose: () => Promise<void> }

/** The boxes that one courier fetches at one temperature: which were scanned, and the button that sends those. */
export function WaitingGroup({ group: { carrier, temperature, boxes, collect }, onClose }: WaitingGroupProps) {
  const [say, language] = [useWords(), useLanguage()]
  const [busy, setBusy] = useState(false)
  const scanned = boxes.filter((box) => box.scanned !== null).length
  const close = async () => {
    setBusy(true)
    await onClose()
    setBusy(false)
  }
  return (
    <section className="office-panel">
      <header className="flex-wrap">
        <h2 className="flex-1">{say(groupText(carrierTexts[carrier], coldTexts[temperature]))}</h2>
        <span className="dim text-[13px]">{say(scannedOf(formatNumber(scanned, language), formatNumber(boxes.length, language)))}</span>
        {collect > 0 && (
          <span className="dim text-[13px]">
            {say(parcelTexts.collect)} {formatTwd(collect, language)}
          </span>
        )}
        <Button disabled={scanned === 0} busy={busy} onClick={() => void close()}>
          {say(parcelTexts.handOver)}
        </Button>
      </header>
      {scanned > 0 && <Effects follows={consequenceTexts.hand_over} />}
      <ul>
        {boxes.map((box) => (
          <li key={box.id} className="parcel-row flex-wrap">
            <State
              tone={box.scanned ? 'done' : 'wait'}
              sign={box.scanned ? <CircleCheck size={18} aria-hidden="true" /> : <Circle size={18} aria-hidden="true" />}
            >
              {box.scanned ? box.scanned.by : say(parcelTexts.notScanned)}
            </State>
            <Code>{box.tracking}</Code>
            {box.orders.map((number) => (
              <span key={number} className="dim">
                <Code>{number}</Code>
              </span>
            ))}
            {box.ends_soon && <span className="dim">{say(parcelTexts.ends)}</span>}
            {box.collect > 0 && <span className="figures ml-auto">{formatTwd(box.collect, language)}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}
