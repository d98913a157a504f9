import * as z from 'zod'
import type { Call } from '#contract/shop/calls.ts'

/** What has to be known of a call to make it. */
type AskedCall = Pick<Call, 'method' | 'path' | 'input' | 'detailed'>

/** The parts of a request that a caller fills in. */
export type Parts = { params: Fields; query: Fields; headers: Fields; body: unknown }
type Fields = Record<string, unknown>

/** Where something stands in the parts of a request: `['body', 'order', 'sender', 'name']`. */
export type Place = readonly string[]

type JsonSchema = {
  type?: string
  const?: unknown
  enum?: unknown[]
  format?: string
  minimum?: number
  properties?: Record<string, JsonSchema>
  items?: JsonSchema
  anyOf?: JsonSchema[]
}

/** A request that the shapes of the contract let through, everything filled in. A wish replaces what chance cannot know, such as a number that exists. */
export function requestOf(call: AskedCall, wish: Partial<Parts> = {}): Parts {
  const empty: Parts = { params: {}, query: {}, headers: {}, body: undefined }
  const made = call.input ? partsOf(call, sampleOf(schemaOf(call))) : empty
  return { ...empty, ...made, ...wish }
}

/** Every place of a request where something can be written: fields, what holds fields, and the parts without a shape of their own. */
export function placesOf(parts: Parts): Place[] {
  const { params, query, headers, body } = parts
  const below = Object.entries({ params, query, headers }).flatMap(([part, fields]) => Object.keys(fields).map((name) => [part, name]))
  return [...below, ...(body === undefined ? [] : inBody(body, ['body']))]
}

/** The same request with something else at that place. */
export function withValueAt<Node>(node: Node, { place, value }: { place: Place; value: unknown }): Node {
  const [name, ...rest] = place
  if (name === undefined) return value as Node
  const copy = (Array.isArray(node) ? [...(node as unknown[])] : { ...node }) as Record<string, unknown>
  copy[name] = withValueAt(copy[name], { place: rest, value })
  return copy as Node
}

function inBody(node: unknown, place: Place): Place[] {
  if (typeof node !== 'object' || node === null || node instanceof Uint8Array) return [place]
  return [place, ...Object.entries(node).flatMap(([name, value]) => inBody(value, [...place, name]))]
}

function schemaOf({ input }: AskedCall): JsonSchema {
  return z.toJSONSchema(input as z.ZodType, { io: 'input', unrepresentable: 'any' }) as JsonSchema
}

/** An input that is not taken apart by the contract is spread as oRPC spreads it. */
function partsOf({ method, path, detailed }: AskedCall, input: unknown): Partial<Parts> {
  const fields = (input ?? {}) as Fields
  if (detailed) return fields as Partial<Parts>
  const isParam = (name: string) => path.includes(`{${name}}`)
  const params = Object.fromEntries(Object.entries(fields).filter(([name]) => isParam(name)))
  const others = Object.fromEntries(Object.entries(fields).filter(([name]) => !isParam(name)))
  return method === 'GET' ? { params, query: others } : { params, body: others }
}

/** The simplest value of a shape, with everything optional there. */
function sampleOf(schema: JsonSchema | boolean): unknown {
  // Whatever there is, or nothing at all.
  if (typeof schema === 'boolean') return undefined
  if ('const' in schema) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.anyOf) return sampleOf(schema.anyOf.find(({ type }) => type !== 'null') ?? {})
  if (schema.properties) return Object.fromEntries(Object.entries(schema.properties).map(([name, below]) => [name, sampleOf(below)]))
  if (schema.type === 'array') return [sampleOf(schema.items ?? {})]
  if (schema.type === 'boolean') return true
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(schema.minimum ?? 1, 1)
  return samples[schema.format ?? ''] ?? '1'
}

const samples: Readonly<Record<string, unknown>> = { email: 'mei@example.com', date: '1990-05-01', binary: Buffer.from('1') }
