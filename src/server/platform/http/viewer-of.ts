import type { ApiContext } from './api-context.ts'

/** Who looks: a member by the id, or null for a guest. */
export type Viewer = number | null

/** A page that is drawn for everybody is looked at by a guest. */
export async function viewerOf({ session }: Pick<ApiContext, 'session'>): Promise<Viewer> {
  return (await session())?.memberId ?? null
}
