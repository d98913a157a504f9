import { productPicturesTexts, sentSoFar } from '#texts/office/goods/pictures.ts'
import { Button } from '#ui/controls/button.tsx'
import { useWords } from '#ui/words/words.ts'
import type { Upload, useUploads } from './use-uploads.ts'

/** Files on their way, each with how far it is; one that was refused or broken off says why. */
export function UploadList({ uploads: { uploads, again, dismiss } }: { uploads: ReturnType<typeof useUploads> }) {
  const say = useWords()
  if (uploads.length === 0) return null
  return (
    <ul className="upload-list" aria-label={say(productPicturesTexts.uploads)}>
      {uploads.map((upload) => (
        <li key={upload.id}>
          <b className="truncate">{upload.file.name}</b>
          {upload.isOver ? (
            <span className="error-text" role="alert">
              {upload.message}
            </span>
          ) : (
            <Progress upload={upload} />
          )}
          {upload.isOver && !upload.isRefused && (
            <Button kind="ghost" size="small" onClick={() => again(upload)}>
              {say(productPicturesTexts.again)}
            </Button>
          )}
          <Button kind="ghost" size="small" onClick={() => dismiss(upload.id)}>
            {say(productPicturesTexts.dismiss)}
          </Button>
        </li>
      ))}
    </ul>
  )
}

function Progress({ upload: { file, received } }: { upload: Upload }) {
  const say = useWords()
  if (received === null) return <span className="dim">{say(productPicturesTexts.waiting)}</span>
  if (received === file.size) return <span className="dim">{say(productPicturesTexts.checking)}</span>
  const percent = Math.floor((100 * received) / file.size)
  return (
    <span className="upload-progress">
      <progress max={file.size} value={received} aria-label={file.name} />
      <span className="figures">{say(sentSoFar(percent))}</span>
    </span>
  )
}
