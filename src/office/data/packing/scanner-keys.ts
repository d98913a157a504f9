import { useEffect, useRef } from 'react'
import { hearKey, nothingHeard } from '#rules/shipping/scanner-keys.ts'

type Place = 'page' | 'layer'

/** Whoever hears scanners, the newest last. */
const hearing: { place: Place }[] = []

/** What is open over a page hears them instead of the page, also of one that is drawn anew meanwhile. */
const whoHears = () => hearing.findLast(({ place }) => place === 'layer') ?? hearing.at(-1)

/**
 * Hears a scanner that types like a keyboard, anywhere on the page (PCK-08). What it typed into a field that happened to have the focus
 * is taken out of it again, and its Enter presses nothing.
 */
export function useScannerKeys(onScan: (code: string) => void, place: Place = 'page'): void {
  const told = useRef(onScan)
  useEffect(() => {
    told.current = onScan
  })
  useEffect(() => {
    const me = { place }
    let heard = nothingHeard
    let before: { field: HTMLInputElement; value: string } | null = null
    const listen = (event: KeyboardEvent) => {
      const { code, shiftKey: shift, timeStamp: at } = event
      if (whoHears() !== me || event.ctrlKey || event.metaKey || event.altKey) return
      const next = hearKey(heard, { code, shift, at })
      if (next.heard.text.length === 1) before = fieldWith(event.target)
      heard = next.heard
      if (next.scanned === null) return
      event.preventDefault()
      event.stopPropagation()
      if (before) putBack(before)
      told.current(next.scanned)
    }
    hearing.push(me)
    addEventListener('keydown', listen, { capture: true })
    return () => {
      hearing.splice(hearing.indexOf(me), 1)
      removeEventListener('keydown', listen, { capture: true })
    }
  }, [place])
}

function fieldWith(target: EventTarget | null) {
  return target instanceof HTMLInputElement ? { field: target, value: target.value } : null
}

/** As React hears of it. */
function putBack({ field, value }: { field: HTMLInputElement; value: string }): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
