import { ImagePlus } from 'lucide-react'
import type { ChangeEvent } from 'react'
import type { Text } from '#rules/locale.ts'
import { useWords } from '#ui/words/words.ts'

type AddFilesProps = { label: Text; accept: string; onFiles: (files: readonly File[]) => void }

/** Where files are chosen or dropped, several at once: the control itself lies over the whole place and takes what is dropped. */
export function AddFiles({ label, accept, onFiles }: AddFilesProps) {
  const say = useWords()
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])]
    target.value = ''
    if (files.length > 0) onFiles(files)
  }
  return (
    <label className="add-files">
      <ImagePlus size={20} aria-hidden="true" />
      {say(label)}
      <input type="file" multiple accept={accept} onChange={choose} />
    </label>
  )
}
