import { expect, test } from '@playwright/test'
import type { Companions } from '#contract/shop/api/products.ts'
import { languages } from '#rules/locale.ts'
import { controlTexts, enlargePicture, fewer, more, pictureNumber } from '#texts/shared/controls.ts'
import { atMost, forPoints, maximumReached, onlyForPoints, productTexts } from '#texts/shop/product.ts'
import { buyButton, candle, productOf } from './product-page.ts'
import { ask, atDesk, expectAccessible, expectFits, heading, oneScreen, open, shopper, toast } from './shopper.ts'

// What a product's page tells.

for (const language of languages) {
  test(`the page tells what it is, what it costs and what to know (${language})`, oneScreen(language), async ({ page }) => {
    const visitor = shopper(page, language)
    const { say } = visitor
    const asked: string[] = []
    page.on('request', (request) => void asked.push(new URL(request.url()).pathname))
    const product = await productOf(page, { id: 27, language })
    const purchase = page.locator('.purchase')
    const expectTold = async (...texts: string[]) => {
      for (const text of texts) await expect(purchase.getByText(text).first()).toBeVisible()
    }
    await test.step('PRD-01 PRD-03 what stands before the hyphen is its number, by which the shop is asked', async () => {
      await open(page, `/${language}/items/15`)
      await page.locator('.name a[href$="/product/27-gel-starter-set-6"]').click()
      await expect(heading(visitor, product.name)).toBeVisible()
      await expect.poll(() => asked).toContain('/api/v1/products/27')
    })
    await test.step('PRD-05 PRD-07 name, words, and all three prices', async () => {
      await expectTold(product.description_of_good, 'NT$1,980', 'NT$2,480', say(productTexts.firstPurchase))
      await expect(page).toHaveTitle(new RegExp(product.name))
    })
    await test.step('PRD-08 PRD-24 PRD-30 tags and warnings', () =>
      expectTold(say(productTexts.vip), say(productTexts.warnings.embargo), say(controlTexts.temperatures[product.temperature])))
    await test.step('PRD-12 one button puts it into the cart', async () => {
      await expect(buyButton(page)).toHaveCount(1)
      await expectFits(visitor)
    })
    await test.step('PRD-02 the number alone is enough', async () => {
      await page.goto(`/${language}/product/27`)
      await expect(heading(visitor, product.name)).toBeVisible()
    })
  })
}

test('PRD-08 PRD-23 PRD-24 tags and warnings say what goods are', atDesk, async ({ page }) => {
  const { warnings } = productTexts
  for (const [id, told] of [
    [
      141,
      [
        warnings.embargo.zh,
        warnings.no_cod.zh,
        warnings.tcat_only.zh,
        warnings.standalone.zh,
        ...(await productOf(page, { id: 141 })).split_stocks.map((part) => part.stock_description),
      ],
    ],
    [166, ['冷藏', productTexts.preorder.zh, warnings.exclusive.zh, '下單後 7 至 21 天出貨']],
    [142, ['冷凍', '冷凍宅配，滿 NT$2,500 免運']],
    [candle, ['常溫']],
  ] as const) {
    await page.goto(`/zh/product/${id}`)
    for (const text of told) await expect(page.locator('.purchase').getByText(text, { exact: true }).first()).toBeVisible()
  }
})

test('PRD-08 PRD-30 a tag tells its reason to whoever points at it, taps it or reaches it by keyboard', async ({ page, isMobile }) => {
  await open(page, '/zh/product/27')
  const reason = page.getByText(productTexts.warningReasons.embargo.zh)
  const tag = page.locator('.facts').getByRole('button', { name: productTexts.warnings.embargo.zh })
  await expect(tag).toHaveAccessibleDescription(productTexts.warningReasons.embargo.zh)
  await expect(reason).toBeHidden()
  if (isMobile) {
    await tag.tap()
    return expect(reason).toBeVisible()
  }
  await tag.hover()
  await expect(reason).toBeVisible()
  await page.mouse.move(5, 5)
  await expect(reason).toBeHidden()
  await tag.focus()
  await expect(reason).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(reason).toBeHidden()
})

