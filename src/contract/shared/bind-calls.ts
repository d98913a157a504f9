import type { ClientRest } from '@orpc/client'
import type { ContractProcedure, InferSchemaInput, InferSchemaOutput } from '@orpc/contract'
import { localeOf, type Language } from '#rules/locale.ts'
import { NoAnswer, problemFrom } from './problem.ts'

/** The calls of a contract as functions. `Context`: what may be told of one call beside its input. */
export type Calls<Node, Context extends object = Record<never, never>> =
  Node extends ContractProcedure<infer Input, infer Output, infer _Errors, infer _Meta>
    ? (...rest: ClientRest<Context, InferSchemaInput<Input>>) => Promise<InferSchemaOutput<Output>>
    : { [Key in keyof Node]: Calls<Node[Key], Context> }

/** Method and path; a method with a `+` takes an input that is spread over params, query, headers and body already. */
export type Address = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'}${'' | '+'} /${string}`

/** Where each call of a contract goes: all that a browser has to know of it. */
export type AddressBook = { readonly [key: string]: Address | AddressBook }

/** What a client must know of where it runs. */
export type ClientSurroundings = {
  language: () => Language
  /** The word that goes with every change. */
  csrfToken: () => string | undefined
  fetch?: typeof fetch
  /** Where the shop is; in a browser that is where the page came from. */
  origin?: string
}

/**
 * Every call of a contract as a function that fetches. A failed call rejects with a `Problem`, or with `NoAnswer` when
 * nobody answered.
 */
export function bindCalls(node: Address | AddressBook, surroundings: ClientSurroundings): unknown {
  if (typeof node === 'string') {
    return (input: Parts = {}, options: CallOptions = {}) => call(requestOf(node, input), { ...surroundings, ...options })
  }
  return Object.fromEntries(Object.entries(node).map(([key, below]) => [key, bindCalls(below, surroundings)]))
}

/** `fetch`: how this one call is sent. */
export type CallOptions = { signal?: AbortSignal; fetch?: typeof fetch }

type Parts = Record<string, unknown>
type Body = Parts | Uint8Array<ArrayBuffer>
type Spread = { params?: Parts; query?: Parts; headers?: Record<string, string>; body?: Body }
type Request = { method: string; url: string; headers: Record<string, string>; body: Body | undefined }

function requestOf(address: Address, input: Parts): Request {
  const [word = '', template = ''] = address.split(' ')
  const method = word.replace('+', '')
  const { params = {}, query, headers = {}, body }: Spread = method === word ? spread(input, { method, template }) : input
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
  return { method, url: path + searchOf(query), headers, body: body && isFilled(body) ? body : undefined }
}

/** Bytes are sent also where there are none. */
function isFilled(body: Body): boolean {
  return body instanceof Uint8Array || Object.keys(body).length > 0
}

/** What the path does not take goes into the query of a reading call, and into the body of any other. */
function spread(input: Parts, { method, template }: { method: string; template: string }): Spread {
  const rest = Object.fromEntries(Object.entries(input).filter(([key]) => !template.includes(`{${key}}`)))
  return method === 'GET' ? { params: input, query: rest } : { params: input, body: rest }
}

function searchOf(query: Parts = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null)
  const search = new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString()
  return search && `?${search}`
}

/** Answers after which a reading call is worth a second attempt. */
const passing = new Set([408, 409, 425, 429, 500, 502, 503, 504])

type Sending = ClientSurroundings & CallOptions

async function call(request: Request, sending: Sending): Promise<unknown> {
  let answer = await send(request, sending)
  if (request.method === 'GET' && passing.has(answer.status)) {
    await answer.body?.cancel()
    answer = await send(request, sending)
  }
  const body = await answer.json().catch((error: unknown) => {
    if (sending.signal?.aborted) throw error
  })
  if (!answer.ok || body === undefined || saysNobody(body)) throw problemFrom(body, answer.headers.get('x-request-id') ?? undefined)
  return body
}

/** A question at a page's start who is there is answered under 200 also for visitors, and means what 401 does. */
function saysNobody(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'status' in body && body.status === 'authentication_error'
}

async function send(request: Request, { language, csrfToken, origin = '', signal, fetch = globalThis.fetch }: Sending): Promise<Response> {
  const headers: Record<string, string> = { ...request.headers, 'accept-language': localeOf(language()) }
  const token = csrfToken()
  if (request.method !== 'GET' && token) headers['x-csrf-token'] = token
  const bytes = request.body instanceof Uint8Array ? request.body : null
  if (request.body) headers['content-type'] = bytes ? 'application/octet-stream' : 'application/json'
  const body = bytes ?? (request.body ? JSON.stringify(request.body) : null)
  try {
    // What is deleted while a page is left is deleted all the same.
    const keepalive = request.method === 'DELETE'
    return await fetch(origin + request.url, { method: request.method, headers, signal: signal ?? null, body, keepalive })
  } catch (error) {
    if (signal?.aborted) throw error
    throw new NoAnswer('the shop did not answer', { cause: error })
  }
}
