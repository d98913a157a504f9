import { isComposing } from './shortcuts.tsx'

/**
 * What is pressed while an input method is composing (Zhuyin, Cangjie, Pinyin) belongs to it alone: Enter takes a word and sends
 * nothing, Escape drops one and closes nothing (NAV-12). Every listener of the page stands behind this one.
 */
export function guardComposition(): void {
  addEventListener('keydown', (event) => void (isComposing(event) && event.stopImmediatePropagation()), { capture: true })
}
