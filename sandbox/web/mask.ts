/** Fields whose values nobody should read over a shoulder: keys, codes, tokens, primes, card numbers. */
const secretName = /(key|secret|token|prime|^code|ccv|proof|verifier|challenge|^number|expiry|national_id)$/i

/** A JSON or form text with the secret values hidden; the first four characters stay, to tell two apart. */
export function mask(text: string): string {
  if (text === '') return ''
  try {
    return JSON.stringify(JSON.parse(text, (name, value: unknown) => hide(name, value)))
  } catch {
    const form = new URLSearchParams(text)
    return [...form].map(([name, value]) => `${name}=${hide(name, value)}`).join('&')
  }
}

function hide(name: string, value: unknown): unknown {
  if (typeof value !== 'string' || !secretName.test(name)) return value
  return value.length >= 12 ? `${value.slice(0, 4)}…` : '…'
}
