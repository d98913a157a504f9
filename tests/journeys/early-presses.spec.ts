import { expect, test, type Page } from '@playwright/test'
import type { WishlistItem } from '#contract/shop/api/wishes/wishlist.ts'
import { more } from '#texts/shared/controls.ts'
import { addedToCart, productTexts } from '#texts/shop/product.ts'
import { addWishOf, wishAdded, wishRemoved } from '#texts/shop/wishes/heart.ts'
import { shellTexts } from '#texts/shop/shell.ts'
import { forgetWishes } from './as-before.ts'
import { buyButton, candle, countAdding, productOf } from './product-page.ts'
import { atDesk, comeAsMember, csrfTokenOf, onPhone, takeOutOfCart, toast, waitUntilAwake } from './shopper.ts'

// What is pressed while a page's scripts are still on their way.

test('SHL-24 hao counts up and buys before the page is awake, and finds three in his cart', atDesk, async ({ page }) => {
  await comeAsMember(page, 'hao')
  const { name } = await productOf(page, { id: candle })
  const asked = countAdding(page)
  const wake = await openAsleep(page, `/zh/product/${candle}`)
  const increase = page.locator('.quantity').getByRole('button', { name: more('數量').zh })
  await increase.click()
  await increase.click()
  await buyButton(page).click()
  await expect(page.locator('.toast')).toHaveCount(0)
  await wake()
  await expect(toast(page, addedToCart(name, 3).zh)).toBeVisible()
  expect(asked()).toBe(1)
  await expect(buyButton(page)).not.toHaveAttribute('aria-busy')
  await buyButton(page).click()
  await expect.poll(asked).toBe(2)
  await takeOutOfCart(page, candle)
})

test('SHL-24 a visitor opens the menu before the page is awake; the page shows that it has heard', onPhone, async ({ page }) => {
  const wake = await openAsleep(page, '/en')
  const menu = page.getByRole('button', { name: shellTexts.openMenu.en, includeHidden: true })
  await menu.click()
  await expect(menu).toHaveCSS('cursor', 'progress')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await wake()
  await expect(page.getByRole('dialog', { name: shellTexts.drawer.en })).toBeVisible()
  await expect(menu).not.toHaveCSS('cursor', 'progress')
})

test('SHL-24 a visitor who buys before the page is awake is asked to log in, once it is known who they are', onPhone, async ({ page }) => {
  const wake = await openAsleep(page, `/zh/product/${candle}`)
  await buyButton(page).click()
  await wake()
  await expect(toast(page, productTexts.loginFirst.zh)).toBeVisible()
})

test(
  'WSH-05 WSH-07 hao presses a heart twice before his wishes are known: what he keeps already stays, once, and only a full heart lets go of it',
  atDesk,
  async ({ page }) => {
    await comeAsMember(page, 'hao')
    await forgetWishes(page)
    const { name } = await productOf(page, { id: candle })
    const headers = { 'x-csrf-token': await csrfTokenOf(page.request) }
    expect((await page.request.post('/api/v2/user/wishlist_items', { headers, data: { product_id: candle } })).ok()).toBe(true)
    const kept = await wishesOf(page)
    expect(kept).toEqual([{ entry: expect.any(Number), product: candle }])
    const { promise: known, resolve: letThrough } = Promise.withResolvers<void>()
    const changes: string[] = []
    await page.route('**/api/v2/user/wishlist_items*', async (route) => {
      await known
      await route.continue()
    })
    page.on('request', (request) => {
      if (request.url().includes('/wishlist_items') && request.method() !== 'GET') changes.push(request.method())
    })
    await page.goto(`/zh/product/${candle}`)
    await waitUntilAwake(page)
    const heart = page
      .getByRole('main')
      .getByRole('button', { name: addWishOf(name).zh })
      .first()
    await heart.click()
    await expect(heart).toHaveAttribute('aria-busy', 'true')
    await expect(heart, 'it still looks empty').toHaveAttribute('aria-pressed', 'false')
    await heart.click()
    letThrough()
    await expect(toast(page, wishAdded(name).zh)).toBeVisible()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await expect(heart).not.toHaveAttribute('aria-busy')
    expect(changes).toEqual([])
    expect(await wishesOf(page)).toEqual(kept)

    await heart.click()
    await expect(toast(page, wishRemoved(name).zh)).toBeVisible()
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    expect(changes).toEqual(['DELETE'])
    expect(await wishesOf(page)).toEqual([])
  },
)

async function wishesOf({ request }: Page) {
  const found = await request.get('/api/v2/user/wishlist_items')
  const { wishlist_items: wishes } = (await found.json()) as { wishlist_items: WishlistItem[] }
  return wishes.map(({ id, product }) => ({ entry: id, product: product.id }))
}

/** Opens a page as the server has drawn it. Its scripts wait until they are let through; the page is awake when that has ended. */
async function openAsleep(page: Page, address: string): Promise<() => Promise<void>> {
  const { promise: woken, resolve: wake } = Promise.withResolvers<void>()
  await page.route(/\.js$/, async (route) => {
    await woken
    await route.continue()
  })
  await page.goto(address, { waitUntil: 'commit' })
  // Without its styles a page shows what is for other screens too.
  await page.waitForFunction(
    () =>
      document.querySelector('body') !== null &&
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(({ sheet }) => sheet !== null),
  )
  return async () => {
    wake()
    await waitUntilAwake(page)
  }
}
