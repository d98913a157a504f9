import { ImagePlus } from 'lucide-react'
import { useState, type ChangeEvent, type DragEvent } from 'react'
import { productPicturesTexts } from '#texts/office/goods/pictures.ts'
import { useWords } from '#ui/words/words.ts'

/** Where files are dropped or chosen, several at once. */
export function AddFiles({ accept, onFiles }: { accept: string; onFiles: (files: readonly File[]) => void }) {
  const say = useWords()
  const [isOver, setOver] = useState(false)
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])]
    target.value = ''
    onFiles(files)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    onFiles([...event.dataTransfer.files])
  }
  const over = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }
  return (
    <label className="add-files" data-over={isOver || undefined} onDragOver={over} onDragLeave={() => setOver(false)} onDrop={drop}>
      <ImagePlus size={20} aria-hidden="true" />
      {say(productPicturesTexts.add)}
      <input type="file" multiple accept={accept} className="sr-only" onChange={choose} />
    </label>
  )
}
