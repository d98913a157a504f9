import { createContext, use, useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore, type ReactNode } from 'react'
import type { User } from '#contract/shop/api/user.ts'
import { Problem } from '#contract/shared/problem.ts'
import { firstTouch } from './first-touch.ts'
import { readCookie } from './read-cookie.ts'

/** Who is in front of the browser. `unknown` until the shop has answered, and always while rendering on the server. */
export type Member = { state: 'unknown' } | { state: 'visitor' } | { state: 'signed-in'; user: User }

export type Membership = {
  member: Member
  /** Who it is, as soon as that is known: for what somebody does before the shop has answered. */
  whenKnown: () => Promise<Member>
  /** The browser has learned that nobody is signed in any more. */
  markSignedOut: () => void
  /** Asks again who this is, after something about the member has changed. */
  reload: () => Promise<Member>
}

const nobodyYet: Member = { state: 'unknown' }
const stranger: Member = { state: 'visitor' }
const Known = createContext<Membership>({
  member: nobodyYet,
  whenKnown: async () => nobodyYet,
  markSignedOut: () => undefined,
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
  children: ReactNode
}

/**
 * Asks at the start who is signed in (AUT-07 to AUT-09). A browser without the shop's cookie can only be a visitor's: it
 * is taken for one at once, and asks when somebody touches the page.
 */
export function MemberProvider({ findUser, onSignedOut, children }: MemberProviderProps) {
  const [found, setFound] = useState<Member>()
  const isNew = useSyncExternalStore(watchNothing, hasNoCookie, () => false)
  const member = found ?? (isNew ? stranger : nobodyYet)
  const asked = useRef<Promise<Member>>(undefined)

  const reload = useCallback(() => {
    asked.current = findMember(findUser).then((answer) => {
      setFound(answer)
      return answer
    })
    return asked.current
  }, [findUser])

  useEffect(() => {
    const ready = hasNoCookie() ? firstTouch() : Promise.resolve()
    ready.then(() => asked.current ?? reload()).catch(console.warn)
  }, [reload])

  const membership = useMemo<Membership>(
    () => ({
      member,
      whenKnown: async () => asked.current ?? member,
      markSignedOut: () => {
        setFound(stranger)
        asked.current = undefined
        if (member.state === 'signed-in') onSignedOut()
      },
      reload,
    }),
    [member, reload, onSignedOut],
  )
  return <Known value={membership}>{children}</Known>
}

const watchNothing = () => () => undefined
const hasNoCookie = () => !readCookie('csrf_token')

async function findMember(findUser: () => Promise<User>): Promise<Member> {
  try {
    const user = await findUser()
    return { state: 'signed-in', user }
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    // On the way to the page that says so; until it has, no page may take a locked member for a visitor and lead elsewhere.
    if (error.status === 'user_lock') return nobodyYet
    return stranger
  }
}
