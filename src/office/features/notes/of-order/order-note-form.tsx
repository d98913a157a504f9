import { useRef, useState, type ChangeEvent, type SubmitEvent } from 'react'
import { Paperclip, X } from 'lucide-react'
import { mostNoteFiles } from '#rules/orders/note-files.ts'
import { noteTexts, takeOff } from '#texts/office/order-page/notes.ts'
import { orderPageTexts } from '#texts/office/orders.ts'
import { Button, IconButton } from '#ui/controls/button.tsx'
import { useToasts } from '#ui/layers/toasts.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { useShortcuts } from '../../../data/keys/shortcuts.tsx'
import { useOffice } from '../../../data/office.tsx'
import { problemMessage } from '../../../data/problem-message.ts'
import { useColleagues, useFindColleagues } from '../../../data/use-colleagues.ts'
import { useOrderChange } from '../../../data/orders/use-order-change.ts'
import { mentionedIn } from '../../../ui/notes/mentions.ts'
import { NoteText } from '../../../ui/notes/note-text.tsx'
import { toBase64 } from '../../../data/files/to-base64.ts'
import { NoteTick } from '../note-tick.tsx'
import { typedSince } from '../../../data/saving/typed-since.ts'
import { useKeptForm } from '../../../data/saving/use-kept-form.tsx'

type Wanted = { text: string; print: boolean; pin: boolean; files: readonly { id: number; name: string }[] }
const empty: Wanted = { text: '', print: false, pin: false, files: [] }

/** Where a note is written: words in which colleagues can be named, up to five files, and whether it is printed or pinned. */
export function OrderNoteForm({ number }: { number: string }) {
  const say = useWords()
  const { orderPage } = useOffice()
  const change = useOrderChange(number)
  const people = useColleagues()
  const findColleagues = useFindColleagues()
  const [wanted, setWanted] = useState<Wanted>(empty)
  const box = useRef<HTMLTextAreaElement>(null)
  const [busy, setBusy] = useState(false)
  const set = (part: Partial<Wanted>) => setWanted((before) => ({ ...before, ...part }))
  const kept = useKeptForm({ form: `order ${number} note`, values: wanted, onTake: setWanted })
  const { upload, uploading } = useUpload(number, (file) => setWanted((before) => ({ ...before, files: [...before.files, file] })))
  useShortcuts(orderPageTexts.keys, [{ keys: 'n', does: noteTexts.write, act: () => box.current?.focus() }])
  const save = async (event?: SubmitEvent) => {
    event?.preventDefault()
    if (busy || uploading || wanted.text.trim() === '') return
    setBusy(true)
    const { text, pin: pinned, print: print_on_pick, files } = wanted
    const note = { number, text, pinned, print_on_pick, files: files.map(({ id }) => id) }
    const added = await change({
      act: async () => orderPage.notes.add({ ...note, mentioned: mentionedIn(text, await findColleagues()) }),
      done: noteTexts.added,
      undo: ({ id }) => orderPage.notes.remove({ id }),
    })
    setBusy(false)
    if (!added) return
    const restOf = (now: Wanted) => leftOf(now, wanted)
    setWanted(restOf)
    kept.beginAnew(empty, restOf)
  }
  return (
    <form className="grid gap-2" onSubmit={(event) => void save(event)}>
      {kept.offer}
      <NoteText ref={box} value={wanted.text} people={people} onChange={(text) => set({ text })} onSave={() => void save()} />
      {wanted.files.length > 0 && (
        <ul className="note-files" aria-label={say(noteTexts.files)}>
          {wanted.files.map(({ id, name }) => (
            <li key={id} className="note-paper">
              {name}
              <IconButton label={say(takeOff(name))} onClick={() => set({ files: wanted.files.filter((file) => file.id !== id) })}>
                <X size={14} aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-[13px]">
        <NoteTick label={say(noteTexts.pin)} checked={wanted.pin} onChange={(pin) => set({ pin })} />
        <NoteTick label={say(noteTexts.print)} checked={wanted.print} onChange={(print) => set({ print })} />
        {wanted.files.length < mostNoteFiles && (
          <label className="note-attach">
            <Paperclip size={15} aria-hidden="true" />
            {say(uploading ? noteTexts.uploading : noteTexts.attach)}
            <input type="file" multiple accept="image/jpeg,image/png,image/webp,application/pdf" className="sr-only" onChange={upload} />
          </label>
        )}
        <Button type="submit" kind="secondary" size="small" busy={busy} className="ml-auto">
          {say(noteTexts.save)}
        </Button>
      </div>
    </form>
  )
}

/** What is left for the next note once this one is there: what was typed since, and files that did not go with it. */
function leftOf(now: Wanted, sent: Wanted): Wanted {
  const files = now.files.filter(({ id }) => !sent.files.some((file) => file.id === id))
  return { ...empty, ...typedSince(now, sent), files }
}

/** Sends each chosen file as soon as it is chosen; what is refused is told. */
function useUpload(number: string, onFile: (file: { id: number; name: string }) => void) {
  const language = useLanguage()
  const { orderPage } = useOffice()
  const showToast = useToasts()
  const under = useRef(0)
  const [uploading, setUploading] = useState(false)
  const send = async (file: File) => {
    try {
      const { id } = await orderPage.notes.upload({ number, name: file.name, content: await toBase64(file) })
      onFile({ id, name: file.name })
    } catch (error) {
      showToast({ kind: 'error', message: problemMessage(error, language) })
    }
  }
  const upload = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(target.files ?? [])].slice(0, mostNoteFiles)
    target.value = ''
    under.current += 1
    setUploading(true)
    for (const file of chosen) await send(file)
    under.current -= 1
    setUploading(under.current > 0)
  }
  return { upload: (event: ChangeEvent<HTMLInputElement>) => void upload(event), uploading }
}
