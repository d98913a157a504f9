import type { Ask, Reply } from './exchange.ts'

export function page(html: string, status = 200): Reply {
  return { status, headers: { 'content-type': 'text/html; charset=utf-8' }, body: html }
}

export function json(value: unknown, status = 200): Reply {
  return { status, headers: { 'content-type': 'application/json; charset=utf-8' }, body: JSON.stringify(value) }
}

export function script(code: string): Reply {
  return { headers: { 'content-type': 'text/javascript; charset=utf-8', 'cross-origin-resource-policy': 'cross-origin' }, body: code }
}

export function picture(svg: string): Reply {
  return { headers: { 'content-type': 'image/svg+xml; charset=utf-8', 'cross-origin-resource-policy': 'cross-origin' }, body: svg }
}

/** Sends the browser on with GET, whatever it came with. */
export function goTo(address: string): Reply {
  return { status: 303, headers: { location: address } }
}

/** The address with more query values; values that are undefined are left out. */
export function withQuery(address: string, values: Record<string, string | undefined>): string {
  const url = new URL(address)
  for (const [name, value] of Object.entries(values)) if (value !== undefined) url.searchParams.set(name, value)
  return url.toString()
}

export function readForm(ask: Ask): URLSearchParams {
  return new URLSearchParams(ask.body)
}

/** The body as an object, or null when it is no JSON object. */
export function readObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value) ? value : null
  } catch {
    return null
  }
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
