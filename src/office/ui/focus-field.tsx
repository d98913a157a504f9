import type { KeyboardEvent, PointerEvent } from 'react'
import type { Focus } from '#rules/catalog/pictures/picture-focus.ts'
import { pictureAt } from '#rules/catalog/pictures/picture.ts'
import { focusAt, productPicturesTexts } from '#texts/office/goods/pictures.ts'
import { useWords } from '#ui/words/words.ts'

type FocusFieldProps = { url: string; focus: Focus; onFocus: (focus: Focus) => void }

const steps: Readonly<Record<string, Focus>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}
/** With Shift. */
const largeStep = 10

const within = (percent: number) => Math.min(100, Math.max(0, Math.round(percent)))

/** What of a picture stays in view where it is cut, set by pointer or arrow keys, and how it looks then (GDS-34). */
export function FocusField({ url, focus: { x, y }, onFocus }: FocusFieldProps) {
  const say = useWords()
  const source = pictureAt(url, { width: 800, format: 'webp' })
  const set = (next: Focus) => onFocus({ x: within(next.x), y: within(next.y) })
  const press = (event: PointerEvent<HTMLButtonElement>) => {
    if (event.buttons === 0) return
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    set({ x: (100 * (event.clientX - left)) / width, y: (100 * (event.clientY - top)) / height })
  }
  const key = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    const times = event.shiftKey ? largeStep : 1
    set({ x: x + times * step.x, y: y + times * step.y })
  }
  return (
    <div className="focus-parts">
      <div>
        <button
          type="button"
          className="focus-field"
          aria-label={`${say(productPicturesTexts.focus)}, ${say(focusAt(x, y))}`}
          onPointerDown={press}
          onPointerMove={press}
          onKeyDown={key}
        >
          <img src={source} alt="" draggable={false} />
          <span className="focus-point" style={{ left: `${x}%`, top: `${y}%` }} />
        </button>
        <p className="dim text-[13px]">
          {say(productPicturesTexts.focusHow)} <span role="status">{say(focusAt(x, y))}</span>
        </p>
      </div>
      <div aria-hidden="true">
        <p className="dim text-[13px]">{say(productPicturesTexts.cuts)}</p>
        <img className="cut-square" src={source} alt="" style={{ objectPosition: `${x}% ${y}%` }} />
        <img className="cut-wide" src={source} alt="" style={{ objectPosition: `${x}% ${y}%` }} />
      </div>
    </div>
  )
}
