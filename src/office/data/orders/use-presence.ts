import { useQuery } from '@tanstack/react-query'
import { tellPresenceEveryMs, type PresenceKind } from '#rules/staff/presence.ts'
import { useOffice } from '../office.tsx'

/** Says that this page is looked at, as long as it is, and tells who else has the same thing open (NAV-15). It locks nothing. */
export function usePresence(kind: PresenceKind, id: string): readonly { id: number; name: string }[] {
  const office = useOffice()
  const { data } = useQuery({
    queryKey: ['presence', kind, id],
    // Without a key: what is said again in a moment anyway is not worth asking about twice.
    queryFn: ({ signal }) => office.presence.tell({ kind, id }, { signal, context: { key: '' } }),
    refetchInterval: tellPresenceEveryMs,
    staleTime: 0,
  })
  return data?.others ?? []
}
