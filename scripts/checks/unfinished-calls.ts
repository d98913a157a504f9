import type { Check } from './check.ts'

/**
 * Calls of the contract that no handler answers yet: the server answers 501 to them. Told at every check, so that the
 * list is in sight until it is empty.
 */
export const unfinishedCalls: Check = {
  name: 'unfinished calls',
  async run() {
    const { listNotImplemented } = await import('../../src/server/router.ts')
    const calls = listNotImplemented()
    if (calls.length === 0) return { complaints: [], summary: 'every call has a handler' }
    return { complaints: [], summary: `${calls.length} calls wait for a handler`, details: [calls.join(', ')] }
  },
}
