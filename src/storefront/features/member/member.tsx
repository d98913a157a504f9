import { createContext, startTransition, use, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import type { User } from '#contract/shop/api/user.ts'
import { Problem } from '#contract/shared/problem.ts'

/** Who is in front of the browser. `unknown` until the shop has answered, and always while rendering on the server. */
export type Member = { state: 'unknown' } | { state: 'visitor' } | { state: 'signed-in'; user: User }

export type Membership = {
  member: Member
  /** Who it is, as soon as that is known: for what somebody does before the shop has answered. */
  whenKnown: () => Promise<Member>
  /** The browser has learned that nobody is signed in any more. False when they know why already: their account is locked. */
  markSignedOut: () => boolean
  /** The browser has learned that the account is locked, and leads to the page that says so. False for who is on the way. */
  markLocked: () => boolean
  /** Asks again who this is, after something about the member has changed. */
  reload: () => Promise<Member>
}

const nobodyYet: Member = { state: 'unknown' }
const stranger: Member = { state: 'visitor' }
const Known = createContext<Membership>({
  member: nobodyYet,
  whenKnown: async () => nobodyYet,
  markSignedOut: () => true,
  markLocked: () => true,
  reload: async () => nobodyYet,
})

export function useMembership(): Membership {
  return use(Known)
}

export function useMember(): Member {
  return use(Known).member
}

type MemberProviderProps = {
  findUser: () => Promise<User>
  /** A member has left: what the browser knows of them has to go. */
  onSignedOut: () => void
  /** Leads to the page for locked accounts. */
  onLocked: () => void
  children: ReactNode
}

/** Asks at the start who is signed in (AUT-07 to AUT-09); scripts run after the first paint, so nothing waits for it. */
export function MemberProvider({ findUser, onSignedOut, onLocked, children }: MemberProviderProps) {
  const [member, setMember] = useState(nobodyYet)
  const asked = useRef<Promise<Member>>(undefined)
  const isLocked = useRef(false)

  const markLocked = useCallback(() => {
    if (isLocked.current) return false
    isLocked.current = true
    onLocked()
    return true
  }, [onLocked])

  const reload = useCallback(() => {
    asked.current = findMember(findUser, markLocked).then((answer) => {
      // For a visitor hardly anything changes, though every card asks: the browser may do that piece by piece.
      if (answer === stranger) startTransition(() => setMember(answer))
      else setMember(answer)
      return answer
    })
    return asked.current
  }, [findUser, markLocked])

  useEffect(() => {
    if (!asked.current) reload().catch(console.warn)
  }, [reload])

  const membership = useMemo<Membership>(
    () => ({
      member,
      whenKnown: () => asked.current ?? reload(),
      markSignedOut: () => {
        setMember(stranger)
        asked.current = Promise.resolve(stranger)
        if (member.state === 'signed-in') onSignedOut()
        return !isLocked.current
      },
      markLocked,
      reload,
    }),
    [member, reload, markLocked, onSignedOut],
  )
  return <Known value={membership}>{children}</Known>
}

/** Somebody who is known from the start: for pages that are drawn for one and never wake up. */
export function KnownMember({ member, children }: { member: Member; children: ReactNode }) {
  const membership: Membership = {
    member,
    whenKnown: async () => member,
    markSignedOut: () => false,
    markLocked: () => false,
    reload: async () => member,
  }
  return <Known value={membership}>{children}</Known>
}

async function findMember(findUser: () => Promise<User>, onLocked: () => void): Promise<Member> {
  try {
    const user = await findUser()
    return { state: 'signed-in', user }
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    // On the way to the page that says so; until it has, no page may take a locked member for a visitor and lead elsewhere.
    if (error.status === 'user_lock') {
      onLocked()
      return nobodyYet
    }
    return stranger
  }
}
