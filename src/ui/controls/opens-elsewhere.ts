import type { MouseEvent } from 'react'

/** A new tab, a new window, a download: what the browser does with a link by itself. */
export function opensElsewhere(press: MouseEvent<HTMLAnchorElement>): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey, currentTarget } = press
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey || (currentTarget.target !== '' && currentTarget.target !== '_self')
}
