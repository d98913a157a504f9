import { useSyncExternalStore } from 'react'

const narrow = () => matchMedia('(width < 48rem)')

/** Whether the window is as narrow as a phone: what is a table on a desk is a list of cards then. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(
    (tell) => {
      const query = narrow()
      query.addEventListener('change', tell)
      return () => query.removeEventListener('change', tell)
    },
    () => narrow().matches,
  )
}
