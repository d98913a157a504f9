import { expect, test } from 'vitest'
import { taipeiDay } from '#rules/calendar.ts'
import { createMember } from '#support/rows.ts'
import { eventually } from '#support/eventually.ts'
import type { TestBrowser } from '#support/test-browser.ts'
import { openTestShop } from '#support/test-shop.ts'
import { openConfirmation } from './open-confirmation.ts'

const { shop, database, sandbox, clock, signIn, visitor, startWorker } = await openTestShop()
await startWorker()

const change = (browser: TestBrowser, user: Parameters<TestBrowser['call']['user']['change']>[0]['user']) =>
  browser.call.user.change({ user })

test('PRF-08 D-37 a new address is only noted until its link is followed; the old one stays in use', async () => {
  const hao = await signIn('hao')
  const { status, message, user } = await change(hao, { email: 'hao@new.example' })
  expect({ status, message }).toEqual({ status: 'update_success', message: '資料已更新' })
  expect(user).toMatchObject({ email: 'hao@example.com', confirmed: true })

  const link = await linkTo('hao@new.example')
  expect(await follow(link)).toBe('/zh/?email_verified=true')
  expect(await hao.call.user.find({})).toMatchObject({ email: 'hao@new.example', confirmed: true })
  expect(await follow(link)).toBe('/zh/?email_verified=true')
})

test('D-37 the email speaks the language of the page, and its link leads to that language', async () => {
  const xin = await signIn('xin', { language: 'en' })
  await change(xin, { email: 'xin@new.example' })
  const [email] = await emailsTo('xin@new.example')
  expect(email?.subject).toBe('Please verify your email')
  expect(email?.html).toContain('<a class="button" href="http://shop.test/api/users/confirmation?token=')
  expect(await follow(await linkTo('xin@new.example'))).toBe('/en/?email_verified=true')
  expect(await xin.call.user.find({})).toMatchObject({ email: 'xin@new.example', confirmed: true })
})

test('D-37 a link serves for 24 hours', async () => {
  const mei = await signIn('mei')
  await change(mei, { email: 'mei@slow.example' })
  const link = await linkTo('mei@slow.example')
  clock.pass({ minutes: 24 * 60 })
  expect(await follow(link)).toBe('/zh/?email_verified=false')
  expect(await mei.call.user.find({})).toMatchObject({ email: 'mei@example.com' })
})

test('D-37 a link is void when the member has given another address since, or gone back to the old one', async () => {
  const mei = await signIn('mei')
  await change(mei, { email: 'mei@first.example' })
  const first = await linkTo('mei@first.example')
  await change(mei, { email: 'mei@second.example' })
  const second = await linkTo('mei@second.example')
  expect(await follow(first)).toBe('/zh/?email_verified=false')
  await change(mei, { email: 'mei@example.com' })
  expect(await follow(second)).toBe('/zh/?email_verified=false')
})

test.each(['', '?token=made-up', '?token=a&token=b'])('HOM-09 D-37 the link with %j verifies nothing', async (query) => {
  expect(await follow(`/api/users/confirmation${query}`)).toBe('/zh/?email_verified=false')
})

test('LIM-14 D-37 an address that somebody has confirmed is answered like any other; its owner is written to, without a link, and keeps it', async () => {
  const mei = await signIn('mei')
  await createMember(database, { email: 'Taken@Example.com', email_confirmed_at: new Date() })
  const free = await change(mei, { email: 'nobody@example.com' })
  const taken = await change(mei, { email: 'taken@example.COM' })
  expect(taken).toEqual({ ...free, user: { ...free.user, pending_email: 'taken@example.COM' } })
  const [email] = await emailsTo('taken@example.COM')
  expect(email?.subject).toBe('有人想使用你的電子郵件')
  expect(`${email?.text}${email?.html}`).not.toMatch(/token|林小梅/)
  expect(await mei.call.user.find({})).toMatchObject({ email: 'mei@example.com', confirmed: true })
  expect(await database.db.selectFrom('email_confirmations').where('email', '=', 'taken@example.COM').select('id').execute()).toEqual([])
})

test('D-37 an address that two members wait for belongs to the one who follows the link first', async () => {
  clock.pass({ days: 1 })
  const [hao, mei] = [await signIn('hao'), await signIn('mei')]
  for (const member of [hao, mei]) await change(member, { email: 'both@new.example' })
  await eventually(async () => (await sandbox.emailsTo('both@new.example')).length === 2)
  const links = (await sandbox.emailsTo('both@new.example')).map(({ text }) => linkIn(text))
  const ends = await Promise.all(links.map(follow))
  expect(ends.toSorted()).toEqual(['/zh/?email_verified=false', '/zh/?email_verified=true'])
})

test('D-37 an address that another has not confirmed is free, and one’s own may be written in other letters', async () => {
  clock.pass({ days: 1 })
  const [hao, mei] = [await signIn('hao'), await signIn('mei')]
  await createMember(database, { email: 'unproven@new.example' })
  for (const [member, email] of [[hao, 'unproven@new.example'] as const, [mei, 'Mei@example.com'] as const]) {
    await change(member, { email })
    expect(await follow(await linkTo(email))).toBe('/zh/?email_verified=true')
    expect(await member.call.user.find({})).toMatchObject({ email, confirmed: true })
  }
})

