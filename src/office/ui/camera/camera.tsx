import { Flashlight, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { cameraTexts } from '#texts/office/packing/camera.ts'
import { IconButton } from '#ui/controls/button.tsx'
import { useWords } from '#ui/words/words.ts'
import { onceInAWhile, openReader } from './read-codes.ts'

type Props = { title: string; onScan: (code: string) => void; onClose: () => void }

/** What `applyConstraints` takes for the lamp, which the types of browsers do not name. */
type Lamp = MediaTrackConstraintSet & { torch: boolean }

/** The camera of a phone reads codes one after the other; it is looked through, and stays open (PCK-09). */
export function Camera({ title, onScan, onClose }: Props) {
  const say = useWords()
  const video = useRef<HTMLVideoElement>(null)
  const told = useRef(onScan)
  const [state, setState] = useState<'opening' | 'reads' | 'refused'>('opening')
  const [track, setTrack] = useState<MediaStreamTrack | null>(null)
  const [isLit, setLit] = useState(false)
  useEffect(() => {
    told.current = onScan
  })
  useEffect(() => {
    const picture = video.current
    if (!picture) return
    const looking = new AbortController()
    const once = onceInAWhile((code) => told.current(code))
    look(picture, { signal: looking.signal, onCode: once, onTrack: setTrack }).then(
      () => setState('reads'),
      () => setState('refused'),
    )
    return () => looking.abort()
  }, [])
  const light = async () => {
    await track?.applyConstraints({ advanced: [{ torch: !isLit } as Lamp] })
    setLit(!isLit)
  }
  const hasLamp = track !== null && 'torch' in track.getCapabilities()
  return (
    <section className="camera" aria-label={say(cameraTexts.camera)}>
      <video ref={video} playsInline muted aria-hidden="true" />
      <header>
        <IconButton label={say(cameraTexts.close)} onClick={onClose}>
          <X size={24} aria-hidden="true" />
        </IconButton>
        <b>{title}</b>
        {hasLamp ? (
          <IconButton label={say(cameraTexts.lamp)} aria-pressed={isLit} onClick={() => void light()}>
            <Flashlight size={24} aria-hidden="true" />
          </IconButton>
        ) : (
          <span className="lampless" />
        )}
      </header>
      <p role="status">{say(state === 'refused' ? cameraTexts.refused : cameraTexts.how)}</p>
    </section>
  )
}

type Looking = { signal: AbortSignal; onCode: (code: string) => void; onTrack: (track: MediaStreamTrack) => void }

/** Opens the camera at the back and reads what it sees until it is told to stop. */
async function look(picture: HTMLVideoElement, { signal, onCode, onTrack }: Looking): Promise<void> {
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment', width: { ideal: 1280 } } })
  const end = () => {
    for (const each of stream.getTracks()) each.stop()
  }
  if (signal.aborted) return end()
  signal.addEventListener('abort', end)
  const [track] = stream.getVideoTracks()
  if (track) onTrack(track)
  picture.srcObject = stream
  await picture.play()
  const read = await openReader()
  const next = async (): Promise<void> => {
    if (signal.aborted) return
    const codes = picture.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA ? await read(picture).catch(() => []) : []
    if (signal.aborted) return
    for (const code of codes) onCode(code)
    requestAnimationFrame(() => void next())
  }
  void next()
}