test('PRD-22 what points can buy names the points, alone or beside the price', atDesk, async ({ page }) => {
  await page.goto('/zh/product/2')
  await expect(page.locator('.price-block')).toContainText(forPoints('150').zh)
  await page.goto('/zh/product/32')
  await expect(page.locator('.price-block')).toContainText(onlyForPoints('90').zh)
  await expect(page.locator('.price-block')).not.toContainText('NT$')
})

test('PRD-04 ERR-02 a product that does not exist is told, then the address says 404', atDesk, async ({ page }) => {
  const answer = await page.goto('/en/product/999999-nothing')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('alert').filter({ hasText: "This product doesn't exist" })).toBeVisible()
  await expect(page).toHaveURL('/en/404')
  await expect(page.getByRole('main')).toBeVisible()
})

test('PRD-06 the gallery shows the preview first; the others are chosen, swiped to and enlarged', async ({ page }) => {
  await open(page, `/zh/product/${candle}`)
  const { name, preview, pictures } = await productOf(page, { id: candle })
  const main = page.locator('.gallery .main')
  await expect(main.getByRole('img', { name })).toHaveAttribute('src', preview)
  const thumbs = page.getByRole('group', { name: productTexts.pictures.zh }).getByRole('button')
  await expect(thumbs).toHaveCount(new Set([preview, ...pictures]).size)
  await thumbs.first().focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: pictureNumber(2).zh, exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(thumbs.nth(1)).toHaveAttribute('aria-current', 'true')
  await expect(main.locator('li').nth(1).locator('img')).toBeInViewport()
  await main.evaluate((track) => track.scrollTo({ left: 0, behavior: 'instant' }))
  await expect(thumbs.first()).toHaveAttribute('aria-current', 'true')
})

test('PRD-06 a picture is enlarged over the window, zoomed into, and the next one follows', async ({ page }) => {
  await open(page, `/en/product/${candle}`)
  const { name } = await productOf(page, { id: candle, language: 'en' })
  const opener = page.getByRole('button', { name: enlargePicture(1).en })
  await opener.click()
  const window = page.getByRole('dialog', { name })
  const width = async () => (await window.getByRole('img').boundingBox())?.width ?? 0
  await expect(window.getByRole('img')).toHaveAccessibleName(`${name} (${pictureNumber(1).en})`)
  const before = await width()
  await window.getByRole('button', { name: controlTexts.zoomIn.en }).click()
  await expect.poll(width).toBeGreaterThan(before * 1.5)
  await expectAccessible(shopper(page, 'en'))
  await window.getByRole('button', { name: controlTexts.next.en }).click()
  await expect(window.getByRole('img')).toHaveAccessibleName(`${name} (${pictureNumber(2).en})`)
  await page.keyboard.press('Escape')
  await expect(window).toHaveCount(0)
  await expect(opener).toBeFocused()
})

test('PRD-10 PRD-11 PRD-16 the quantity goes from 1 to the most that one may buy, and says so beyond', async ({ page }) => {
  await open(page, '/zh/product/30')
  const { max_qty: most } = await productOf(page, { id: 30 })
  const quantity = page.locator('.quantity')
  await expect(quantity).toContainText(atMost(most).zh)
  await quantity.getByRole('button', { name: fewer('數量').zh }).press('Enter')
  await expect(quantity.locator('output')).toHaveText('1')
  for (let press = 0; press < most; press += 1) await quantity.getByRole('button', { name: more('數量').zh }).click()
  await expect(quantity.locator('output')).toHaveText(String(most))
  await expect(toast(page, maximumReached(most).zh)).toBeVisible()
})

test('PRD-15 what is sold out has no quantity and a button that does nothing', atDesk, async ({ page }) => {
  await open(page, '/zh/product/5')
  await expect(buyButton(page)).toHaveText(productTexts.soldOut.zh)
  await expect(buyButton(page)).toBeDisabled()
  await expect(page.locator('.quantity output')).toHaveText('0')
  await page
    .locator('.quantity')
    .getByRole('button', { name: more('數量').zh })
    .press('Enter')
  await expect(page.locator('.quantity output')).toHaveText('0')
})

