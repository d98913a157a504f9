import { listText, parcelTexts } from '#texts/office/packing/parcels.ts'
import { formatNumber } from '#texts/shared/format.ts'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { officePaths } from '../../data/paths.ts'
import { useScannerKeys } from '../../data/packing/scanner-keys.ts'
import { useHandOver } from '../../data/packing/use-hand-over.ts'
import { LoadProblem } from '../../features/frame/load-problem.tsx'
import { Opening } from '../../features/frame/opening.tsx'
import { ScanField } from '../../features/hand-over/scan-field.tsx'
import { WaitingGroup } from '../../features/hand-over/waiting-group.tsx'
import { When } from '../../ui/when.tsx'

/** Boxes go out of the door: each is scanned, and what was scanned is sent with one list (PCK-27). */
export function HandOverStage() {
  const [say, language] = [useWords(), useLanguage()]
  const { waiting, scans, scan, close } = useHandOver()
  useScannerKeys((code) => void scan(code))
  const { data, error, isPending, refetch } = waiting
  if (isPending) return <Opening />
  if (!data) return <LoadProblem error={error} onAgain={() => void refetch()} />
  return (
    <div className="page-body grid gap-4">
      <ScanField scans={scans} onScan={scan} />
      {data.groups.length === 0 && <p className="dim">{say(parcelTexts.nothingWaits)}</p>}
      {data.groups.map((group) => (
        <WaitingGroup key={group.carrier + group.temperature} group={group} onClose={() => close(group)} />
      ))}
      {data.lists.length > 0 && (
        <section className="office-panel">
          <header>
            <h2>{say(parcelTexts.lists)}</h2>
          </header>
          <ul>
            {data.lists.map((list) => (
              <li key={list.id} className="parcel-row">
                <a className="text-link" href={officePaths.handOverList(list.id)} target="_blank" rel="noreferrer">
                  {say(listText(list.number, formatNumber(list.boxes, language)))}
                </a>
                <span className="dim">
                  <When at={list.closed_at} /> {list.closed_by}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
