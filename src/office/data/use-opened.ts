import { useEffect, useEffectEvent } from 'react'
import type { OpenedKind } from '#rules/staff/opened.ts'
import { useOffice } from './office.tsx'

/** Notes that somebody has opened this, so that the search begins with it the next time (NAV-07). */
export function useOpened(kind: OpenedKind, id: string): void {
  const office = useOffice()
  // Without a key: nothing is lost when it is lost.
  const note = useEffectEvent(() => void office.search.open({ kind, id }, { context: { key: '' } }).catch(() => undefined))
  useEffect(() => note(), [kind, id])
}
