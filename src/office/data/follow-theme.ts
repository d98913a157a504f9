import type { Me } from '#contract/office/api/me.ts'

/** Puts the page into this theme; that of the device is followed as it changes. Answers what ends it. */
export function followTheme(theme: Me['theme']): () => void {
  const dark = matchMedia('(prefers-color-scheme: dark)')
  const turn = () => {
    const ofDevice = dark.matches ? 'dark' : 'light'
    document.documentElement.dataset.theme = theme === 'device' ? ofDevice : theme
  }
  turn()
  dark.addEventListener('change', turn)
  return () => dark.removeEventListener('change', turn)
}
