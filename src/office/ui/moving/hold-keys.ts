/**
 * Keys that follow the one that lifts something at once wait until they are heard: dnd-kit listens only after a timer, so that the key that
 * lifts does not put down too, and what came before was lost. Called while something is being lifted by a key.
 */
export function holdKeys(lifting: Event): void {
  const held: KeyboardEvent[] = []
  const hold = (event: KeyboardEvent) => {
    if (event === lifting) return
    event.preventDefault()
    event.stopImmediatePropagation()
    held.push(event)
  }
  document.addEventListener('keydown', hold, { capture: true })
  const letGo = () => {
    document.removeEventListener('keydown', hold, { capture: true })
    for (const event of held) event.target?.dispatchEvent(new KeyboardEvent('keydown', event))
  }
  // The timer of dnd-kit begins once this has returned: one that begins later ends later.
  queueMicrotask(() => setTimeout(letGo))
}
