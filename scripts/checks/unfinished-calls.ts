import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { Check } from './check.ts'

const list = 'src/server/unfinished.ts'

/**
 * Calls of the contract that no handler answers. The server's own list is asked: src/server/unfinished.ts exports
 * `notImplemented(): readonly string[]`. Without that file every call has a handler, because the compiler asks for one.
 */
export const unfinishedCalls: Check = {
  name: 'unfinished calls',
  async run() {
    if (!existsSync(list)) return { complaints: [] }
    const server: { notImplemented?: () => readonly string[] } = await import(pathToFileURL(list).href)
    if (!server.notImplemented) return { complaints: [`${list} does not export notImplemented`] }
    return { complaints: server.notImplemented().map((call) => `${call} is in the contract, but nobody answers it`) }
  },
}
