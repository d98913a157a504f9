import { expect, test, type Page } from '@playwright/test'
import { controlTexts } from '#texts/shared/controls.ts'
import { homeTexts } from '#texts/shop/home.ts'
import { countGifts, countPieces } from '#storefront/features/cart/count-pieces.ts'
import { cartWithItems, shellTexts, shopContacts } from '#texts/shop/shell.ts'
import { linesInCart } from './cart-page.ts'
import { atDesk, comeAsMember, expectAccessible, heading, open, openAtStandstill, scrollTo, shopper, toast } from './shopper.ts'

// What stands around every page: bar, footer, toasts, tooltips.

const bar = (page: Page) => page.getByRole('banner')

test('SHL-09 SHL-12 CON-03 after 100 px the bar has another style and buttons lead to help and to the top', async ({ page }) => {
  await open(page, '/zh')
  const shadow = () => bar(page).evaluate((element) => getComputedStyle(element).boxShadow)
  const toTop = page.getByRole('button', { name: '回到頂端' })
  await expect(toTop).toBeHidden()
  expect(await shadow()).toBe('none')
  await scrollTo(page, 101)
  await expect(toTop).toBeVisible()
  await expect.poll(shadow).not.toBe('none')
  await expect(page.getByRole('link', { name: 'LINE 客服' })).toHaveAttribute('href', shopContacts.line)
  await scrollTo(page, 100)
  await expect(toTop).toBeHidden()
  await expect.poll(shadow).toBe('none')
  await scrollTo(page, 2000)
  await toTop.click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('SHL-11 SHL-25 the footer has contacts, social pages, the pages about the shop, and who sells', atDesk, async ({ page }) => {
  await open(page, '/en')
  const footer = page.getByRole('contentinfo')
  for (const fact of [
    'MEIHAO',
    'Tax ID 12345675',
    'No. 12, Lane 31, Yongkang St., Da’an District, Taipei 106',
    'Food business no. A-112345675-00000-0',
  ])
    await expect(footer.getByText(fact, { exact: true })).toBeVisible()
  await expect(footer.getByRole('link', { name: shopContacts.phone })).toHaveAttribute('href', `tel:${shopContacts.phone}`)
  await expect(footer.getByRole('link', { name: shopContacts.email })).toHaveAttribute('href', `mailto:${shopContacts.email}`)
  for (const [name, address] of [
    ['Facebook', shopContacts.facebook],
    ['LINE', shopContacts.line],
    ['Threads', shopContacts.threads],
  ] as const) {
    const link = footer.getByRole('link', { name })
    await expect(link).toHaveAttribute('href', address)
    await expect(link).toHaveAttribute('target', '_blank')
  }
  for (const [name, terms] of [
    ['Shopping guide', 'readme'],
    ['Our story', 'about'],
    ['Certificates', 'certification'],
    ['Privacy policy', 'privacy'],
    ['Manuals', 'manual'],
  ] as const) {
    await expect(footer.getByRole('link', { name })).toHaveAttribute('href', `/en/terms/${terms}`)
  }
  await expect(footer.getByRole('link', { name: 'Returns and refunds' })).toHaveAttribute('href', '/en/faqs/shopping')
  await footer.getByRole('link', { name: 'Privacy policy' }).click()
  await expect(page).toHaveURL('/en/terms/privacy')
  await expect(heading(shopper(page, 'en'), 'Privacy policy')).toBeVisible()
})

test('SHL-13 a line at the top shows that a page is loading', atDesk, async ({ page }) => {
  await open(page, '/zh/items/8')
  const answer = Promise.withResolvers<void>()
  await page.route('**/api/v1/categories/*', async (route) => {
    await answer.promise
    await route.continue()
  })
  await page.getByRole('link', { name: '蛋糕甜點', exact: true }).click()
  const loading = page.getByRole('progressbar', { name: controlTexts.loading.zh })
  await expect(loading).toBeVisible()
  answer.resolve()
  await expect(heading(shopper(page, 'zh'), '蛋糕甜點')).toBeVisible()
  await expect(loading).toHaveCount(0)
})

test('SHL-14 CON-01 a toast stays for four seconds, and as long as somebody points at it', atDesk, async ({ page }) => {
  await page.clock.install({ time: '2026-01-05T10:00:00+08:00' })
  await page.clock.pauseAt('2026-01-05T10:00:01+08:00')
  const told = toast(page, homeTexts.emailVerified.zh)
  await openAtStandstill(page, '/zh?email_verified=true')
  await expect(told).toBeVisible()
  await page.clock.runFor(3999)
  await expect(told).toBeVisible()
  await page.clock.runFor(1)
  await expect(told).toHaveCount(0)
  await openAtStandstill(page, '/zh?email_verified=true')
  await told.hover()
  await page.clock.runFor(60_000)
  await expect(told).toBeVisible()
  await page.mouse.move(5, 500)
  await page.clock.runFor(4000)
  await expect(told).toHaveCount(0)
  await openAtStandstill(page, '/zh?email_verified=true')
  await told.getByRole('button', { name: '關閉' }).click()
  await expect(told).toHaveCount(0)
})

test('SHL-14 success, warning and error look and speak differently', atDesk, async ({ page }) => {
  await openAtStandstill(page, '/zh?email_verified=true')
  await expect(page.getByRole('status').filter({ hasText: homeTexts.emailVerified.zh })).toHaveClass('toast success')
  await page.goto('/zh/cart')
  await expect(page.getByRole('status').filter({ hasText: '請先登入' })).toHaveClass('toast warning')
  await page.goto('/zh/items/999999')
  await expect(page.getByRole('alert').filter({ hasText: '找不到這個分類' })).toHaveClass('toast error')
  await expectAccessible(shopper(page, 'zh'))
})

test('SHL-15 CON-01 a tooltip comes after 80 ms of pointing, or at once with the keyboard', atDesk, async ({ page }) => {
  await open(page, '/zh')
  const pause = page.getByRole('button', { name: '暫停輪播' })
  const word = page.locator('.tooltip', { hasText: '暫停輪播' })
  await expect(word).toBeHidden()
  await pause.hover()
  await expect(word).toBeVisible()
  expect(await word.evaluate((element) => getComputedStyle(element).transitionDelay)).toBe('0.08s')
  await page.mouse.move(5, 5)
  await expect(word).toBeHidden()
  await page.getByRole('button', { name: '下一張' }).focus()
  await page.keyboard.press('Tab')
  await expect(pause).toBeFocused()
  await expect(word).toBeVisible()
})

test('without a network the page says so, until there is one again', atDesk, async ({ page, context }) => {
  await open(page, '/en/terms/about')
  const notice = page.getByText(shellTexts.offline.en)
  await context.setOffline(true)
  await expect(notice).toBeVisible()
  await expectAccessible(shopper(page, 'en'))
  await context.setOffline(false)
  await expect(notice).toHaveCount(0)
})

test('a picture that does not arrive is drawn as a placeholder, and as itself when it comes after all', atDesk, async ({ page }) => {
  await page.route('**/media/products/**', (route) => route.abort())
  await page.goto('/zh/product/109')
  const picture = page.locator('.gallery .main img')
  const drawn = () => picture.evaluate((element) => getComputedStyle(element).content)
  await expect.poll(drawn).toContain('/placeholder.svg')
  await page.unroute('**/media/products/**')
  await picture.evaluate((element) => {
    if (!(element instanceof HTMLImageElement)) return
    for (const source of element.parentElement?.querySelectorAll('source') ?? []) source.remove()
    element.src = element.src.replace('.webp', '-400.webp')
  })
  await expect.poll(drawn).toBe('normal')
})

test('D-82 CRT-48 the cart counts pieces, and no gifts', atDesk, async ({ page }) => {
  await comeAsMember(page, 'mei')
  const lines = await linesInCart(page)
  expect(countPieces(lines)).not.toBe(lines.length)
  expect(countGifts(lines)).toBeGreaterThan(0)
  await page.goto('/zh')
  await expect(bar(page).getByRole('link', { name: cartWithItems(countPieces(lines)).zh, exact: true })).toBeVisible()
})
