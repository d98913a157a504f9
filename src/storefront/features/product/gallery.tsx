import { useState } from 'react'
import { pictureNumber } from '#texts/controls.ts'
import { productTexts } from '#texts/product.ts'
import { Picture } from '../../ui/picture.tsx'
import { useWords } from '../../ui/words.ts'

/** The pictures of a product, the preview first (PRD-06). */
export function Gallery({ name, pictures }: { name: string; pictures: readonly string[] }) {
  const say = useWords()
  const [place, setPlace] = useState(0)
  const shown = pictures[place] ?? pictures[0]
  if (shown === undefined) return <div className="gallery" />
  return (
    <div className="gallery">
      <div className="main">
        <Picture url={shown} alt={name} widths={[400, 800, 1200, 1600]} sizes="(min-width: 1024px) 660px, 100vw" eager />
      </div>
      {pictures.length > 1 && (
        <div className="thumbs bare-scroll" role="group" aria-label={say(productTexts.pictures)}>
          {pictures.map((picture, at) => (
            <button key={picture} type="button" aria-label={say(pictureNumber(at + 1))} aria-current={at === place || undefined} onClick={() => setPlace(at)}>
              <Picture url={picture} alt="" widths={[200]} sizes="68px" />
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
