import { expect, test } from 'vitest'
import { saveRedirect } from '#server/content/redirects/save-redirect.ts'
import { changeDiscountCode } from '#server/sales/discounts/change-discount-code.ts'
import { importing } from '#support/import-file.ts'
import { testOffice } from '#support/test-office.ts'
import { openTestShop } from '#support/test-shop.ts'

const testShop = await openTestShop()
const { shop, database } = testShop
const { db } = database
const office = testOffice(testShop)
const owner = await office.as('owner')
const files = importing(shop, () => owner.call)
const actor = { kind: 'staff' as const, id: 'Ning' }

const redirects = async () =>
  Object.fromEntries(
    (await db.selectFrom('redirects').select(['from_path', 'to_path', 'status']).execute()).map((row) => [
      row.from_path,
      `${row.to_path} ${row.status}`,
    ]),
  )
const codes = async () =>
  db.selectFrom('discount_codes').orderBy('code').select(['code', 'name_zh', 'kind', 'value', 'starts_at', 'ends_at', 'active']).execute()

test('IMP-01 IMP-06 IMP-11 redirects come by a file: tried without a trace, applied, and taken back', async () => {
  await saveRedirect(shop, { actor, redirect: { from: '/stays', to: '/faqs' } })
  await saveRedirect(shop, { actor, redirect: { from: '/moves', to: '/faqs' } })
  const lines = [
    'Redirect from,Redirect to,Status',
    'https://old.example/products/玫瑰?variant=1,/product/12,',
    '/moves/,/items/latest,302',
    '/stays,/faqs,301',
    '/loop,/loop,',
    '/one,/two,',
    '/two,/three,',
    '/bad,https://elsewhere.example/,',
    ',/faqs,',
    '/code,/faqs,307',
    '/same,/faqs,',
    '/same/,/faqs,',
  ]
  const stood = await redirects()
  const tried = await files.tried(lines.join('\n'), { kind: 'redirects', name: 'redirects.csv' })
  const rows = await files.rows(tried.id)
  expect(rows.map(({ action, faults }) => [action, ...faults.map(({ field, code }) => `${field} ${code}`)])).toEqual([
    ['new'],
    ['update'],
    ['same'],
    ['error', 'null redirect_loop'],
    ['new'],
    ['error', 'null redirect_loop'],
    ['error', 'to_path notOfShop'],
    ['error', 'from_path required'],
    ['error', 'redirect_status redirectStatus'],
    ['error', 'null doubled'],
    ['error', 'null doubled'],
  ])
  expect(rows[1]?.changes).toEqual([
    { field: 'to_path', before: '/faqs', after: '/items/latest' },
    { field: 'redirect_status', before: 301, after: 302 },
  ])
  expect(await redirects(), 'a trial writes nothing').toEqual(stood)
  const done = await files.apply(tried.id)
  expect(done).toMatchObject({ state: 'done', counts: { outcomes: { applied: 3 } } })
  expect(await redirects()).toEqual({
    '/stays': '/faqs 301',
    '/moves': '/items/latest 302',
    '/products/玫瑰?variant=1': '/product/12 301',
    '/one': '/two 301',
  })
  await saveRedirect(shop, { actor, redirect: { from: '/one', to: '/about' } })
  await files.undo(tried.id)
  expect(await redirects(), 'what somebody has changed since stays').toEqual({ ...stood, '/one': '/about 301' })
  expect((await files.rows(tried.id)).find(({ row }) => row === 6)?.why).toEqual([{ field: 'to_path', code: 'changed_since' }])
})

test('IMP-01 IMP-06 the trial of a long file sees what its earlier rows would do, as applying does', async () => {
  const between = Array.from({ length: 300 }, (_, n) => `/between-${n},/faqs,`)
  const lines = ['Redirect from,Redirect to,Status', '/first,/second,', ...between, '/second,/third,']
  const tried = await files.tried(lines.join('\n'), { kind: 'redirects', name: 'long.csv' })
  expect(tried.counts).toMatchObject({ actions: { new: 301, error: 1 } })
  const { rows } = await owner.call.imports.rows({ id: tried.id, view: 'attention' })
  expect(rows.map(({ row, faults }) => [row, faults])).toEqual([[303, [{ field: null, code: 'redirect_loop', by: '/first' }]]])
  expect(await files.apply(tried.id)).toMatchObject({ counts: { outcomes: { applied: 301 } } })
  await files.undo(tried.id)
})

