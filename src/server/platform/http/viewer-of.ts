import type { Viewer } from '#server/platform/viewer.ts'
import type { ApiContext } from './api-context.ts'

/** A page that is drawn for everybody is looked at by a guest. */
export async function viewerOf({ session }: Pick<ApiContext, 'session'>): Promise<Viewer> {
  return (await session())?.memberId ?? null
}
