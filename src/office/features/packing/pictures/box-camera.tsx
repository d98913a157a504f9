import { Camera as CameraSign, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { pictureTexts } from '#texts/office/packing/pictures.ts'
import { cameraTexts } from '#texts/office/packing/camera.ts'
import { Button, IconButton } from '#ui/controls/button.tsx'
import { useWords } from '#ui/words/words.ts'
import { drawPhoto } from '../../../data/packing/shrink-photo.ts'

type Props = { onPhoto: (photo: Blob) => void; onClose: () => void }

/** The camera of the device, at the back where there is one: a press takes what it sees (PCK-16). */
export function BoxCamera({ onPhoto, onClose }: Props) {
  const say = useWords()
  const video = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<'opening' | 'shows' | 'refused'>('opening')
  useEffect(() => {
    const picture = video.current
    if (!picture) return
    const looking = new AbortController()
    show(picture, looking.signal).then(
      () => setState('shows'),
      () => setState('refused'),
    )
    return () => looking.abort()
  }, [])
  const shoot = async () => {
    const picture = video.current
    if (!picture) return
    onPhoto(await drawPhoto(picture, { width: picture.videoWidth, height: picture.videoHeight }))
  }
  return (
    <section className="camera" aria-label={say(pictureTexts.camera)}>
      <video ref={video} playsInline muted aria-hidden="true" />
      <header>
        <IconButton label={say(cameraTexts.close)} onClick={onClose}>
          <X size={24} aria-hidden="true" />
        </IconButton>
        <b>{say(pictureTexts.title)}</b>
        <span className="lampless" />
      </header>
      <div className="camera-foot">
        <p role="status">{say(state === 'refused' ? pictureTexts.refused : pictureTexts.aim)}</p>
        <Button size="big" disabled={state !== 'shows'} onClick={() => void shoot()}>
          <CameraSign size={22} aria-hidden="true" />
          {say(pictureTexts.shoot)}
        </Button>
      </div>
    </section>
  )
}

async function show(picture: HTMLVideoElement, signal: AbortSignal): Promise<void> {
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment', width: { ideal: 1600 } } })
  const end = () => {
    for (const each of stream.getTracks()) each.stop()
  }
  if (signal.aborted) return end()
  signal.addEventListener('abort', end)
  picture.srcObject = stream
  await picture.play()
}
