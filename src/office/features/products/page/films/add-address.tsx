import { useState, type SubmitEvent } from 'react'
import { youtubeFilm } from '#rules/catalog/films/film-address.ts'
import { filmInText } from '#rules/rich-text/allowed-html.ts'
import { productFilmsTexts } from '#texts/office/goods/product/films.ts'
import { Button } from '#ui/controls/button.tsx'
import { TextField } from '#ui/controls/field.tsx'
import { useWords } from '#ui/words/words.ts'
import { useKeptForm } from '../../../../data/saving/use-kept-form.tsx'

type AddressProps = {
  product: number
  urls: readonly string[]
  busy: boolean
  /** `onSaved` is called once it stands there. */
  onAdd: (url: string, onSaved: () => void) => void
}

const empty = { address: '' }

/** A film of YouTube, by any address under which people know it. */
export function AddAddress({ product, urls, busy, onAdd }: AddressProps) {
  const say = useWords()
  const [{ address }, setTyped] = useState(empty)
  const kept = useKeptForm({ form: `product ${product} film`, values: { address }, onTake: setTyped })
  const [fault, setFault] = useState<'addressWrong' | 'twice' | null>(null)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (busy) return
    const film = filmInText(address.trim())
    const isThere = urls.some((url) => youtubeFilm(url) === youtubeFilm(film ?? ''))
    if (film === null) return setFault('addressWrong')
    if (isThere) return setFault('twice')
    const restOf = (held: typeof empty) => (held.address === address ? empty : held)
    onAdd(film, () => {
      setTyped(restOf)
      kept.beginAnew(empty, restOf)
    })
  }
  return (
    <form className="film-address" onSubmit={submit}>
      {kept.offer}
      <TextField
        label={say(productFilmsTexts.address)}
        value={address}
        autoComplete="off"
        inputMode="url"
        error={fault === null ? undefined : say(productFilmsTexts[fault])}
        onChange={({ target }) => {
          setTyped({ address: target.value })
          setFault(null)
        }}
      />
      <Button type="submit" kind="secondary" busy={busy} disabled={address.trim() === ''}>
        {say(productFilmsTexts.add)}
      </Button>
    </form>
  )
}
