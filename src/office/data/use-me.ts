import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import type { Me } from '#contract/office/api/me.ts'
import { isProblem } from '#contract/shared/problem.ts'
import type { PermissionName } from '#rules/staff/permissions.ts'
import { meKey, useOffice } from './office.tsx'

/** Who is signed in; null for nobody. */
export function useWhoIsThere(): UseQueryResult<Me | null> {
  const office = useOffice()
  return useQuery({
    queryKey: meKey,
    queryFn: ({ signal }) =>
      office.me.find({}, { signal }).catch((error: unknown) => {
        if (isProblem(error, 'authentication_error')) return null
        throw error
      }),
    staleTime: Infinity,
  })
}

/** Whoever is signed in, on a page that is drawn for nobody else. */
export function useMe(): Me {
  const { data: me } = useWhoIsThere()
  if (!me) throw new Error('This is drawn for people of the office alone.')
  return me
}

/** Tells whether the person holds anything of a permission. */
export function useMay(): (permission: PermissionName) => boolean {
  const { permissions } = useMe()
  return (permission) => permission in permissions
}

/** Takes over what a call has answered about the person. */
export function useKeepMe(): (me: Me | null) => void {
  const queries = useQueryClient()
  return (me) => queries.setQueryData(meKey, me)
}
