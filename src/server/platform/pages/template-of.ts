import type { FastifyRequest } from 'fastify'
import { listCalls } from '#contract/shop/calls.ts'

/**
 * What a log line says of an address: its template, as the contract or the route has it. Nothing that a caller wrote
 * stands in it. Calls are looked up here, where a line is written, so that those that go well pay nothing for it.
 */
export function templateOf({
  method,
  url,
  routeOptions,
}: Pick<FastifyRequest, 'method' | 'url'> & { routeOptions: { url?: string | undefined } }): string {
  const [path = ''] = url.split(/[?#]/, 1)
  const asked = method === 'HEAD' ? 'GET' : method
  return calls.find((call) => call.method === asked && call.pattern.test(path))?.path ?? routeOptions.url ?? 'unknown'
}

/** Fixed words before places: `/orders/unpaid` is not the order of that number. */
const calls = listCalls()
  .map(({ method, path }) => ({
    method,
    path,
    pattern: new RegExp(`^${path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+')}/?$`),
  }))
  .sort((one, other) => one.path.split('{').length - other.path.split('{').length)
