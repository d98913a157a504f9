import { useRef, useState, type MouseEvent } from 'react'
import { controlTexts, pictureNumber } from '#texts/shared/controls.ts'
import { IconButton } from '#ui/controls/button.tsx'
import { Dialog } from '#ui/layers/dialog.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import { Picture } from '#ui/pictures/picture.tsx'
import { useWords } from '#ui/words/words.ts'

type PictureZoomProps = { name: string; pictures: readonly string[]; first: number; onClose: () => void }

/** One picture over the whole window. A press shows it larger, at the place that was pressed; there it is moved by scrolling. */
export function PictureZoom({ name, pictures, first, onClose }: PictureZoomProps) {
  const say = useWords()
  const [place, setPlace] = useState(first)
  const show = (wanted: number) => setPlace((wanted + pictures.length) % pictures.length)
  return (
    <Dialog open onClose={onClose} title={<span className="hidden-text">{name}</span>} size="full">
      <Zoomable key={place} url={pictures[place] ?? ''} alt={`${name} (${say(pictureNumber(place + 1))})`} />
      {pictures.length > 1 && (
        <div className="zoom-buttons">
          <IconButton label={say(controlTexts.previous)} onClick={() => show(place - 1)}>
            <Icon name="left" />
          </IconButton>
          <span className="num" aria-live="polite">
            {place + 1} / {pictures.length}
          </span>
          <IconButton label={say(controlTexts.next)} onClick={() => show(place + 1)}>
            <Icon name="right" />
          </IconButton>
        </div>
      )}
    </Dialog>
  )
}

function Zoomable({ url, alt }: { url: string; alt: string }) {
  const say = useWords()
  const view = useRef<HTMLDivElement>(null)
  const [large, setLarge] = useState(false)
  const press = ({ clientX, clientY, currentTarget }: MouseEvent<HTMLElement>) => {
    const pressed = currentTarget.getBoundingClientRect()
    const at = { x: (clientX - pressed.left) / pressed.width, y: (clientY - pressed.top) / pressed.height }
    setLarge(!large)
    requestAnimationFrame(() => scrollToPlace(view.current, at))
  }
  return (
    <div className="zoom" ref={view} data-large={large || undefined}>
      <button type="button" aria-label={say(large ? controlTexts.zoomOut : controlTexts.zoomIn)} aria-pressed={large} onClick={press}>
        <Picture url={url} alt={alt} widths={[800, 1200, 1600]} sizes={large ? '200vw' : '100vw'} eager />
      </button>
    </div>
  )
}

/** Brings a place of what is shown, as shares of its width and height, into the middle. */
function scrollToPlace(view: HTMLElement | null, { x, y }: { x: number; y: number }) {
  view?.scrollTo({ left: x * view.scrollWidth - view.clientWidth / 2, top: y * view.scrollHeight - view.clientHeight / 2 })
}
