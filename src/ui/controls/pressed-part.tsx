import { useEffect, useEffectEvent, useState, type ComponentType } from 'react'
import { controlTexts } from '#texts/shared/controls.ts'
import { useToasts } from '../layers/toasts.tsx'
import { useWords } from '../words/words.ts'

type Openable = { open?: boolean; onClose: () => void }

/**
 * A part that a press brings in, such as a dialog, fetched when it is first wanted:
 * `const PictureZoom = pressedPart(async () => (await import('./picture-zoom.tsx')).PictureZoom)`. Where it cannot be
 * fetched, without a connection or after a release, the page stays as it is and says so, and the next press tries again.
 */
export function pressedPart<Props extends Openable>(fetchPart: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let fetched: ComponentType<Props> | undefined
  return function PressedPart(props) {
    const say = useWords()
    const showToast = useToasts()
    const [Part, setPart] = useState(() => fetched)
    const giveUp = useEffectEvent(() => {
      showToast({ kind: 'error', message: say(controlTexts.notOpened) })
      props.onClose()
    })
    const wanted = props.open !== false
    useEffect(() => {
      if (!wanted || fetched) return
      fetchPart().then(
        (part) => {
          fetched = part
          setPart(() => part)
        },
        () => giveUp(),
      )
    }, [wanted])
    return Part ? <Part {...props} /> : null
  }
}
