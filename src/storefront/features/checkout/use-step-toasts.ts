import { useCallback, useEffect, useRef } from 'react'
import { useToasts, type Toast } from '#ui/layers/toasts.tsx'

/** Shows what a step has to say, one sentence at a time: it goes with the step that it is about. */
export function useStepToasts(): (toast: Toast) => void {
  const showToast = useToasts()
  const takeAway = useRef<() => void>(undefined)
  useEffect(() => () => takeAway.current?.(), [])
  return useCallback(
    (toast) => {
      takeAway.current?.()
      takeAway.current = showToast(toast)
    },
    [showToast],
  )
}
