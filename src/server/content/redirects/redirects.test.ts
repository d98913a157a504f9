import { beforeAll, expect, test } from 'vitest'
import { createProduct } from '#support/rows.ts'
import { openTestPages } from '#support/test-pages.ts'
import { openTestShop } from '#support/test-shop.ts'
import { removeRedirect } from './remove-redirect.ts'
import { saveRedirect } from './save-redirect.ts'

const testShop = await openTestShop()
const { shop, database } = testShop
const pages = await openTestPages(testShop)
const actor = { kind: 'staff' as const, id: 'Ning' }
const lead = async (from: string, to: string, status?: 301 | 302) => saveRedirect(shop, { actor, redirect: { from, to, status } })
const asked = async (address: string) => {
  const { status, headers } = await pages.ask(address)
  return { status, to: headers.location }
}

let id = 0
let living = 0
beforeAll(async () => {
  id = await createProduct(database, { slug: 'rose-gel' })
  living = await createProduct(database, { slug: 'plum-gel' })
})

test('IMP-01 an old address leads on by 301 or 302, with and without a language, and a page that there is stays', async () => {
  expect((await lead('https://old.example/Products/玫瑰凝膠/?variant=2', `/product/${id}-rose-gel`)).ok).toBe(true)
  expect((await lead('/products/gone', '/health-articles', 302)).ok).toBe(true)
  expect((await lead('/en/pages/about', '/en/about')).ok).toBe(true)
  expect((await lead('/shop.php?item=7', '/items/latest?from=old')).ok).toBe(true)
  await expect.poll(async () => asked('/products/gone'), { timeout: 5000 }).toEqual({ status: 302, to: '/zh/health-articles' })
  const encoded = encodeURI('/Products/玫瑰凝膠')
  expect(await asked(`${encoded}?variant=2`)).toEqual({ status: 301, to: `/zh/product/${id}-rose-gel` })
  expect(await asked(`/en${encoded}?variant=2`)).toEqual({ status: 301, to: `/en/product/${id}-rose-gel` })
  expect(await asked(encoded), 'without its query it is another address').toEqual({ status: 302, to: '/zh/404' })
  expect(await asked('/en/products/gone?utm_source=x')).toEqual({ status: 302, to: '/en/health-articles?utm_source=x' })
  expect(await asked('/shop.php?item=7')).toEqual({ status: 301, to: '/zh/items/latest?from=old' })
  expect(await asked('/en/pages/about')).toEqual({ status: 301, to: '/en/about' })
  expect((await asked('/zh/pages/about')).status, 'only in that language').toBe(404)
  expect((await lead(`/product/${living}-plum-gel`, '/about')).ok).toBe(true)
  expect((await lead('/product/999999-gone', '/about')).ok).toBe(true)
  await expect.poll(async () => asked('/zh/product/999999-gone'), { timeout: 5000 }).toEqual({ status: 301, to: '/zh/about' })
  expect((await asked(`/zh/product/${living}-plum-gel`)).status, 'it is never shadowed').toBe(200)
})

test('IMP-01 loops and chains of more than one step are refused, also at once, and what is no address', async () => {
  expect((await lead('/a', '/b')).ok).toBe(true)
  const loops = [
    ['/a', '/a'],
    ['/zh/x', '/x'],
    ['/b', '/c'],
    ['/zh/b', '/c'],
    ['/z', '/a'],
    ['/z', '/en/a?x=1'],
    ['/b', '/a'],
  ] as const
  for (const [from, to] of loops)
    expect(await lead(from, to), `${from} ${to}`).toMatchObject({ ok: false, refusal: { code: 'redirect_loop' } })
  const both = await Promise.all([lead('/one', '/two'), lead('/two', '/three')])
  expect(both.filter(({ ok }) => ok)).toHaveLength(1)
  const wrong = [
    ['', '/b'],
    ['/', '/b'],
    ['/zh', '/b'],
    ['/api/v1/products', '/b'],
    ['/office', '/b'],
    ['/%E0%A4%A', '/b'],
    ['/c', '//evil.example'],
    ['/c', 'https://evil.example/'],
    ['/c', '/\\evil.example'],
    ['/c', `/${'x'.repeat(600)}`],
    ['/c', '/zh/..//evil.example'],
    ['/c', '/zh/../c'],
    ['/c', '/zh//c'],
    ['/c', '/%2e%2e/api/v1/products'],
    ['/c/../d', '/b'],
  ] as const
  for (const [from, to] of wrong)
    expect(await lead(from, to), `${from} ${to}`).toMatchObject({ ok: false, refusal: { code: 'wrong_value' } })
})

test('IMP-01 a target is led to as it was said: with its own query, its own signs, and never to another house', async () => {
  const targets = [
    ['/q', '/?utm=old', '/zh?utm=old'],
    ['/han', '/brands/梅染 指彩'.replace(' ', ''), `/zh/brands/${encodeURIComponent('梅染指彩')}`],
    ['/dots', '/%252e%252e/evil.example', '/zh/%252e%252e/evil.example'],
  ] as const
  for (const [from, to, led] of targets) {
    expect((await lead(from, to)).ok, to).toBe(true)
    await expect.poll(async () => (await asked(from)).to, { timeout: 5000 }).toBe(led)
  }
})

test('IMP-01 told twice nothing changes; told otherwise it leads there; taken away it leads nowhere', async () => {
  const first = await lead('/twice', '/about')
  expect(await lead('/twice/', '/about')).toEqual(first)
  expect((await lead('/twice', '/faqs', 302)).ok).toBe(true)
  await expect.poll(async () => asked('/twice'), { timeout: 5000 }).toEqual({ status: 302, to: '/zh/faqs' })
  const entries = await database.db.selectFrom('audit_entries').where('subject', '=', 'redirect /twice').select('verb').execute()
  expect(entries).toEqual([{ verb: 'set-redirect' }, { verb: 'set-redirect' }])
  expect(await removeRedirect(shop, { actor, from: '/twice' })).toEqual({ ok: true, value: '/twice' })
  expect(await removeRedirect(shop, { actor, from: '/twice' })).toMatchObject({ ok: false, refusal: { code: 'unknown_redirect' } })
  await expect.poll(async () => asked('/twice'), { timeout: 5000 }).toEqual({ status: 302, to: '/zh/404' })
})
