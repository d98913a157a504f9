import { lookup } from 'node:dns'
import { createWriteStream } from 'node:fs'
import { isIP, type LookupFunction } from 'node:net'
import { pipeline } from 'node:stream/promises'
import { Agent, request } from 'undici'
import type { Provider } from './open-provider.ts'

export type OutsideCall = {
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string | URLSearchParams
  /** How long an answer may be; `long` for lists. */
  length?: keyof typeof mostBytes
}

export type OutsideAnswer = {
  status: number
  type: string
  /** What time the company has, as it writes it; empty where it does not say. */
  date: string
  text: string
  bytes: Buffer<ArrayBuffer>
}

const mostBytes = { usual: 1024 * 1024, long: 16 * 1024 * 1024 } as const

const agents = {
  usual: new Agent({ maxResponseSize: mostBytes.usual }),
  long: new Agent({ maxResponseSize: mostBytes.long }),
}

/**
 * One HTTP call to a company, from the first sign that is sent to the last that is heard within the provider's time. A
 * redirect is an answer like any other and is not followed, so that no key and no name travels on to another address;
 * nothing is unpacked, so that what is counted is all there is. Rejects when the answer is too long, not whole in time, or
 * says that the provider is overloaded or broken; every other status is an answer.
 */
export function askOutside(
  provider: Provider,
  address: string,
  { method = 'GET', headers = {}, body, length = 'usual' }: OutsideCall = {},
): Promise<OutsideAnswer> {
  const isForm = body instanceof URLSearchParams
  return provider.call(async (signal) => {
    const response = await request(address, {
      method,
      headers: isForm ? { 'content-type': 'application/x-www-form-urlencoded', ...headers } : headers,
      ...(body === undefined ? {} : { body: isForm ? body.toString() : body }),
      signal,
      dispatcher: agents[length],
    })
    const bytes = Buffer.from(await response.body.arrayBuffer())
    if (response.statusCode >= 500 || response.statusCode === 429) throw new Error(`HTTP ${response.statusCode}`)
    const { 'content-type': type = '', date = '' } = response.headers
    return { status: response.statusCode, type: String(type), date: String(date), text: textIn(bytes), bytes }
  })
}

/** Read as UTF-8, without the mark that some put before it. */
const textIn = (bytes: Buffer) => new TextDecoder().decode(bytes)

/** The text of an answer that says yes; any other is thrown. */
export async function askForText(provider: Provider, address: string, call?: OutsideCall): Promise<string> {
  const { status, text } = await askOutside(provider, address, call)
  if (status !== 200) throw new Error(`HTTP ${status}`)
  return text
}

/** Why an address was not called: it leads to where the shop calls nobody. */
export class AddressRefused extends Error {}

export type StrangerCall = {
  url: URL
  headers: Readonly<Record<string, string>>
  body: string
  /** From `openStrangers`. */
  dispatcher: Agent
  timeoutMs: number
  /** How many signs of the answer are of interest; the rest is not waited for. */
  signs: number
}

export type StrangersLimits = {
  /** How long an answer may be at most. */
  mostBytes?: number
  /** Whether this network address may be called. */
  isAllowed: (address: string) => boolean
  /** Certificates of authorities that are believed; left out, those that Node knows. */
  authorities?: readonly string[]
}

/**
 * The way to addresses that somebody else chose. The name is asked for, all that it leads to is judged, and the line is opened
 * to what was judged: whoever answers the name differently a moment later has gained nothing.
 */
export function openStrangers({ isAllowed, authorities, mostBytes: most = mostBytes.usual }: StrangersLimits): Agent {
  return new Agent({
    connect: { lookup: judgedLookup(isAllowed), ...(authorities && { ca: [...authorities] }) },
    maxResponseSize: most,
  })
}

/** One POST to an address that somebody else chose, with the beginning of what it answers; every status is an answer. A redirect is not followed, and the line serves once. */
export async function askStranger(
  { url, headers, body, dispatcher, timeoutMs, signs }: StrangerCall,
  isAllowed: StrangersLimits['isAllowed'],
): Promise<{ status: number; text: string }> {
  const host = hostOf(url)
  if (isIP(host) !== 0 && !isAllowed(host)) throw new AddressRefused(host)
  const signal = AbortSignal.timeout(timeoutMs)
  const response = await request(url, { method: 'POST', headers: { ...headers }, body, signal, dispatcher, reset: true })
  return { status: response.statusCode, text: await readBeginning(response.body, signs) }
}

/** Why an answer was not taken to its end. */
export class TooLong extends Error {}

export type Taking = Pick<StrangerCall, 'url' | 'dispatcher'> & {
  /** The file into which the answer is written. */
  target: string
  signal: AbortSignal
  mostBytes: number
}

/** What lies at an address that somebody else chose, written to a file; of any answer but 200 only where it leads on to. */
export async function takeFromStranger(
  { url, target, dispatcher, signal, mostBytes: most }: Taking,
  isAllowed: StrangersLimits['isAllowed'],
): Promise<{ status: number; bytes: number; location: string | null }> {
  const host = hostOf(url)
  if (isIP(host) !== 0 && !isAllowed(host)) throw new AddressRefused(host)
  const { statusCode: status, headers, body } = await request(url, { headers: { accept: 'image/*' }, signal, dispatcher, reset: true })
  if (status !== 200) {
    await body.dump({ limit: 0 }).catch(() => undefined)
    return { status, bytes: 0, location: status >= 300 && status < 400 && headers.location ? String(headers.location) : null }
  }
  let bytes = 0
  const counted = async function* (pieces: AsyncIterable<Buffer>) {
    for await (const piece of pieces) {
      bytes += piece.length
      if (bytes > most) throw new TooLong()
      yield piece
    }
  }
  await pipeline(body, counted, createWriteStream(target))
  return { status, bytes, location: null }
}

/** Whether all that a name leads to may be called. A name that leads nowhere may not. */
export function leadsToAllowed(url: URL, isAllowed: StrangersLimits['isAllowed']): Promise<boolean> {
  const host = hostOf(url)
  if (isIP(host) !== 0) return Promise.resolve(isAllowed(host))
  return new Promise((answer) => judgedLookup(isAllowed)(host, { all: true }, (error) => answer(error === null)))
}

const hostOf = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, '')

function judgedLookup(isAllowed: StrangersLimits['isAllowed']): LookupFunction {
  return (host, options, done) =>
    lookup(host, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? []
      if (error || !first) return done(error ?? new Error(`${host} leads nowhere`), '')
      if (!addresses.every(({ address }) => isAllowed(address))) return done(new AddressRefused(host), '')
      if (options.all) return done(null, addresses)
      return done(null, first.address, first.family)
    })
}

async function readBeginning(body: AsyncIterable<Buffer>, signs: number): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  try {
    for await (const chunk of body) {
      text += decoder.decode(chunk, { stream: true })
      if (text.length >= signs) break
    }
  } catch {
    // The status has said what there was to say: a line that breaks behind it takes nothing back.
  }
  return text.slice(0, signs)
}
