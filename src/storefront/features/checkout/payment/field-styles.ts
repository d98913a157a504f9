import type { FieldStyles } from './tpdirect.ts'

/** The company's frames know nothing of our stylesheet: they are told the present theme's colours. */
export function fieldStyles(): FieldStyles {
  const theme = getComputedStyle(document.documentElement)
  const colour = (name: string) => theme.getPropertyValue(`--mh-${name}`).trim()
  const text = {
    color: colour('ink'),
    'font-size': '16px',
    'line-height': '24px',
    'font-family': 'Figtree, "PingFang TC", "Noto Sans TC", sans-serif',
  }
  return { input: text, '.valid': { color: colour('ink') }, '.invalid': { color: colour('danger') } }
}
