import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Camera, Trash2, Upload } from 'lucide-react'
import { useState, type ChangeEvent } from 'react'
import type { BoxPicture } from '#contract/office/api/papers/pictures.ts'
import { mostBoxPictures } from '#rules/shipping/open-box.ts'
import { pictureOf, pictureTexts, removePictureText, takenBy } from '#texts/office/packing/pictures.ts'
import { formatMoment, formatNumber } from '#texts/shared/format.ts'
import { Button, IconButton } from '#ui/controls/button.tsx'
import { useToasts } from '#ui/layers/toasts.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { useOffice } from '../../../data/office.tsx'
import { shrinkPhoto } from '../../../data/packing/shrink-photo.ts'
import { officePaths } from '../../../data/paths.ts'
import { problemMessage } from '../../../data/problem-message.ts'
import { toBase64 } from '../../../data/files/to-base64.ts'
import { lazyLayer } from '../../../data/layers/lazy-layer.tsx'
import { useDialog } from '../../../data/address/use-dialog.ts'
import { effectTexts } from '#texts/office/effects.ts'

const EffectDialog = lazyLayer(() => import('../../../data/effects/effect-dialog.tsx').then((file) => file.EffectDialog))
const BoxCamera = lazyLayer(() => import('./box-camera.tsx').then((file) => file.BoxCamera))

/** Pictures of the open box of a parcel; while it is packed they are taken here, by camera or as files (PCK-16). */
export function BoxPictures({ number, canTake }: { number: string; canTake: boolean }) {
  const say = useWords()
  const { pictures } = useOffice()
  const { data } = useQuery({ queryKey: ['box-pictures', number], queryFn: ({ signal }) => pictures.list({ number }, { signal }) })
  const taken = data?.pictures ?? []
  if (!canTake && taken.length === 0) return null
  return (
    <section className="office-panel" aria-label={say(pictureTexts.title)}>
      <header>
        <h2>{say(pictureTexts.title)}</h2>
      </header>
      <div className="box-pictures">
        {taken.map((picture) => (
          <Taken key={picture.id} picture={picture} number={number} canTake={canTake} />
        ))}
        {canTake && taken.length < mostBoxPictures && <Taking number={number} />}
      </div>
      {canTake && <p className="dim box-pictures-how">{say(pictureTexts.how)}</p>}
    </section>
  )
}

type TakenProps = { picture: BoxPicture; number: string; canTake: boolean }

function Taken({ picture: { id, place, by, taken_at }, number, canTake }: TakenProps) {
  const [say, language] = [useWords(), useLanguage()]
  const { pictures } = useOffice()
  const remove = usePictureChange(number, () => pictures.remove({ id }))
  const [isAsked, ask] = useDialog(`picture-${id}`)
  const shown = formatNumber(place, language)
  return (
    <figure className="box-picture">
      <a href={officePaths.picture(id)} target="_blank" rel="noreferrer">
        <img src={officePaths.picture(id)} alt={say(pictureOf(shown))} loading="lazy" />
      </a>
      <figcaption className="dim">{say(takenBy(by, formatMoment(taken_at, language)))}</figcaption>
      {canTake && (
        <IconButton label={say(removePictureText(shown))} onClick={() => ask(true)}>
          <Trash2 size={16} aria-hidden="true" />
        </IconButton>
      )}
      {canTake && isAsked && (
        <EffectDialog
          title={removePictureText(shown)}
          follows={effectTexts.removePicture}
          act={() => remove.mutateAsync(undefined)}
          onClose={() => ask(false)}
        />
      )}
    </figure>
  )
}

function Taking({ number }: { number: string }) {
  const say = useWords()
  const { pictures } = useOffice()
  const [isLooking, setLooking] = useState(false)
  const send = usePictureChange(number, async (photo: Blob) => pictures.add({ number, content: await toBase64(await shrinkPhoto(photo)) }))
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    target.value = ''
    if (file) send.mutate(file)
  }
  return (
    <div className="box-picture-taking">
      <Button kind="secondary" busy={send.isPending} onClick={() => setLooking(true)}>
        <Camera size={18} aria-hidden="true" />
        {say(send.isPending ? pictureTexts.sending : pictureTexts.take)}
      </Button>
      <label className="button ghost file-choice">
        <Upload size={18} aria-hidden="true" />
        {say(pictureTexts.choose)}
        <input type="file" accept="image/jpeg,image/png,image/webp" className="sr-only" onChange={choose} disabled={send.isPending} />
      </label>
      {isLooking && (
        <BoxCamera
          onClose={() => setLooking(false)}
          onPhoto={(photo) => {
            setLooking(false)
            send.mutate(photo)
          }}
        />
      )}
    </div>
  )
}

/** What is refused is told, and the pictures are shown as they stand then. */
function usePictureChange<Wish>(number: string, act: (wish: Wish) => Promise<unknown>) {
  const language = useLanguage()
  const queries = useQueryClient()
  const showToast = useToasts()
  return useMutation({
    mutationFn: act,
    onError: (error) => showToast({ kind: 'error', message: problemMessage(error, language) }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['box-pictures', number] }),
  })
}
