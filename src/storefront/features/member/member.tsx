import { useQuery, useQueryClient } from '@tanstack/react-query'
import { createContext, use, useMemo, type ReactNode } from 'react'
import { Problem } from '#contract/problem.ts'
import type { User } from '#contract/api/user.ts'
import type { ShopConstants } from '#contract/api/shop-constants.ts'

/** Who is in front of the browser. `unknown` until the shop has answered, and always while rendering on the server. */
export type Member =
  | { state: 'unknown' }
  | { state: 'visitor'; constants: ShopConstants | undefined }
  | { state: 'signed-in'; user: User; constants: ShopConstants }

export type Membership = {
  member: Member
  /** The browser has learned that nobody is signed in any more. */
  markSignedOut: () => void
  /** Asks again who this is, after something about the member has changed. */
  reload: () => Promise<void>
}

const unknown: Membership = { member: { state: 'unknown' }, markSignedOut: () => undefined, reload: async () => undefined }
const Known = createContext<Membership>(unknown)

export function useMembership(): Membership {
  return use(Known)
}

export function useMember(): Member {
  return use(Known).member
}

const memberKey = ['member']

/** Asks once at the start who is signed in (AUT-07 to AUT-09). */
export function MemberProvider({ findUser, children }: { findUser: () => Promise<User>; children: ReactNode }) {
  const queries = useQueryClient()
  const { data } = useQuery({ queryKey: memberKey, queryFn: () => findMember(findUser), staleTime: 5 * 60_000 })
  const membership = useMemo<Membership>(
    () => ({
      member: data ?? unknown.member,
      markSignedOut: () => {
        queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== memberKey[0] })
        queries.setQueryData<Member>(memberKey, { state: 'visitor', constants: data && data.state !== 'unknown' ? data.constants : undefined })
      },
      reload: () => queries.invalidateQueries({ queryKey: memberKey }),
    }),
    [data, queries],
  )
  return <Known value={membership}>{children}</Known>
}

async function findMember(findUser: () => Promise<User>): Promise<Member> {
  try {
    const user = await findUser()
    return { state: 'signed-in', user, constants: user.constants }
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    const constants = 'constants' in error.details ? error.details.constants : undefined
    return { state: 'visitor', constants }
  }
}
