import type { FastifyRequest } from 'fastify'
import { listOfficeCalls } from '#contract/office/calls.ts'
import { listCalls } from '#contract/shop/calls.ts'

type Asked = Pick<FastifyRequest, 'method' | 'url'> & { routeOptions: { url?: string | undefined } }

/**
 * What a log line says of an address: its template, as the contract or the route has it. Nothing that a caller wrote
 * stands in it. Calls are looked up here, where a line is written; pages and files have no other template than their route.
 */
export function templateOf({ method, url, routeOptions }: Asked): string {
  const route = routeOptions.url ?? 'unknown'
  const calls = callsBehind(route)
  if (!calls) return route
  const [path = ''] = url.split(/[?#]/, 1)
  const asked = method === 'HEAD' ? 'GET' : method
  return calls.find((call) => call.method === asked && call.pattern.test(path))?.path ?? route
}

type Template = { method: string; path: string; pattern: RegExp }

function callsBehind(route: string): readonly Template[] | undefined {
  if (route.startsWith('/office/api/')) return callsOfOffice
  return /^\/(?:api|static_pages)\//.test(route) ? callsOfShop : undefined
}

const callsOfShop = templatesOf(listCalls())
const callsOfOffice = templatesOf(listOfficeCalls())

/** Fixed words before places: `/orders/unpaid` is not the order of that number. */
function templatesOf(calls: readonly { method: string; path: string }[]): Template[] {
  return calls
    .map(({ method, path }) => ({
      method,
      path,
      pattern: new RegExp(`^${path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+')}/?$`),
    }))
    .sort((one, other) => one.path.split('{').length - other.path.split('{').length)
}
