import { expect, test } from 'vitest'
import { hire } from '#support/staff.ts'
import { testOffice, type OfficeAsked } from '#support/test-office.ts'
import { openTestShop } from '#support/test-shop.ts'
import { officeApi } from '#contract/office/api.ts'
import { builtInRoles, permissions, type PermissionName } from '#rules/staff/permissions.ts'
import { createKey } from '#server/people/staff/keys/create-key.ts'
import { suspendStaff } from '#server/people/staff/change-staff.ts'

// Every call of the office, made by everybody who might try. The calls are read from the contract: one more of them is walked by itself.

const house = await openTestShop()
const { shop, signIn } = house
const office = testOffice(house)

type Call = { method: NonNullable<OfficeAsked['method']>; path: string; auth: string; permission: PermissionName | null }
const calls = callsOf(officeApi)
const closed = calls.filter(({ auth }) => auth === 'staff')

/** What is answered to a call with nothing in it: whether it got past the door, and if not why. */
async function tried({ method, path }: Call, { headers, ...who }: Pick<OfficeAsked, 'cookie' | 'headers'>): Promise<string> {
  const asked = { method, ...who, ...(method !== 'GET' && { payload: {} }), headers: { 'idempotency-key': 'walk', ...headers } }
  const { status, body } = await office.ask(path.replace(/\{\w+\}/g, 'AAAAAAAAAAAA'), asked)
  const isPast = [200, 404, 409, 422].includes(status) || body?.status === 'second_factor_needed'
  return isPast ? 'past the door' : `${status} ${body?.status}`
}

test('ACC-34 the walk knows the calls of the contract', () => {
  expect(closed.length).toBeGreaterThan(30)
  expect(new Set(calls.map(({ method, path }) => `${method} ${path}`)).size, 'no address twice').toBe(calls.length)
})

test('ACC-04 ACC-34 nobody, a member of the shop and a made-up session or key get past no call but those of signing in', async () => {
  const member = await signIn('hao')
  const session = member.cookies.get('meihao_session') ?? ''
  const strangers = [
    {},
    { cookie: `meihao_session=${session}` },
    { cookie: `office_session=${session}` },
    { cookie: 'office_session=' },
    { cookie: 'office_session=made-up-by-somebody' },
    { headers: { authorization: 'Bearer mhk_abcdefgh_0123456789012345678901234567890123456789012' } },
  ]
  for (const stranger of strangers)
    for (const call of closed) expect(await tried(call, stranger), `${call.method} ${call.path}`).toBe('401 authentication_error')
})

test(
  'ACC-30 ACC-34 each of the six roles gets past the calls of its permissions in the table, and past no other',
  { timeout: 120_000 },
  async () => {
    for (const role of builtInRoles) {
      const { cookie, me } = await office.as(role)
      for (const call of closed.filter(({ permission }) => permission !== null)) {
        const isOpen = permissions[call.permission as PermissionName][role] !== 'none'
        const answer = await tried(call, { cookie, headers: { 'x-csrf-token': me.csrf_token } })
        expect(answer, `${role}: ${call.method} ${call.path}`).toBe(isOpen ? 'past the door' : '403 permission_denied')
      }
    }
  },
)

test('ACC-34 whoever is suspended gets past no call, with the session of before', async () => {
  const gone = await hire(shop, { email: 'gone@meihao.example', roles: ['owner', 'packer'] })
  const { cookie, me } = await office.letIn(gone)
  await suspendStaff(shop, { staffId: gone.id, actor: { kind: 'staff', id: 'boss' } })
  for (const call of closed)
    expect(await tried(call, { cookie, headers: { 'x-csrf-token': me.csrf_token } }), `${call.method} ${call.path}`).toBe(
      '401 authentication_error',
    )
})

test('ACC-34 an API key gets past the calls of its scopes alone, and past none that is about a person', async () => {
  const { id: madeBy } = await hire(shop, { email: 'keys@meihao.example', roles: ['owner'] })
  const actor = { kind: 'staff', id: 'boss' } as const
  const { key } = await createKey(shop, { name: 'books', scopes: ['today.view'], networks: [], days: 30, madeBy, actor })
  for (const call of closed) {
    const isOpen = call.permission === 'today.view'
    const answer = await tried(call, { headers: { authorization: `Bearer ${key}` } })
    expect(answer, `${call.method} ${call.path}`).toBe(isOpen ? 'past the door' : '403 permission_denied')
  }
})

/** Every call of a contract, by its address. */
function callsOf(contract: object): Call[] {
  if ('~orpc' in contract) {
    const { route, meta } = contract['~orpc'] as {
      route: { method: Call['method']; path: string }
      meta: { auth: string; permission?: PermissionName | null }
    }
    return [{ method: route.method, path: route.path, auth: meta.auth, permission: meta.permission ?? null }]
  }
  return Object.values(contract).flatMap((inner: object) => callsOf(inner))
}
