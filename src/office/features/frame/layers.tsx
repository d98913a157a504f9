import { useLocation } from '@tanstack/react-router'
import { createContext, use, useState, type ReactNode } from 'react'
import type { Me } from '#contract/office/api/me.ts'
import { lazyLayer } from '../../data/layers/lazy-layer.tsx'

/** What opens over any page. Never one upon another. */
export type Layer = 'palette' | 'scan' | 'help' | 'shortcuts' | 'more'

const Open = createContext<(layer: Layer) => void>(() => undefined)

export function useOpenLayer(): (layer: Layer) => void {
  return use(Open)
}

const Palette = lazyLayer(() => import('./palette/palette.tsx').then((file) => file.Palette))
const HelpPanel = lazyLayer(() => import('./help-panel.tsx').then((file) => file.HelpPanel))
const ShortcutsDialog = lazyLayer(() => import('./shortcuts-dialog.tsx').then((file) => file.ShortcutsDialog))
const MoreSheet = lazyLayer(() => import('./more-sheet.tsx').then((file) => file.MoreSheet))

/** The layers over the pages of somebody, each loaded when it opens for the first time. */
export function Layers({ me, children }: { me: Me; children: ReactNode }) {
  const pathname = useLocation({ select: (location) => location.pathname })
  const [opened, setOpened] = useState<{ layer: Layer; on: string } | null>(null)
  // Whoever goes to another page, as by the button of a phone that leads back, leaves it behind, and does not find it there again.
  if (opened !== null && opened.on !== pathname) setOpened(null)
  const layer = opened?.on === pathname ? opened.layer : null
  const setLayer = (next: Layer) => setOpened({ layer: next, on: pathname })
  const close = () => setOpened(null)
  return (
    <Open value={setLayer}>
      {children}
      {layer === 'palette' && <Palette me={me} onClose={close} />}
      {layer === 'scan' && <Palette me={me} scans onClose={close} />}
      {layer === 'help' && <HelpPanel onClose={close} />}
      {layer === 'shortcuts' && <ShortcutsDialog onClose={close} />}
      {layer === 'more' && <MoreSheet me={me} onClose={close} onSearch={() => setLayer('palette')} onHelp={() => setLayer('help')} />}
    </Open>
  )
}
