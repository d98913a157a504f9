import { useNavigate, useSearch } from '@tanstack/react-router'
import { ScanBarcode } from 'lucide-react'
import { useEffect } from 'react'
import { packingTexts } from '#texts/office/packing/packing.ts'
import { readOfficeCode } from '#rules/shipping/office-code.ts'
import { Segments } from '#ui/controls/choices.tsx'
import { useToasts } from '#ui/layers/toasts.tsx'
import { useWords } from '#ui/words/words.ts'
import { officePaths } from '../../data/paths.ts'
import { packingStages, readPackingSearch } from '../../data/packing/packing-search.ts'
import { useWakeLock } from '../../data/packing/use-wake-lock.ts'
import { PageBar } from '../../features/frame/page-bar.tsx'
import { HandOverStage } from './hand-over-stage.tsx'
import { PackStage } from './pack-stage.tsx'
import { PickStage } from './pick-stage.tsx'

/** The packing bench: goods are fetched, packed, and handed to the courier. */
export function PackingPage() {
  const say = useWords()
  const navigate = useNavigate()
  const asked = readPackingSearch(useSearch({ strict: false }))
  const stage = asked.stage ?? 'pick'
  const openCode = useOfficeCodes()
  useWakeLock()
  useEffect(() => {
    document.documentElement.dataset.bench = stage
    return () => void delete document.documentElement.dataset.bench
  }, [stage])
  return (
    <>
      <PageBar
        title={say(packingTexts.title)}
        actions={
          <>
            <Segments
              legend={say(packingTexts.stages)}
              name="stage"
              value={stage}
              segments={packingStages.map((value) => ({ value, label: say(packingTexts[value]) }))}
              onChange={(value) => void navigate({ href: officePaths.packing({ stage: value }) })}
            />
            <span className="state done scanner-ready">
              <ScanBarcode size={16} aria-hidden="true" />
              {say(packingTexts.scannerReady)}
            </span>
          </>
        }
      />
      {stage === 'pick' && <PickStage asked={asked} onOfficeCode={openCode} />}
      {stage === 'pack' && <PackStage asked={asked} onOfficeCode={openCode} />}
      {stage === 'hand_over' && <HandOverStage />}
    </>
  )
}

/** Opens what a code of the office names; answers whether it was one (PCK-12). */
function useOfficeCodes(): (scanned: string) => boolean {
  const say = useWords()
  const navigate = useNavigate()
  const showToast = useToasts()
  return (scanned) => {
    const code = readOfficeCode(scanned)
    if (!code) return false
    const go = (href: string) => void navigate({ href })
    if (code.kind === 'order') go(officePaths.packing({ stage: 'pack', parcel: code.number }))
    if (code.kind === 'wave') go(officePaths.packing({ stage: 'pick', wave: code.wave }))
    if (code.kind === 'shelf')
      go(
        officePaths.packing({
          ...readPackingSearch(Object.fromEntries(new URLSearchParams(location.search))),
          stage: 'pick',
          shelf: code.shelf,
        }),
      )
    if (code.kind === 'basket') go(officePaths.packing({ stage: 'pack', basket: `${code.wave}-${code.round}-${code.basket}` }))
    if (code.kind === 'return') showToast({ kind: 'error', message: say(packingTexts.returnCode) })
    return true
  }
}
