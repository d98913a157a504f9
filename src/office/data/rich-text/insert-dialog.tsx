import type { Command, EditorState } from 'prosemirror-state'
import { useState, type SubmitEvent } from 'react'
import { filmInText, isAllowedAddress } from '#rules/rich-text/allowed-html.ts'
import { pictureNumber, richTextTexts } from '#texts/office/goods/rich-text.ts'
import { Button } from '#ui/controls/button.tsx'
import { SelectField, TextField } from '#ui/controls/field.tsx'
import { Dialog } from '#ui/layers/dialog.tsx'
import { useWords } from '#ui/words/words.ts'
import { addressAt, insertNode, setLink } from './text-commands.ts'

export type Inserting = 'link' | 'img' | 'iframe'

type InsertProps = {
  what: Inserting
  state: EditorState
  pictures: readonly string[]
  onInsert: (command: Command) => void
  onClose: () => void
}

/** The address of a link, a picture or a film, which is judged before it stands in the text. */
export function InsertDialog({ what, state, pictures, onInsert, onClose }: InsertProps) {
  const say = useWords()
  const present = what === 'link' ? addressAt(state) : ''
  const [address, setAddress] = useState(what === 'img' ? (pictures[0] ?? '') : present)
  const [words, setWords] = useState('')
  const [isRefused, setRefused] = useState(false)
  const isTitleMissing = what === 'iframe' && words.trim() === ''
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    event.stopPropagation()
    const command = isTitleMissing ? null : inserting(what, { address: address.trim(), words: words.trim() })
    if (command) onInsert(command)
    else setRefused(true)
  }
  const isAddressWrong = isRefused && inserting(what, { address: address.trim(), words }) === null
  return (
    <Dialog open onClose={onClose} title={say(richTextTexts[what])}>
      <form className="mt-3 grid gap-4" onSubmit={submit} noValidate>
        {what === 'img' && pictures.length > 0 && <OwnPictures {...{ pictures, address }} onChoose={setAddress} />}
        <TextField
          label={say(richTextTexts.address)}
          hint={what === 'link' ? say(richTextTexts.linkHow) : undefined}
          error={isAddressWrong ? say(wrong[what]) : undefined}
          inputMode="url"
          autoComplete="off"
          value={address}
          onChange={({ target }) => setAddress(target.value)}
        />
        {what !== 'link' && <InWords {...{ what, words }} isMissing={isRefused && isTitleMissing} onWords={setWords} />}
        <div className="flex flex-wrap justify-end gap-2">
          {present !== '' && (
            <Button kind="ghost" onClick={() => onInsert(setLink(''))}>
              {say(richTextTexts.unlink)}
            </Button>
          )}
          <Button type="submit">{say(richTextTexts.insert)}</Button>
        </div>
      </form>
    </Dialog>
  )
}

const wrong = { link: richTextTexts.linkWrong, img: richTextTexts.pictureWrong, iframe: richTextTexts.filmWrong } as const

type Written = { address: string; words: string }

/** What puts it into the text; null where the cleaning would take its address out. */
function inserting(what: Inserting, { address, words }: Written): Command | null {
  if (what === 'link') return isAllowedAddress(address, 'link') ? setLink(address) : null
  if (what === 'img') return isAllowedAddress(address, 'picture') ? insertNode('img', { src: address, alt: words, loading: 'lazy' }) : null
  const film = filmInText(address)
  return film === null ? null : insertNode('iframe', { src: film, title: words, loading: 'lazy' })
}

type InWordsProps = { what: 'img' | 'iframe'; words: string; isMissing: boolean; onWords: (words: string) => void }

/** What is there for those who do not see it. */
function InWords({ what, words, isMissing, onWords }: InWordsProps) {
  const say = useWords()
  const isPicture = what === 'img'
  return (
    <TextField
      label={say(isPicture ? richTextTexts.alt : richTextTexts.filmTitle)}
      hint={say(isPicture ? richTextTexts.altHow : richTextTexts.filmTitleHow)}
      error={isMissing ? say(richTextTexts.filmTitleMissing) : undefined}
      maxLength={200}
      value={words}
      onChange={({ target }) => onWords(target.value)}
    />
  )
}

type OwnPicturesProps = { pictures: readonly string[]; address: string; onChoose: (address: string) => void }

function OwnPictures({ pictures, address, onChoose }: OwnPicturesProps) {
  const say = useWords()
  return (
    <SelectField
      label={say(richTextTexts.ownPictures)}
      value={pictures.includes(address) ? address : ''}
      choices={[
        ...pictures.map((url, place) => ({ value: url, label: say(pictureNumber(place + 1)) })),
        { value: '', label: say(richTextTexts.otherPicture) },
      ]}
      onChange={({ target }) => onChoose(target.value)}
    />
  )
}
