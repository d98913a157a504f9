import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { sandboxKeys } from '../../../../sandbox/keys.ts'
import { addDays } from '#rules/calendar.ts'
import { eventually } from '#support/eventually.ts'
import { createMember } from '#support/rows.ts'
import { testCipherKey } from '#support/test-cipher.ts'
import { openTestShop } from '#support/test-shop.ts'
import { untilWaiting } from '#support/until-waiting.ts'
import type { CardSecret } from './card-secret.ts'
import { changeCard } from './change-card.ts'
import { keepCard, type PaidCard } from './keep-card.ts'
import { listCards } from './list-cards.ts'
import { openCard } from './open-card.ts'
import { createCipher } from '#server/platform/cipher.ts'
import { switchOffCard } from './switch-off-card.ts'
import { tidyCards } from './tidy-cards.ts'

const { shop, database, sandbox, clock, signIn, startWorker } = await openTestShop()
const { cipher } = shop
await startWorker()

const visa: PaidCard['card'] = { brand: 'visa', lastFour: '4242', expiresYear: 2040, expiresMonth: 12 }
const jcb: PaidCard['card'] = { brand: 'jcb', lastFour: '2426', expiresYear: 2039, expiresMonth: 8 }

test('CRD-01 CRD-02 CRD-03 D-41 the first card that a member keeps is the default, and stays it', async () => {
  const hao = await signIn('hao')
  const memberId = (await hao.call.user.find({})).id
  await keep(memberId, visa)
  await keep(memberId, jcb)
  const { default: first, cards } = await hao.call.cards.list({})
  expect(cards).toEqual([
    { uuid: first, alias: null, brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2040, enabled: true, error: null },
    { uuid: expect.any(String), alias: null, brand: 'jcb', last4: '2426', exp_month: 8, exp_year: 2039, enabled: true, error: null },
  ])
})

test('CRD-04 CRD-05 hao names a card and makes it the default', async () => {
  const hao = await signIn('hao')
  const [, second] = (await hao.call.cards.list({})).cards
  const id = second?.uuid ?? ''
  expect(await hao.call.cards.change({ id, card: { alias: '出國用' } })).toEqual({ status: 'update_success', message: '信用卡已更新' })
  expect(await hao.call.cards.change({ id, card: { default: true } })).toMatchObject({ status: 'update_success' })
  const { default: chosen, cards } = await hao.call.cards.list({})
  expect(chosen).toBe(id)
  expect(cards[0]).toMatchObject({ uuid: id, alias: '出國用' })
  for (const card of [{}, { alias: '\u200b' }, { alias: '長'.repeat(31) }]) {
    await expect(hao.call.cards.change({ id, card })).rejects.toMatchObject({ status: 'validation_error' })
  }
})

test('PRF-13 the name of a card is taken away by saving it empty', async () => {
  const hao = await signIn('hao')
  const [card] = (await hao.call.cards.list({})).cards
  const id = card?.uuid ?? ''
  await hao.call.cards.change({ id, card: { alias: '出國用' } })
  await hao.call.cards.change({ id, card: { alias: '  ' } })
  expect((await hao.call.cards.list({})).cards.find(({ uuid }) => uuid === id)).toMatchObject({ alias: null })
})

test('CRD-06 CRD-07 D-41 deleting the default makes the newest other one the default, and the company forgets the card', async () => {
  const hao = await signIn('hao', { language: 'en' })
  const before = await hao.call.cards.list({})
  const memberId = (await hao.call.user.find({})).id
  const { secret } = await opened(memberId, before.default)
  expect(await knows(secret)).toBe(true)
  expect(await hao.call.cards.remove({ id: before.default ?? '' })).toEqual({
    status: 'destroy_success',
    message: 'The card ending in 2426 has been deleted',
  })
  const after = await hao.call.cards.list({})
  expect(after.cards.map(({ last4 }) => last4)).toEqual(['4242'])
  expect(after.default).toBe(after.cards[0]?.uuid)
  await eventually(async () => !(await knows(secret)))
  await expect(hao.call.cards.remove({ id: before.default ?? '' })).rejects.toMatchObject({ status: 'card_not_found' })
})

test('CRD-11 nobody sees, changes, deletes or pays with the card of another', async () => {
  const [hao, mei] = [await signIn('hao'), await signIn('mei')]
  const id = (await hao.call.cards.list({})).default ?? ''
  expect(await mei.call.cards.list({})).toEqual({ default: null, cards: [] })
  await expect(mei.call.cards.change({ id, card: { default: true } })).rejects.toMatchObject({ status: 'card_not_found' })
  await expect(mei.call.cards.remove({ id })).rejects.toMatchObject({ status: 'card_not_found' })
  const memberId = (await mei.call.user.find({})).id
  expect(await openCard(database.db, { memberId, uuid: id, cipher, now: shop.now() })).toEqual({
    ok: false,
    refusal: { code: 'card_not_found' },
  })
  expect((await hao.call.cards.list({})).cards).toHaveLength(1)
})

