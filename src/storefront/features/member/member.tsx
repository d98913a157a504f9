import { createContext, use, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import type { ShopConstants } from '#contract/api/shop-constants.ts'
import type { User } from '#contract/api/user.ts'
import { Problem } from '#contract/problem.ts'
import { firstTouch } from './first-touch.ts'
import { readCookie } from './read-cookie.ts'

/** Who is in front of the browser. `unknown` until the shop has answered, and always while rendering on the server. */
export type Member =
  | { state: 'unknown' }
  | { state: 'visitor'; constants: ShopConstants | undefined }
  | { state: 'signed-in'; user: User; constants: ShopConstants }

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
const stranger: Member = { state: 'visitor', constants: undefined }
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

/**
 * Asks once at the start who is signed in (AUT-07 to AUT-09). A browser without the shop's cookie can only be a visitor's:
 * it is taken for one at once, and asks when somebody touches the page.
 */
export function MemberProvider({ findUser, children }: { findUser: () => Promise<User>; children: ReactNode }) {
  const [member, setMember] = useState<Member>(nobodyYet)
  const asked = useRef<Promise<Member>>(undefined)
  const ask = useRef(findUser)
  ask.current = findUser

  const reload = useCallback(() => {
    asked.current = findMember(() => ask.current()).then((found) => {
      setMember(found)
      return found
    })
    return asked.current
  }, [])

  useEffect(() => {
    if (readCookie('csrf_token')) return void reload().catch(console.warn)
    setMember(stranger)
    void firstTouch().then(() => (asked.current ??= reload())).catch(console.warn)
  }, [reload])

  const membership = useMemo<Membership>(() => {
    const constants = member.state === 'unknown' ? undefined : member.constants
    return {
      member,
      whenKnown: async () => asked.current ?? member,
      markSignedOut: () => {
        setMember({ state: 'visitor', constants })
        asked.current = undefined
        if (member.state === 'signed-in') void import('../../queries.ts').then(({ queries }) => queries.clear())
      },
      reload,
    }
  }, [member, reload])
  return <Known value={membership}>{children}</Known>
}

async function findMember(findUser: () => Promise<User>): Promise<Member> {
  try {
    const user = await findUser()
    return { state: 'signed-in', user, constants: user.constants }
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return { state: 'visitor', constants: 'constants' in error.details ? error.details.constants : undefined }
  }
}
