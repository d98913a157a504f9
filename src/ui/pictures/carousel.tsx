import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { controlTexts, pictureNumber } from '#texts/shared/controls.ts'
import { Blossom } from './blossom.tsx'
import { IconButton } from '../controls/button.tsx'
import { Icon } from './icon.tsx'
import { Tooltip } from '../layers/tooltip.tsx'
import { useWords } from '../words/words.ts'

type Slide = { key: string | number; content: (slide: { current: boolean; place: number }) => ReactNode }

type CarouselProps = {
  label: string
  /** Milliseconds that a slide is shown before the next one comes. */
  autoplayMs: number
  slides: readonly Slide[]
}

/**
 * Slides side by side that snap into place. Without script one can still swipe through them. They move on by themselves
 * until somebody points at them, has the focus in them, looks elsewhere, presses pause or prefers less motion.
 */
export function Carousel({ label, autoplayMs, slides }: CarouselProps) {
  const say = useWords()
  const track = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState(0)
  const [paused, setPaused] = useState(false)
  const [held, setHeld] = useState(false)
  const show = (wanted: number) => scrollTo(track.current, (wanted + slides.length) % slides.length)
  useAutoplay({ running: !paused && !held && slides.length > 1, everyMs: autoplayMs, onTick: () => show(place + 1) })
  const hold = {
    onPointerEnter: () => setHeld(true),
    onPointerLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
  }
  return (
    <section className="hero" aria-roledescription="carousel" aria-label={label} {...hold}>
      <div className="viewport bare-scroll snap-x snap-mandatory" ref={track} onScroll={(event) => setPlace(placeOf(event.currentTarget))}>
        <div className="slides">
          {slides.map(({ key, content }, at) => (
            <div key={key} className="place" role="group" aria-roledescription="slide" aria-label={`${at + 1} / ${slides.length}`}>
              {content({ current: at === place, place: at })}
              {at === 0 && <Neighbour slide={slides.at(-1)} side="before" />}
              {at === slides.length - 1 && <Neighbour slide={slides[0]} side="after" />}
            </div>
          ))}
        </div>
      </div>
      {slides.length > 1 && (
        <div className="dots">
          <Control icon="left" label={say(controlTexts.previous)} onClick={() => show(place - 1)} />
          {slides.map(({ key }, at) => (
            <button
              key={key}
              type="button"
              className="dot"
              aria-label={say(pictureNumber(at + 1))}
              aria-current={at === place || undefined}
              onClick={() => show(at)}
            >
              <Blossom />
            </button>
          ))}
          <Control icon="right" label={say(controlTexts.next)} onClick={() => show(place + 1)} />
          <Control
            icon={paused ? 'play' : 'pause'}
            label={say(paused ? controlTexts.play : controlTexts.pause)}
            onClick={() => setPaused(!paused)}
          />
        </div>
      )}
    </section>
  )
}

/** On wide screens the row goes on at both ends, to be looked at only. */
function Neighbour({ slide, side }: { slide: Slide | undefined; side: 'before' | 'after' }) {
  return (
    <div className={`peek ${side}`} aria-hidden="true" inert>
      {slide?.content({ current: false, place: Number.POSITIVE_INFINITY })}
    </div>
  )
}

function Control({ icon, label, onClick }: { icon: 'left' | 'right' | 'play' | 'pause'; label: string; onClick: () => void }) {
  return (
    <Tooltip text={label}>
      <IconButton label={label} onClick={onClick}>
        <Icon name={icon} />
      </IconButton>
    </Tooltip>
  )
}

function useAutoplay({ running, everyMs, onTick }: { running: boolean; everyMs: number; onTick: () => void }) {
  const tick = useEffectEvent(onTick)
  useEffect(() => {
    if (!running || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const timer = setInterval(() => {
      if (!document.hidden) tick()
    }, everyMs)
    return () => clearInterval(timer)
  }, [running, everyMs])
}

function placeOf(track: HTMLElement): number {
  const first = track.firstElementChild?.firstElementChild
  const second = first?.nextElementSibling
  if (!(first instanceof HTMLElement) || !(second instanceof HTMLElement)) return 0
  return Math.round(track.scrollLeft / (second.offsetLeft - first.offsetLeft))
}

function scrollTo(track: HTMLElement | null, place: number) {
  const slide = track?.firstElementChild?.children[place]
  const first = track?.firstElementChild?.firstElementChild
  if (!(slide instanceof HTMLElement) || !(first instanceof HTMLElement)) return
  track?.scrollTo({ left: slide.offsetLeft - first.offsetLeft, behavior: 'smooth' })
}