test('PRD-17 PRD-19 siblings and accessories lead to their pages', atDesk, async ({ page }) => {
  await open(page, '/zh/product/27')
  const { optional_products, accessories, name: own } = await productOf(page, { id: 27 })
  const siblings = page.getByRole('navigation', { name: productTexts.siblings.zh }).getByRole('link')
  for (const { name } of optional_products) await expect(siblings.and(page.getByLabel(name))).toBeVisible()
  await expect(siblings.and(page.locator('[aria-current=page]'))).toHaveAccessibleName(own)
  const together = page.locator('#accessories')
  await expect(together.locator('article .name')).toHaveText(accessories.map(({ name }) => name))
  await siblings.nth(1).click()
  await expect(page).toHaveURL(new RegExp(`/zh/product/${optional_products[0]?.id}(-|$)`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText((await productOf(page, { id: optional_products[0]?.id ?? 0 })).name)
})

test('PRD-19 accessories beyond the edge are reached by buttons', atDesk, async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 900 })
  await open(page, '/zh/product/27')
  const shelf = page.getByRole('group', { name: productTexts.accessories.zh })
  await expect(shelf.getByRole('button', { name: controlTexts.earlier.zh })).toBeDisabled()
  await shelf.getByRole('button', { name: controlTexts.later.zh }).click()
  await expect(shelf.getByRole('article').first()).not.toBeInViewport({ ratio: 0.9 })
  await expect(shelf.getByRole('article').last()).toBeInViewport({ ratio: 0.9 })
  await expect(shelf.getByRole('button', { name: controlTexts.later.zh })).toBeDisabled()
})

test('PRD-19 PRD-20 a menu that stays in sight leads to the sections that there are', async ({ page }) => {
  await open(page, '/zh/product/1')
  const menu = page.getByRole('navigation', { name: productTexts.sections.zh })
  const { description, videos, accessories, notice } = productTexts
  await expect(menu.getByRole('link')).toHaveText([description.zh, videos.zh, accessories.zh, notice.zh])
  await expect(page.locator('#videos video')).toHaveAttribute('src', /^\/film-/)
  await expect(menu.getByRole('link').first()).toHaveAttribute('aria-current', 'true')
  await menu.getByRole('link', { name: productTexts.accessories.zh }).click()
  await expect(page).toHaveURL(/\/zh\/product\/1-[a-z0-9-]+#accessories$/)
  await expect(heading(shopper(page, 'zh'), productTexts.accessories.zh)).toBeInViewport()
  await expect(menu).toBeInViewport()
  await expect(menu.getByRole('link', { name: productTexts.accessories.zh })).toHaveAttribute('aria-current', 'true')
  await page.goto('/zh/product/7')
  await expect(menu.getByRole('link')).toHaveText([productTexts.description.zh, productTexts.notice.zh])
})

test('PRD-21 search engines read what is sold, at which price, and whether it can be had', atDesk, async ({ page }) => {
  for (const [id, availability] of [
    [candle, 'InStock'],
    [5, 'OutOfStock'],
    [166, 'PreOrder'],
  ] as const) {
    await page.goto(`/en/product/${id}`)
    const product = await productOf(page, { id, language: 'en' })
    const [told, trail]: unknown[] = (await page.locator('script[type="application/ld+json"]').allTextContents()).map((text) =>
      JSON.parse(text),
    )
    const { categories } = await ask<Companions>({ page, language: 'en' }, `/api/v1/product_companions/${id}`)
    expect(categories, 'PRD-33').not.toEqual([])
    expect(trail).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Home' },
        ...categories.map(({ id: category, name }, at) => ({
          position: at + 2,
          name,
          item: expect.stringMatching(new RegExp(`/en/items/${category}$`)),
        })),
        { position: categories.length + 2, name: product.name, item: expect.stringContaining(`/en/product/${id}-`) },
      ],
    })
    // A member of a family stands in the group of all (FAM-12).
    const { hasVariant = [told] } = told as { hasVariant?: unknown[] }
    const data = hasVariant.find((each) => (each as { sku: string }).sku === String(id))
    expect(data).toMatchObject({
      '@type': 'Product',
      name: product.name,
      description: product.description_of_good,
      sku: String(id),
      image: expect.arrayContaining([expect.stringMatching(/^http.*\/media\//)]),
      offers: { price: product.price, priceCurrency: 'TWD', availability: `https://schema.org/${availability}` },
    })
  }
})
