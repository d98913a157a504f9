import { useRef, useState } from 'react'
import { enlargePicture, pictureNumber } from '#texts/shared/controls.ts'
import { productTexts } from '#texts/shop/product.ts'
import { Icon } from '#ui/pictures/icon.tsx'
import { Picture } from '#ui/pictures/picture.tsx'
import { pressedPart } from '#ui/controls/pressed-part.tsx'
import { useWords } from '#ui/words/words.ts'

type GalleryProps = { name: string; pictures: readonly string[] }

const PictureZoom = pressedPart(async () => (await import('./picture-zoom.tsx')).PictureZoom)

/** The pictures of a product, the preview first (PRD-06): swiped through, chosen below, enlarged by a press. */
export function Gallery({ name, pictures }: GalleryProps) {
  const say = useWords()
  const track = useRef<HTMLUListElement>(null)
  const [place, setPlace] = useState(0)
  // Nobody but those who reach for the others waits for them.
  const [reachedFor, setReachedFor] = useState(false)
  const [enlarged, setEnlarged] = useState<number | null>(null)
  const reach = () => setReachedFor(true)
  const show = (wanted: number) => track.current?.scrollTo({ left: wanted * track.current.clientWidth, behavior: 'smooth' })
  return (
    <div className="gallery" onPointerEnter={reach} onFocus={reach}>
      <ul
        className="main bare-scroll"
        ref={track}
        onScroll={({ currentTarget }) => setPlace(Math.round(currentTarget.scrollLeft / currentTarget.clientWidth))}
      >
        {pictures.map((picture, at) => (
          <li key={picture}>
            <button type="button" aria-label={say(enlargePicture(at + 1))} onClick={() => setEnlarged(at)}>
              {(at === 0 || reachedFor) && (
                <Picture
                  url={picture}
                  alt={at === 0 ? name : ''}
                  widths={[400, 800, 1200, 1600]}
                  sizes="(min-width: 1024px) 660px, 100vw"
                  eager={at === 0}
                />
              )}
              <span className="enlarge" aria-hidden="true">
                <Icon name="zoom" />
              </span>
            </button>
          </li>
        ))}
      </ul>
      {pictures.length > 1 && (
        <div className="thumbs bare-scroll" role="group" aria-label={say(productTexts.pictures)}>
          {pictures.map((picture, at) => (
            <button
              key={picture}
              type="button"
              aria-label={say(pictureNumber(at + 1))}
              aria-current={at === place || undefined}
              onClick={() => show(at)}
            >
              <Picture url={picture} alt="" widths={[200]} sizes="68px" />
            </button>
          ))}
        </div>
      )}
      {enlarged !== null && <PictureZoom name={name} pictures={pictures} first={enlarged} onClose={() => setEnlarged(null)} />}
    </div>
  )
}