test('D-37 no link is made for an address for which its member does not wait any more', async () => {
  const memberId = await createMember(database, { pending_email: 'second@new.example' })
  expect(await openConfirmation(shop, { memberId, email: 'first@new.example' })).toBeNull()
  expect(await openConfirmation(shop, { memberId, email: 'second@new.example' })).toMatchObject({ name: '林小梅' })
})

test('PRF-09 an address has to be one', async () => {
  const mei = await signIn('mei')
  await expect(change(mei, { email: 'mei@' })).rejects.toMatchObject({
    status: 'validation_error',
    details: { errors: { 'user.email': '請輸入有效的電子郵件' } },
  })
})

test('LIM-13 nobody floods strangers with emails: five an hour, also when sixty are asked for at once', async () => {
  clock.pass({ days: 1 })
  const mei = await signIn('mei')
  const ends = await Promise.all(
    Array.from({ length: 60 }, (_, place) =>
      change(mei, { email: `mei@${place}.example` }).then(
        () => 'noted',
        ({ status, details }) => `${status} ${details.reason}`,
      ),
    ),
  )
  expect(ends.filter((end) => end === 'noted')).toHaveLength(5)
  expect(ends.filter((end) => end === 'too_many_requests letters')).toHaveLength(55)
  // A sixth tells no more of an address in use than of any other.
  for (const email of ['mei@6.example', 'taken@example.com'])
    await expect(change(mei, { email })).rejects.toMatchObject({ status: 'too_many_requests' })
  expect(await change(mei, { accept_marketing_sms: true })).toMatchObject({ status: 'update_success' })
  clock.pass({ minutes: 61 })
  expect(await change(await signIn('mei'), { email: 'mei@6.example' })).toMatchObject({ status: 'update_success' })
})

test('PRF-07 API-06 the wish for offers is saved by itself', async () => {
  const hao = await signIn('hao')
  expect((await change(hao, { accept_marketing_sms: true })).user).toMatchObject({ accept_marketing_sms: true })
  expect(await hao.call.user.find({})).toMatchObject({ accept_marketing_sms: true })
  expect((await change(hao, { accept_marketing_sms: false })).user).toMatchObject({ accept_marketing_sms: false })
})

test('BDY-06 a birthday lies within the same limits on the server', async () => {
  const xin = await signIn('xin')
  for (const birthday of ['1890-01-01', '2025-06-30']) {
    await expect(change(xin, { birthday })).rejects.toMatchObject({
      status: 'validation_error',
      details: { errors: { 'user.birthday': '生日需在 10 到 100 年前之間' } },
    })
  }
  await expect(change(xin, { birthday: '1990-02-30' })).rejects.toMatchObject({
    details: { errors: { 'user.birthday': '請輸入有效的日期' } },
  })
})

test('BDY-04 a birthday lies between new year’s day a hundred years ago and new year’s eve ten years ago', async () => {
  const xin = await signIn('xin')
  const { id } = await xin.call.user.find({})
  const thisYear = Number(taipeiDay(shop.now()).slice(0, 4))
  const tell = async (birthday: string) => {
    await database.db.updateTable('users').set({ birthday: null }).where('id', '=', id).execute()
    return change(xin, { birthday }).then(
      ({ user }) => user.birthday,
      ({ status }: { status: string }) => status,
    )
  }
  const first = `${thisYear - 100}-01-01`
  const last = `${thisYear - 10}-12-31`
  expect([await tell(first), await tell(last)]).toEqual([first, last])
  expect([await tell(`${thisYear - 101}-12-31`), await tell(`${thisYear - 9}-01-01`)]).toEqual(['validation_error', 'validation_error'])
  await database.db.updateTable('users').set({ birthday: null }).where('id', '=', id).execute()
})

test('BDY-07 D-36 xin tells her birthday once', async () => {
  const xin = await signIn('xin')
  expect((await change(xin, { birthday: '1994-02-14' })).user).toMatchObject({ birthday: '1994-02-14' })
  for (const birthday of ['1994-02-14', '1990-05-01']) {
    await expect(change(xin, { birthday, accept_marketing_sms: true })).rejects.toMatchObject({ status: 'validation_error' })
  }
  expect(await xin.call.user.find({})).toMatchObject({ birthday: '1994-02-14', accept_marketing_sms: false })
})

test('API-06 a change of nothing is refused', async () => {
  await expect(change(await signIn('hao'), {})).rejects.toMatchObject({ status: 'validation_error' })
})

async function emailsTo(address: string) {
  await eventually(async () => (await sandbox.emailsTo(address)).length > 0)
  return sandbox.emailsTo(address)
}

async function linkTo(address: string): Promise<string> {
  const [email] = await emailsTo(address)
  return linkIn(email?.text ?? '')
}

function linkIn(text: string): string {
  return /http:\/\/shop\.test(\/api\/users\/confirmation\?\S+)/.exec(text)?.[1] ?? ''
}

/** Somebody opens the link, in whatever browser; answers where they are sent. */
async function follow(link: string): Promise<string> {
  return (await visitor().ask(link, { headers: { 'accept-language': 'zh-TW' } })).location
}
