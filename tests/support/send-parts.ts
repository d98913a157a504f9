import type { Call } from '#contract/shop/calls.ts'
import type { Parts } from './call-fields.ts'

/** What makes a request line or a header longer than 16 KB is refused by Node itself, before the shop: here it is cut. */
const lineLimit = 1_500

export type Written = { method: 'GET'; url: string; headers: Record<string, string>; payload?: Buffer }

/** A request as it travels, bytes and all: JSON, the bytes of a file, or a form for what browsers and companies send as one. */
export function writeRequest({ method, path }: Pick<Call, 'method' | 'path'>, { parts, form }: { parts: Parts; form: boolean }): Written {
  const { params, query, headers, body } = parts
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => percent(textOf(params[name])))
  const search = pairsOf(query, '').join('&')
  const sent = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, headerText(textOf(value))]))
  const line = { method: method as 'GET', url: search ? `${address}?${search}` : address }
  if (body === undefined || method === 'GET') return { ...line, headers: sent }
  if (body instanceof Uint8Array)
    return { ...line, headers: { ...sent, 'content-type': 'application/octet-stream' }, payload: Buffer.from(body) }
  const type = form ? 'application/x-www-form-urlencoded' : 'application/json'
  const payload = form ? Buffer.from(pairsOf(body, '').join('&')) : Buffer.from(JSON.stringify(body) ?? 'null')
  return { ...line, headers: { ...sent, 'content-type': type }, payload }
}

/** The same JSON with the halves of signs as the three bytes that a careless program writes for them. */
export function withRawHalves(payload: Buffer): Buffer {
  const parts = payload.toString().split(/(\\ud[89a-f][0-9a-f]{2})/i)
  return Buffer.concat(
    parts.map((part, place) => (place % 2 === 1 ? bytesOf(String.fromCharCode(parseInt(part.slice(2), 16))) : Buffer.from(part))),
  )
}

/** `a[b][0]=1`, as the server reads objects and arrays of a query. */
function pairsOf(value: unknown, name: string): string[] {
  if (typeof value !== 'object' || value === null) return [`${name || 'value'}=${percent(textOf(value))}`]
  return Object.entries(value).flatMap(([key, below]) => pairsOf(below, name === '' ? percent(key) : `${name}[${percent(key)}]`))
}

function textOf(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** Every byte that is no letter or digit as %XX; also halves of signs, for which encodeURIComponent has no bytes. */
export function percent(text: string): string {
  return Array.from(text.slice(0, lineLimit), (sign) =>
    /\w/.test(sign) ? sign : bytesOf(sign).toString('hex').replaceAll(/../g, '%$&'),
  ).join('')
}

function bytesOf(sign: string): Buffer {
  const code = sign.codePointAt(0) ?? 0
  const isHalf = code >= 0xd800 && code <= 0xdfff
  return isHalf ? Buffer.from([0xe0 | (code >> 12), 0x80 | ((code >> 6) & 0x3f), 0x80 | (code & 0x3f)]) : Buffer.from(sign)
}

/** What of a text Node lets through in a header: bytes, without control signs. */
export function headerText(text: string): string {
  return Buffer.from(text.slice(0, lineLimit))
    .toString('latin1')
    .replaceAll(/(?!\t)\p{Cc}/gu, (sign) => (sign < '\x80' && sign !== '\x7f' ? '' : sign))
    .replaceAll('\x7f', '')
}
