import { useEffect, useRef, type ReactNode } from 'react'
import { PetalLoader } from '#ui/waiting.tsx'
import { useMember } from './member.tsx'

type MembersOnlyProps = {
  /** Somebody has come who is not signed in. */
  onVisitor: () => void
  /** A member who was here is not signed in any more. */
  onEnded: () => void
  children: ReactNode
}

/**
 * A page for members: everybody gets the same shell, and what is inside waits until it is known who is there. Visitors
 * are sent away (I18N-16).
 */
export function MembersOnly({ onVisitor, onEnded, children }: MembersOnlyProps) {
  const { state } = useMember()
  const sent = useRef(false)
  const wasMember = useRef(false)
  useEffect(() => {
    if (state === 'signed-in') wasMember.current = true
    if (state !== 'visitor' || sent.current) return
    sent.current = true
    if (wasMember.current) onEnded()
    else onVisitor()
  }, [state, onVisitor, onEnded])
  return state === 'signed-in' ? children : <PetalLoader />
}
