import { createContext, lazy, Suspense, use, useState, type ReactNode } from 'react'
import type { Me } from '#contract/office/api/me.ts'

/** What opens over any page. Never one upon another. */
export type Layer = 'palette' | 'help' | 'shortcuts' | 'more'

const Open = createContext<(layer: Layer) => void>(() => undefined)

export function useOpenLayer(): (layer: Layer) => void {
  return use(Open)
}

const Palette = lazy(() => import('./palette/palette.tsx').then(({ Palette: layer }) => ({ default: layer })))
const HelpPanel = lazy(() => import('./help-panel.tsx').then(({ HelpPanel: layer }) => ({ default: layer })))
const ShortcutsDialog = lazy(() => import('./shortcuts-dialog.tsx').then(({ ShortcutsDialog: layer }) => ({ default: layer })))
const MoreSheet = lazy(() => import('./more-sheet.tsx').then(({ MoreSheet: layer }) => ({ default: layer })))

/** The layers over the pages of somebody, each loaded when it opens for the first time. */
export function Layers({ me, children }: { me: Me; children: ReactNode }) {
  const [layer, setLayer] = useState<Layer | null>(null)
  const close = () => setLayer(null)
  return (
    <Open value={setLayer}>
      {children}
      <Suspense>
        {layer === 'palette' && <Palette me={me} onClose={close} />}
        {layer === 'help' && <HelpPanel onClose={close} />}
        {layer === 'shortcuts' && <ShortcutsDialog onClose={close} />}
        {layer === 'more' && <MoreSheet me={me} onClose={close} onHelp={() => setLayer('help')} />}
      </Suspense>
    </Open>
  )
}
