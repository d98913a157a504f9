import { Camera as CameraIcon } from 'lucide-react'
import { useState, type SubmitEvent } from 'react'
import { inboundTexts } from '#texts/office/goods/inbound.ts'
import { Button, IconButton } from '#ui/controls/button.tsx'
import { TextField } from '#ui/controls/field.tsx'
import { useWords } from '#ui/words/words.ts'
import { lazyLayer } from '../../data/layers/lazy-layer.tsx'

const Camera = lazyLayer(() => import('../../ui/camera/camera.tsx').then((file) => file.Camera))

type ScanLineProps = { title: string; told: string | null; onScan: (code: string) => void }

/** Where a code is typed when no scanner is at hand, and the camera for it. `told`: what the last one came to. */
export function ScanLine({ title, told, onScan }: ScanLineProps) {
  const say = useWords()
  const [code, setCode] = useState('')
  const [isLooking, setLooking] = useState(false)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (code.trim() !== '') onScan(code.trim())
    setCode('')
  }
  return (
    <div className="scan-line">
      <form className="flex items-end gap-2" onSubmit={submit}>
        <div className="min-w-0 flex-1">
          <TextField
            label={say(inboundTexts.scanHere)}
            autoComplete="off"
            maxLength={60}
            value={code}
            onChange={({ target }) => setCode(target.value)}
          />
        </div>
        <Button type="submit" kind="secondary">
          {say(inboundTexts.scan)}
        </Button>
        <IconButton label={say(inboundTexts.camera)} onClick={() => setLooking(true)}>
          <CameraIcon size={20} aria-hidden="true" />
        </IconButton>
      </form>
      <p role="status">{told}</p>
      {isLooking && <Camera title={title} onScan={onScan} onClose={() => setLooking(false)} />}
    </div>
  )
}