test('IMP-01 IMP-08 IMP-12 discount codes come by a file; what changed since the trial is skipped, and taken back a new one has ended', async () => {
  await db
    .insertInto('discount_codes')
    .values({ code: 'PLUM10', name_zh: '梅', kind: 'percent', value: 10, ends_at: '2027-01-01' })
    .execute()
  await db.insertInto('discount_codes').values({ code: 'PLUM20', name_zh: '梅', kind: 'percent', value: 20 }).execute()
  const lines = [
    '折扣碼,折扣碼名稱（中）,折扣方式,折扣,最低消費,開始時間,結束時間,可以使用',
    'new50,五十,折抵金額,50,500,2026-12-01,2026-12-31 23:59,是',
    'plum10,梅,百分比,15,,,[清空],',
    'PLUM20,梅,percent,25,,,,',
    'TOOMUCH,多,百分比,101,,,,',
    'BACKWARDS,反,百分比,10,,2026-12-02,2026-12-01,',
    'NONAME,,百分比,10,,,,',
    'BAD CODE,梅,百分比,10,,,,',
    'KIND,梅,贈品,10,,,,',
    'DAY,梅,百分比,10,,2026-02-30,,',
  ]
  const tried = await files.tried(lines.join('\n'), { kind: 'discount_codes', name: 'codes.csv' })
  const rows = await files.rows(tried.id)
  expect(rows.map(({ action, faults }) => [action, ...faults.map(({ field, code }) => `${field} ${code}`)])).toEqual([
    ['new'],
    ['update'],
    ['update'],
    ['error', 'null codeTerms'],
    ['error', 'null codeTerms'],
    ['error', 'code_name_zh required'],
    ['error', 'code invalid'],
    ['error', 'code_kind discount'],
    ['error', 'starts_at moment'],
  ])
  expect(await codes(), 'a trial writes nothing').toHaveLength(2)
  await changeDiscountCode(shop, { actor, code: 'PLUM20', change: { value: 30 } })
  await files.apply(tried.id)
  const [fresh, ten, twenty] = await codes()
  expect(fresh).toMatchObject({ code: 'NEW50', kind: 'amount', value: 50, starts_at: new Date('2026-11-30T16:00:00Z'), active: true })
  expect(fresh?.ends_at).toEqual(new Date('2026-12-31T15:59:00Z'))
  expect(ten).toMatchObject({ code: 'PLUM10', value: 15, ends_at: null })
  expect(twenty).toMatchObject({ code: 'PLUM20', value: 30 })
  expect((await files.rows(tried.id))[2]?.why).toEqual([{ field: 'code_value', code: 'changed_since' }])
  await files.undo(tried.id)
  const [ended, back] = await codes()
  expect(ended).toMatchObject({ code: 'NEW50', active: false })
  expect(back).toMatchObject({ code: 'PLUM10', value: 10, ends_at: new Date('2027-01-01') })
  const verbs = await db
    .selectFrom('audit_entries')
    .where('subject', '=', 'discount code NEW50')
    .orderBy('id')
    .select(['verb', 'actor_id'])
    .execute()
  expect(verbs.map(({ verb }) => verb)).toEqual(['create-discount-code', 'change-discount-code'])
  expect(new Set(verbs.map(({ actor_id: by }) => by))).not.toContain('trial')
})

test('IMP-01 whoever imports codes and redirects needs what writing one of them needs', async () => {
  const { mayImport } = await import('../asking/ask-import.ts')
  const of = (...names: ('goods.import' | 'content.publish' | 'promotions.approve')[]) =>
    new Map(names.map((name) => [name, 'all' as const]))
  expect(mayImport(of('goods.import', 'content.publish'), { kind: 'redirects', fields: [] })).toBe(true)
  expect(mayImport(of('goods.import', 'promotions.approve'), { kind: 'redirects', fields: [] })).toBe(false)
  expect(mayImport(of('goods.import', 'content.publish'), { kind: 'discount_codes', fields: [] })).toBe(false)
})

test('IMP-01 an old address that is long leads as it is written', async () => {
  const long = `/${'舊'.repeat(260)}`
  const tried = await files.tried(`Redirect from,Redirect to\n${long},/faqs`, { kind: 'redirects', name: 'long.csv' })
  await files.apply(tried.id)
  expect(Object.keys(await redirects())).toContain(long)
})

test('IMP-18 who may not write codes reads none in files, neither the sent nor the written', async () => {
  const tried = await files.tried('Code,Value\nSECRET100,100', { kind: 'discount_codes', name: 'codes.csv' })
  const editor = await office.as('editor')
  expect(await editor.call.imports.rows({ id: tried.id, view: 'all' })).toEqual({ rows: [], next: null })
  expect((await editor.call.imports.find({ id: tried.id })).headings).toEqual([])
  const accountant = await office.as('accountant')
  await expect(accountant.call.exports.askGoods({ kind: 'discount_codes', format: 'csv' })).rejects.toMatchObject({
    status: 'permission_denied',
  })
  expect(await accountant.call.exports.askGoods({ kind: 'products', format: 'csv' })).toMatchObject({ id: expect.any(Number) })
})
