import { useEffect, useRef, type ReactNode } from 'react'
import { PetalLoader } from '#ui/waiting.tsx'
import { useMember } from './member.tsx'

/**
 * A page for members: everybody gets the same shell, and what is inside waits until it is known who is there. Visitors
 * are sent away (I18N-16).
 */
export function MembersOnly({ onVisitor, children }: { onVisitor: () => void; children: ReactNode }) {
  const { state } = useMember()
  const sent = useRef(false)
  useEffect(() => {
    if (state !== 'visitor' || sent.current) return
    sent.current = true
    onVisitor()
  }, [state, onVisitor])
  return state === 'signed-in' ? children : <PetalLoader />
}
