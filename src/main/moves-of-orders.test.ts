import { readdir, readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { isContractProcedure } from '@orpc/contract'
import { expect, test } from 'vitest'
import { officeApi } from '#contract/office/api.ts'
import type { OfficeMeta } from '#contract/office/api/office-call.ts'

const house = resolve(import.meta.dirname, '../..')
const prefix = '/office/api/v1'
/** Orders, and what stands beside them. */
const ofOrders = /^\/(?:orders\/\{number\}|notes|letters)(?:\/|$)/

type Call = { call: string; permission: string | null }

function changingCalls(node: object): Call[] {
  if (!isContractProcedure(node)) return Object.values(node).flatMap((below: object) => changingCalls(below))
  const { route, meta } = node['~orpc'] as unknown as { route: { method?: string; path?: string }; meta: OfficeMeta }
  const path = route.path?.replace(prefix, '') ?? ''
  if (route.method === 'GET' || !ofOrders.test(path)) return []
  return [{ call: `${route.method} ${path}`, permission: meta.auth === 'staff' ? meta.permission : null }]
}

/** The lines of the table in the requirements. */
async function linesOfTable() {
  const page = await readFile(resolve(house, 'docs/requirements/dsk-orders-of-the-office.md'), 'utf8')
  const cells = page.split('\n').map((line) => line.split('|').map((cell) => cell.trim()))
  return cells.flatMap(([, move = '', call = '', verb = '', permission = '']) =>
    /^[A-Z]+ \//.test(call) ? [{ move, call, verb, permission }] : [],
  )
}

test('DSK-13 every call that changes an order has a line with its verb and its permission, and makes that verb', async () => {
  const lines = await linesOfTable()
  const calls = changingCalls(officeApi)
  expect(lines.map(({ call, permission }) => ({ call, permission })).toSorted(byCall)).toEqual(calls.toSorted(byCall))
  const routes = await sourcesOfRoutes()
  for (const { call, verb } of lines) expect(routes.includes(`#server/${verb}.ts`), `${call} makes ${verb}`).toBe(true)
})

const byCall = (one: { call: string }, other: { call: string }) => (one.call < other.call ? -1 : 1)

async function sourcesOfRoutes(): Promise<string> {
  const files = await readdir(resolve(house, 'src/server'), { recursive: true })
  const routes = files.filter((file) => /office\/.*routes\.ts$/.test(file))
  return (await Promise.all(routes.map((file) => readFile(resolve(house, 'src/server', file), 'utf8')))).join('\n')
}