test('CRD-10 the database holds neither numbers nor the words of the company in clear', async () => {
  const memberId = await createMember(database)
  const secret = await keep(memberId, visa)
  const row = await database.db.selectFrom('saved_cards').selectAll().where('user_id', '=', memberId).executeTakeFirstOrThrow()
  const kept = Buffer.concat([row.card_key_enc, row.card_token_enc]).toString('latin1') + JSON.stringify(row)
  for (const word of [secret.key, secret.token, '4242424242424242']) expect(kept).not.toContain(word)
  expect((await opened(memberId, row.uuid)).secret).toEqual(secret)
})

test('CRD-08 D-41 a card that its bank refuses for good is switched off with its reason, and another becomes the default', async () => {
  const mei = await signIn('mei')
  const memberId = (await mei.call.user.find({})).id
  await keep(memberId, visa)
  await keep(memberId, jcb)
  const { default: uuid } = await mei.call.cards.list({})
  const { id } = await opened(memberId, uuid)
  await database.transaction((tx) => switchOffCard(tx, { cardId: id, code: '10005', now: shop.now() }))
  expect((await mei.call.cards.list({})).default).toBe(uuid)
  for (const code of ['10003', '2013']) await database.transaction((tx) => switchOffCard(tx, { cardId: id, code, now: shop.now() }))
  const { default: other, cards } = await mei.call.cards.list({})
  expect(other).toBe(cards.find(({ last4 }) => last4 === '2426')?.uuid)
  expect(cards.find((card) => card.uuid === uuid)).toMatchObject({
    enabled: false,
    error: '發卡銀行拒絕了這張卡片，請改用其他卡片或聯絡銀行',
  })
  expect(await openCard(database.db, { memberId, uuid: uuid ?? '', cipher, now: shop.now() })).toEqual({
    ok: false,
    refusal: { code: 'card_cannot_pay' },
  })
  await expect(mei.call.cards.change({ id: uuid ?? '', card: { default: true } })).rejects.toMatchObject({
    status: 'validation_error',
    details: { errors: { 'card.default': '這張卡片無法付款，不能設為預設' } },
  })
})

test('CRD-08 a card whose month is over says so in the language of the call, and is not the default any more', async () => {
  const memberId = await createMember(database)
  const [thisYear, thisMonth] = shop.now().toISOString().split('-').map(Number)
  await keep(memberId, { ...visa, expiresYear: thisYear ?? 0, expiresMonth: thisMonth ?? 0 })
  await keep(memberId, jcb)
  expect((await listCards(shop, { memberId, language: 'en' })).cards[0]).toMatchObject({ last4: '4242', enabled: true })
  clock.pass({ days: 32 })
  const { default: chosen, cards } = await listCards(shop, { memberId, language: 'en' })
  expect(cards.map(({ last4, error }) => ({ last4, error }))).toEqual([
    { last4: '2426', error: null },
    { last4: '4242', error: 'This card has expired. Please use another one' },
  ])
  expect(chosen).toBe(cards[0]?.uuid)
})

test('CRD-09 CON-05 cards that could not pay for thirty days are forgotten here and at the company, however often the clock strikes', async () => {
  const memberId = await createMember(database)
  const secret = await keep(memberId, visa)
  await keep(memberId, jcb)
  const { cards } = await listCards(shop, { memberId, language: 'zh' })
  const { id } = await opened(memberId, cards.find(({ last4 }) => last4 === '4242')?.uuid ?? null)
  await database.transaction((tx) => switchOffCard(tx, { cardId: id, code: '10003', now: shop.now() }))
  const inDays = (days: number) => ({ ...shop, now: () => addDays(shop.now(), days) })
  for (const days of [29, 30]) await tidyCards(inDays(days))
  expect((await listCards(shop, { memberId, language: 'zh' })).cards).toHaveLength(2)
  await Promise.all([tidyCards(inDays(31)), tidyCards(inDays(31))])
  expect((await listCards(shop, { memberId, language: 'zh' })).cards.map(({ last4 }) => last4)).toEqual(['2426'])
  await eventually(async () => !(await knows(secret)))
})

test('CRD-10 after a change of keys the night encrypts every card anew, and the old key can go', async () => {
  const memberId = await createMember(database)
  const secret = await keep(memberId, visa)
  const uuid = (await listCards(shop, { memberId, language: 'zh' })).default ?? ''
  const fresh = { id: 'fresh', key: randomBytes(32) }
  const [both, alone] = [createCipher([fresh, testCipherKey], randomBytes), createCipher([fresh], randomBytes)]
  const asked = { memberId, uuid, now: shop.now() }
  expect(await openCard(database.db, { ...asked, cipher: alone })).toEqual({ ok: false, refusal: { code: 'card_cannot_pay' } })
  await tidyCards({ ...shop, cipher: both })
  expect(await openCard(database.db, { ...asked, cipher: alone })).toMatchObject({ ok: true, value: { secret } })
  await tidyCards({ ...shop, cipher: createCipher([testCipherKey, fresh], randomBytes) })
})

