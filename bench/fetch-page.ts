import { Agent, get } from 'node:http'

export type Answer = { status: number; rawHeaders: string[]; body: Buffer }

const agent = new Agent({ keepAlive: true })

/** A page as the wire carries it to a browser: compressed, with its headers as they were written. */
export function fetchPage(address: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = get(address, { agent, headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.once('end', () => resolve({ status: response.statusCode ?? 0, rawHeaders: response.rawHeaders, body: Buffer.concat(parts) }))
      response.once('error', reject)
    })
    request.once('error', reject)
  })
}

/** Asks again and again until the page is there; refused connections are part of waiting. */
export async function waitForPage(address: string, patienceMs = 300_000): Promise<Answer> {
  const end = performance.now() + patienceMs
  for (;;) {
    const answer = await fetchPage(address).catch(() => undefined)
    if (answer?.status === 200) return answer
    if (performance.now() > end) throw new Error(`${address} does not answer.`)
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}
