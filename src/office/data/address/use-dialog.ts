import { useState } from 'react'
import { useInAddress } from './use-in-address.ts'

/** Whether the dialog of this name is open, and what opens and closes it. Which dialog of a page is open stands in its address (NAV-02). */
export function useDialog(name: string) {
  const [shown, show] = useInAddress('dialog', { replace: false })
  const isOpen = shown === name
  const set = (open: boolean) => {
    if (open !== isOpen) show(open ? name : undefined)
  }
  return [isOpen, set] as const
}

/** A dialog about one of several things: about which it is open, null for none. */
export function useDialogAbout(name: string) {
  const [shown, show] = useInAddress('dialog', { replace: false })
  const about = shown?.startsWith(`${name}.`) ? shown.slice(name.length + 1) : null
  const set = (next: string | number | null) => {
    if (next !== null) show(`${name}.${next}`)
    else if (about !== null) show(undefined)
  }
  return [about, set] as const
}

/**
 * Whether a dialog is shown that a link may have opened: only where what it does is possible, but once it was shown it stays when that
 * has changed meanwhile. Who presses then is told, and what they have typed is still there (DSK-08).
 */
export function useStaysOpen(isOpen: boolean, isPossible: boolean): boolean {
  const [wasShown, setShown] = useState(false)
  const isShown = isOpen && (isPossible || wasShown)
  if (isShown !== wasShown) setShown(isShown)
  return isShown
}
