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
  const [layer, setLayer] = useState<Layer | null>(null)
  const close = () => setLayer(null)
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
