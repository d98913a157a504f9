import { askOutside } from './ask-outside.ts'
import { openProvider } from './open-provider.ts'

/** What time a company's server has, to the second; null when it does not say. Any answer will do. Rejects when there is none. */
export async function askTime(address: string, { patienceMs }: { patienceMs: number }): Promise<Date | null> {
  const provider = openProvider({ timeoutMs: patienceMs, atOnce: 1 })
  const at = Date.parse((await askOutside(provider, address)).date)
  return Number.isNaN(at) ? null : new Date(at)
}
