import { pino } from 'pino'
import { expect, test } from 'vitest'
import { createApp } from '#main/app.ts'
import { closeAccounts } from '#server/people/privacy/close-accounts.ts'
import { lockMember } from '#server/people/members/lock-member.ts'
import { unlockMember } from '#server/people/members/unlock-member.ts'
import type { TestBrowser } from '#support/test-browser.ts'
import { eventually } from '#support/eventually.ts'
import { beginSignIn, postSignInForm, pressPersona } from '#support/sign-in-at.ts'
import { openTestShop } from '#support/test-shop.ts'
import { logSerializers } from '#server/platform/http/log-serializers.ts'
import { pseudonymOf, securityEvents } from './security-events.ts'

const lines: string[] = []
const log = pino({ base: null, serializers: logSerializers }, { write: (line: string) => void lines.push(line) })
const { shop, app, sandbox, clock, signIn, visitor, startWorker } = await openTestShop({ log })

type Line = { event?: string; reason?: string; provider?: string; member?: string; requestId?: string; count?: number }
const noted = () => lines.map((line) => JSON.parse(line) as Line).filter(({ event }) => event !== undefined)
const tokens: string[] = []
const remember = (browser: TestBrowser) => tokens.push(...browser.cookies.values())

async function arrive(persona: string, browser = visitor()) {
  const cameBackTo = await pressPersona(await beginSignIn(browser, { provider: 'line', origin: '/zh' }), persona)
  tokens.push(cameBackTo.searchParams.get('code') ?? '', cameBackTo.searchParams.get('state') ?? '')
  return browser.ask(cameBackTo.pathname + cameBackTo.search)
}

test('SES-12 a whole story of sign-ins and refusals stands in the log, and no personal data', async () => {
  await startWorker()
  const mei = await signIn('mei')
  const meiId = (await mei.call.user.find({})).id
  remember(mei)
  await arrive('refuse')
  await arrive('error')
  await visitor().ask('/api/users/auth/line/callback?code=made-up&state=made-up')
  await postSignInForm(visitor(), { provider: 'line', origin: '/zh', token: 'a-made-up-token' })
  await mei.ask('/api/users/sign_out', { headers: { 'sec-fetch-site': 'cross-site' } })
  await mei.ask('/api/v1/user', {
    method: 'PUT',
    body: { user: { email: 'mei@elsewhere.example' } },
    headers: { 'x-csrf-token': 'a-made-up-token' },
  })

  await mei.call.user.change({ user: { email: 'mei@elsewhere.example' } })
  await eventually(async () => (await sandbox.emailsTo('mei@elsewhere.example')).length > 0)
  const link = /\/api\/users\/confirmation\?\S+/.exec((await sandbox.emailsTo('mei@elsewhere.example'))[0]?.text ?? '')?.[0] ?? ''
  tokens.push(new URLSearchParams(link.split('?')[1]).get('token') ?? '')
  await visitor().ask(link)
  clock.pass({ minutes: 31 })
  await expect(mei.call.privacy.close({})).rejects.toMatchObject({ status: 'reauthentication_needed' })
  for (const persona of ['hao', 'mei']) {
    const form = { authenticity_token: mei.cookies.get('csrf_token') ?? '', purpose: 'reauthentication' }
    const page = (await mei.ask('/api/users/auth/line?origin=/zh/user/profile', { method: 'POST', form })).location
    const cameBackTo = await pressPersona(page, persona)
    await mei.ask(cameBackTo.pathname + cameBackTo.search)
  }
  remember(mei)
  await mei.call.privacy.close({})
  await mei.call.privacy.keep({})
  const other = await signIn('mei')
  const otherId = (await other.call.sessions.list({})).sessions.find(({ current }) => current)?.id ?? ''
  await mei.call.sessions.end({ id: otherId })
  await mei.call.sessions.endAll({})
  await mei.ask('/api/users/sign_out')

  const locked = await signIn('mei')
  await lockMember(shop, { memberId: meiId, reason: '多次未取貨 0912345678', actor: 'Ana' })
  await locked.ask('/api/v1/user/cards')
  await arrive('mei')
  await unlockMember(shop, { memberId: meiId, reason: '已說明', actor: 'Ben' })
  const leaving = await signIn('mei')
  await leaving.call.privacy.close({})
  clock.pass({ days: 8 })
  await closeAccounts(shop)
  await app.inject({ method: 'POST', url: '/api/v1/shipments/notify', payload: { CheckMacValue: 'made-up', ReceiverName: '林小梅' } })
  await app.inject({
    method: 'POST',
    url: '/api/v1/payments/tappay/notify',
    payload: { rec_trade_id: 'D20261122made-up', order_number: 'X', status: 0, amount: 1 },
  })
  await hurry()

  const told = new Set(noted().map(({ event }) => event))
  expect([...told].toSorted()).toEqual(Object.keys(securityEvents).toSorted())
  const ofMei = pseudonymOf(shop.settings.logKey, meiId)
  expect(noted().find(({ event }) => event === 'sign-in-done')).toMatchObject({
    provider: 'line',
    member: ofMei,
    requestId: expect.any(String),
  })
  expect(
    noted()
      .filter(({ event }) => event === 'sign-in-failed')
      .map(({ reason }) => reason),
  ).toEqual(['declined', 'provider', 'state'])
  expect(noted().find(({ event }) => event === 'reauthentication-failed')).toMatchObject({ reason: 'another-person' })
  expectNothingPersonal()
})

/** Somebody who asks more often than one may. */
async function hurry(): Promise<void> {
  const busy = await createApp(shop, { requestsPerMinute: 1, trustProxy: [] })
  for (const _ of [1, 2]) await busy.inject({ url: '/api/v1/categories', remoteAddress: '203.0.113.77' })
  await busy.close()
}

function expectNothingPersonal(): void {
  // A moment in milliseconds may hold any digits.
  const all = lines.join('').replaceAll(/"time":\d+/g, '')
  const personal = [
    'mei@',
    'hao@',
    'elsewhere.example',
    '林小梅',
    '陳浩',
    '小梅',
    '0912',
    '多次未取貨',
    'Ana',
    'Ben',
    '127.0.0.1',
    '203.0.113.77',
    'made-up',
  ]
  for (const word of [...personal, ...tokens.filter((token) => token.length > 8)]) expect(all).not.toContain(word)
}

test('SES-12 a pseudonym stays the same for a member, differs between members, and is another one with another key', () => {
  const key = Buffer.alloc(32, 1)
  expect(pseudonymOf(key, 5)).toBe(pseudonymOf(key, 5))
  expect(pseudonymOf(key, 5)).not.toBe(pseudonymOf(key, 6))
  expect(pseudonymOf(key, 5)).not.toBe(pseudonymOf(Buffer.alloc(32, 2), 5))
})
