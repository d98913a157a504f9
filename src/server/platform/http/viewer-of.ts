import type { ApiContext } from './api-context.ts'

/** Who looks: the member by the id, or null for a guest. A page that is drawn for everybody is looked at by a guest. */
export async function viewerOf({ session }: Pick<ApiContext, 'session'>): Promise<number | null> {
  return (await session())?.memberId ?? null
}
