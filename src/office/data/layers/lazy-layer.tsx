import { useEffect, useEffectEvent, useState, type ComponentType } from 'react'
import { errorTexts } from '#texts/shared/errors.ts'
import { useToasts } from '#ui/layers/toasts.tsx'
import { useWords } from '#ui/words/words.ts'

/**
 * What opens over a page and is loaded only then: a dialog, a panel, the camera. Without a line it cannot come; that is said, it counts
 * as closed, and opening it once more asks for it anew, while the page goes on. React's own `lazy` would break the page and stay broken.
 * `Meanwhile` stands in its place until it is there.
 */
export function lazyLayer<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Meanwhile?: ComponentType<Props>,
): ComponentType<Props & { onClose: () => void }> {
  let loaded: ComponentType<Props> | null = null
  return function LazyLayer(props: Props & { onClose: () => void }) {
    const say = useWords()
    const showToast = useToasts()
    const [Layer, setLayer] = useState(() => loaded)
    const arrive = useEffectEvent((layer: ComponentType<Props>) => {
      loaded = layer
      setLayer(() => layer)
    })
    const giveUp = useEffectEvent(() => {
      showToast({ kind: 'error', message: say(errorTexts.broken) })
      props.onClose()
    })
    useEffect(() => {
      let isOpen = true
      void load().then(
        (layer) => isOpen && arrive(layer),
        () => isOpen && giveUp(),
      )
      return () => void (isOpen = false)
    }, [])
    if (Layer) return <Layer {...props} />
    return Meanwhile ? <Meanwhile {...props} /> : null
  }
}