test('CRD-10 the same card again is one card, under the company’s new words; repeating changes nothing', async () => {
  const memberId = await createMember(database)
  const first = await keep(memberId, visa)
  const second = await keep(memberId, visa)
  await remember(memberId, { card: visa, secret: second })
  const { cards, default: uuid } = await listCards(shop, { memberId, language: 'zh' })
  expect(cards).toHaveLength(1)
  expect((await opened(memberId, uuid)).secret).toEqual(second)
  await eventually(async () => !(await knows(first)))
  expect(await knows(second)).toBe(true)
})

test('two first cards at the same moment leave one default; a brand that is not taken is not kept', async () => {
  const memberId = await createMember(database)
  await Promise.all([
    keep(memberId, visa),
    keep(memberId, jcb),
    keep(memberId, { ...visa, brand: 'other' }),
    keep(memberId, { ...visa, brand: 'unknown' }),
  ])
  const { cards } = await listCards(shop, { memberId, language: 'zh' })
  expect(cards).toHaveLength(2)
  const defaults = await database.db
    .selectFrom('saved_cards')
    .where('user_id', '=', memberId)
    .where('is_default', '=', true)
    .select('id')
    .execute()
  expect(defaults).toHaveLength(1)
})

test('CRD-05 the default of another member stays when somebody chooses theirs', async () => {
  const [one, other] = [await createMember(database), await createMember(database)]
  for (const memberId of [one, other]) await keep(memberId, visa)
  const { default: before } = await listCards(shop, { memberId: one, language: 'zh' })
  await keep(other, jcb)
  const { cards } = await listCards(shop, { memberId: other, language: 'zh' })
  const uuid = cards.find(({ brand }) => brand === 'jcb')?.uuid ?? ''
  expect(await changeCard(shop, { memberId: other, uuid, default: true })).toMatchObject({ ok: true })
  const isDefault = await database.db.selectFrom('saved_cards').where('user_id', '=', one).select(['uuid', 'is_default']).execute()
  expect(isDefault).toEqual([{ uuid: before, is_default: true }])
})

test('D-41 who keeps a first card while another is being kept waits for it', async () => {
  const memberId = await createMember(database)
  const paid = (card: PaidCard['card']) => ({ memberId, card, secret: { key: card.brand, token: card.brand }, cipher, now: shop.now() })
  let second: Promise<void> = Promise.resolve()
  await database.transaction(async (tx) => {
    await keepCard(tx, paid(visa))
    second = database.transaction((beside) => keepCard(beside, paid(jcb)))
    second.catch(() => undefined)
    await untilWaiting(database, 1)
  })
  await expect(second).resolves.toBeUndefined()
  const { default: first, cards } = await listCards(shop, { memberId, language: 'zh' })
  expect(cards.map(({ uuid, brand }) => [brand, uuid === first])).toEqual([
    ['visa', true],
    ['jcb', false],
  ])
})

const numbers = {
  visa: '4242424242424242',
  mastercard: '5451417825230575',
  jcb: '3543923488382426',
  other: '345454654604563',
  unknown: '345454654604563',
}

/** A card that the company really knows, kept as after a payment. Answers the company's words. */
async function keep(memberId: number, card: PaidCard['card']): Promise<CardSecret> {
  const { partnerKey, merchants } = sandboxKeys.tappay
  const cardholder = { phone_number: '0912345678', name: '林小梅', email: 'mei@example.com' }
  const prime = await sandbox.primeOf(numbers[card.brand])
  const reply = await ask('/tpc/card/bind', { prime, partner_key: partnerKey, merchant_id: merchants.card, currency: 'TWD', cardholder })
  const { card_key: key, card_token: token } = reply['card_secret'] as { card_key: string; card_token: string }
  await remember(memberId, { card, secret: { key, token } })
  return { key, token }
}

async function remember(memberId: number, { card, secret }: { card: PaidCard['card']; secret: CardSecret }): Promise<void> {
  await database.transaction((tx) => keepCard(tx, { memberId, card, secret, cipher, now: shop.now() }))
}

async function opened(memberId: number, uuid: string | null) {
  const card = await openCard(database.db, { memberId, uuid: uuid ?? '', cipher, now: shop.now() })
  if (!card.ok) throw new Error(card.refusal.code)
  return card.value
}

/** Whether the company would charge that card: without an amount it says what is missing, unless it does not know the card. */
async function knows({ key, token }: CardSecret): Promise<boolean> {
  const { status } = await ask('/tpc/payment/pay-by-token', {
    partner_key: sandboxKeys.tappay.partnerKey,
    card_key: key,
    card_token: token,
  })
  return status !== 2011
}

async function ask(path: string, body: object): Promise<Record<string, unknown>> {
  const headers = { 'content-type': 'application/json', 'x-api-key': sandboxKeys.tappay.partnerKey }
  const response = await fetch(sandbox.addresses.tappay + path, { method: 'POST', headers, body: JSON.stringify(body) })
  return (await response.json()) as Record<string, unknown>
}
