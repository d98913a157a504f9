import { useState, type SubmitEvent } from 'react'
import type { DoorScanned } from '#contract/office/api/hand-over.ts'
import { doorVerdictTexts, parcelTexts } from '#texts/office/packing/parcels.ts'
import { Button } from '#ui/controls/button.tsx'
import { TextField } from '#ui/controls/field.tsx'
import { useWords } from '#ui/words/words.ts'
import { Code } from '../../ui/code.tsx'

type ScanFieldProps = { scans: readonly DoorScanned[]; onScan: (code: string) => Promise<void> }

/** Where a number is typed when no scanner is at hand, and what the last scans came to. */
export function ScanField({ scans, onScan }: ScanFieldProps) {
  const say = useWords()
  const [code, setCode] = useState('')
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (code.trim() !== '') void onScan(code)
    setCode('')
  }
  return (
    <section className="office-panel">
      <form className="body flex items-end gap-2" onSubmit={submit}>
        <div className="min-w-0 flex-1">
          <TextField
            label={say(parcelTexts.scanHere)}
            autoComplete="off"
            maxLength={60}
            value={code}
            onChange={({ target }) => setCode(target.value)}
          />
        </div>
        <Button type="submit">{say(parcelTexts.scan)}</Button>
      </form>
      <ul aria-live="assertive">
        {scans.map((scan, index) => (
          <li key={`${scan.code} ${scans.length - index}`} className="parcel-row flex-wrap">
            <Code>{scan.tracking ?? scan.code}</Code>
            <b className="font-semibold">{say(doorVerdictTexts[scan.verdict])}</b>
            <span className="dim">{scan.orders.join(' ')}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
