import type { ApiContext } from './api-context.ts'

/** Who makes this call, as far as limits want to know. */
export async function askerOf({ caller, session }: ApiContext): Promise<{ caller: string | null; memberId: number | null }> {
  return { caller, memberId: (await session())?.memberId ?? null }
}
