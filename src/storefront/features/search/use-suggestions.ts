import { useEffect, useEffectEvent, useState, type KeyboardEvent } from 'react'

/** Something that somebody may mean who has typed so far: a product or a shelf. */
export type Suggestion = { key: string; name: string; href: string; preview?: string }

export type Suggest = (words: string, signal: AbortSignal) => Promise<readonly Suggestion[]>

/** Typing has to rest for so long before anything is asked. */
const restMs = 150

/** What is suggested for the words that are being typed, and which of it the arrow keys have reached. */
export function useSuggestions(suggest: Suggest) {
  const [words, setWords] = useState('')
  const [found, setFound] = useState<readonly Suggestion[]>([])
  const [active, setActive] = useState(-1)
  const ask = useEffectEvent(suggest)
  const show = (suggestions: readonly Suggestion[]) => {
    setFound(suggestions)
    setActive(-1)
  }
  const shown = useEffectEvent(show)
  useEffect(() => {
    if (words === '') return
    const gone = new AbortController()
    const timer = setTimeout(() => {
      ask(words, gone.signal).then(
        (suggestions) => gone.signal.aborted || shown(suggestions),
        () => undefined,
      )
    }, restMs)
    return () => {
      gone.abort()
      clearTimeout(timer)
    }
  }, [words])
  const close = () => {
    setWords('')
    show([])
  }
  const type = (typed: string) => (typed.trim() === '' ? close() : setWords(typed.trim()))
  return { found, active, type, close, press: (event: KeyboardEvent) => setActive(reach(event, { active, count: found.length, close })) }
}

type Standing = { active: number; count: number; close: () => void }

/** Down and up lead through the list and back into the box, where −1 is; Escape closes the list before it empties the box. */
function reach(event: KeyboardEvent, { active, count, close }: Standing): number {
  if (count === 0) return -1
  if (event.key === 'Escape') close()
  if (!['Escape', 'ArrowDown', 'ArrowUp'].includes(event.key)) return active
  event.preventDefault()
  if (event.key === 'Escape') return -1
  const step = event.key === 'ArrowDown' ? 1 : -1
  return ((active + 1 + step + count + 1) % (count + 1)) - 1
}
