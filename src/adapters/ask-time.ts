import { request } from 'undici'

/** What time an HTTP server has, to the second; null when it does not say. Any answer will do. Rejects when there is none. */
export async function askTime(address: string, { patienceMs }: { patienceMs: number }): Promise<Date | null> {
  const { headers, body } = await request(address, { method: 'HEAD', signal: AbortSignal.timeout(patienceMs) })
  await body.dump()
  const at = Date.parse(String(headers.date ?? ''))
  return Number.isNaN(at) ? null : new Date(at)
}
