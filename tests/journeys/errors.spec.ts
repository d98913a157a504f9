import { expect, test } from '@playwright/test'
import { problemStatuses, type ProblemStatus } from '#contract/shared/problems.ts'
import { languages } from '#rules/locale.ts'
import { detailsTexts, nextTexts } from '#texts/shop/checkout.ts'
import { errorTexts } from '#texts/shared/errors.ts'
import { carrierTexts } from '#texts/shop/order.ts'
import { problemTexts } from '#texts/shared/problems.ts'
import { productTexts } from '#texts/shop/product.ts'
import { chooseMethod, findProduct, pressAddToCart, takeFromCart } from './buying.ts'
import { buyButton, candle } from './product-page.ts'
import { atDesk, comeAsMember, heading, open, putIntoCart, shopper, takeOutOfCart, toast, whenKnown, type Shopper } from './shopper.ts'

// What the shop does when a call fails: one reaction for each status, wherever it happens.

const candlePage = `/product/${candle}-candle-night-plum`

/** A member wants to buy a candle, and the shop answers with a problem. */
async function buyAndFail({ page, language, say }: Shopper, status: ProblemStatus): Promise<void> {
  await comeAsMember(page, 'hao')
  await whenKnown({ page, language, say }, () => open(page, `/${language}${candlePage}`))
  await page.route('**/api/v2/user/cart_items', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    await route.fulfill({ status: problemStatuses[status], json: { status, message: say(problemTexts[status]) } })
  })
  await buyButton(page).click()
}

for (const language of languages) {
  test(`ERR-01 ERR-02 product_not_found is told and leads to the 404 page (${language})`, atDesk, async ({ page }) => {
    const hao = shopper(page, language)
    await buyAndFail(hao, 'product_not_found')
    await expect(toast(page, hao.say(problemTexts.product_not_found))).toHaveClass('toast error')
    await expect(page).toHaveURL(`/${language}/404`)
    await expect(heading(hao, hao.say(errorTexts.lostTitle))).toBeVisible()
  })
}

test('ERR-01 ERR-03 what is wrong with the cart is told and leads to the cart', atDesk, async ({ page }) => {
  const hao = shopper(page, 'en')
  await buyAndFail(hao, 'invalid_cart_item_error')
  await expect(toast(page, problemTexts.invalid_cart_item_error.en)).toHaveClass('toast error')
  await expect(page).toHaveURL('/en/cart')
})

test('ERR-04 any other problem is only told', atDesk, async ({ page }) => {
  await buyAndFail(shopper(page, 'zh'), 'validation_error')
  await expect(toast(page, problemTexts.validation_error.zh)).toHaveClass('toast error')
  await expect(page).toHaveURL(`/zh${candlePage}`)
  await expect(buyButton(page)).toHaveText(productTexts.addToCart.zh)
})

for (const language of languages) {
  test(`AUT-13 ERR-01 whoever is signed out meanwhile is sent home and asked to log in (${language})`, atDesk, async ({ page }) => {
    const hao = shopper(page, language)
    await buyAndFail(hao, 'authentication_error')
    await expect(toast(page, hao.say(errorTexts.pleaseLogIn))).toHaveClass('toast warning')
    await expect(page).toHaveURL(`/${language}`)
    await expect(page.getByRole('banner').getByRole('button', { name: language === 'zh' ? '登入' : 'Log in' })).toBeVisible()
  })
}

test('AUT-12 AUT-14 ERR-01 a member who is locked meanwhile hears it twice and ends at home', atDesk, async ({ page }) => {
  await buyAndFail(shopper(page, 'en'), 'user_lock')
  await expect(toast(page, errorTexts.loggingOut.en)).toBeVisible()
  await expect(toast(page, 'Account locked, please contact customer service')).toBeVisible()
  await expect(page).toHaveURL('/en')
})

test('ERR-05 without an answer nothing is said and nobody is sent anywhere', atDesk, async ({ page }) => {
  await comeAsMember(page, 'hao')
  await whenKnown(shopper(page, 'zh'), () => open(page, `/zh${candlePage}`))
  await page.route('**/api/v2/user/cart_items', (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()))
  const failed = page.waitForEvent('requestfailed')
  await buyButton(page).click()
  await failed
  await expect(buyButton(page)).not.toHaveAttribute('aria-busy')
  await expect(page.locator('.toast')).toHaveCount(0)
  await expect(page).toHaveURL(`/zh${candlePage}`)
})

test('ERR-05 a page that got no answer offers to try again, without a toast', atDesk, async ({ page }) => {
  await open(page, '/en/items/15')
  await page.route('**/api/v1/products/27', (route) => route.abort())
  await page.locator('a[href$="/product/27-gel-starter-set-6"]:not(.add)').click()
  await expect(heading(shopper(page, 'en'), errorTexts.brokenTitle.en)).toBeVisible()
  await expect(page.locator('.toast')).toHaveCount(0)
  await page.unroute('**/api/v1/products/27')
  await page.getByRole('button', { name: errorTexts.again.en }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Gel starter gift set')
})

test('API-26 what a page reads is asked for once more when the shop was busy, and then told as failed', atDesk, async ({ page }) => {
  let asked = 0
  const busy = async (times: number) => {
    asked = 0
    await page.route('**/api/v1/products/27', async (route) => {
      asked += 1
      if (asked > times) return route.continue()
      await route.fulfill({ status: 503, json: { status: 'internal_error', message: problemTexts.internal_error.en } })
    })
  }
  await open(page, '/en/items/15')
  await busy(2)
  // A hand that rests on a link fetches its page ahead, which is a reading of its own: this one follows it without resting.
  await page.locator('a[href$="/product/27-gel-starter-set-6"]:not(.add)').dispatchEvent('click')
  await expect(heading(shopper(page, 'en'), errorTexts.brokenTitle.en)).toBeVisible()
  expect(asked).toBe(2)
  await page.unroute('**/api/v1/products/27')
  await busy(1)
  await page.getByRole('button', { name: errorTexts.again.en }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Gel starter gift set')
  expect(asked).toBe(2)
})

test('API-27 what a page changes is sent once, also when the shop was busy', atDesk, async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/v2/user/cart_items') && request.method() !== 'GET') sent.push(request.method())
  })
  const hao = shopper(page, 'zh')
  await comeAsMember(page, 'hao')
  await takeOutOfCart(page, candle)
  await putIntoCart(page, candle)
  await whenKnown(hao, () => open(page, '/zh/cart'))
  const row = page.locator('.cart-line').filter({ has: page.locator(`a[href*="/product/${candle}-"]`) })
  await expect(row).toBeVisible()
  await page.route('**/api/v2/user/cart_items/*', (route) =>
    route.fulfill({ status: 503, json: { status: 'internal_error', message: problemTexts.internal_error.zh } }),
  )
  await row.getByRole('button', { name: /^增加/ }).click()
  await expect(toast(page, problemTexts.internal_error.zh)).toBeVisible()
  expect(sent).toEqual(['PUT'])
  await takeOutOfCart(page, candle)
})

test('ERR-02 ERR-09 going to a product that is gone meanwhile ends on the 404 page', atDesk, async ({ page }) => {
  await open(page, '/zh/items/15')
  await page.route('**/api/v1/products/27', (route) =>
    route.fulfill({ status: 404, json: { status: 'product_not_found', message: problemTexts.product_not_found.zh } }),
  )
  await page.locator('a[href$="/product/27-gel-starter-set-6"]:not(.add)').click()
  await expect(toast(page, problemTexts.product_not_found.zh)).toHaveClass('toast error')
  await expect(page).toHaveURL('/zh/404')
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(errorTexts.lostTitle.zh)
})

for (const language of languages) {
  test(
    `AUT-11 AUT-12 a sign-in that failed, and that of a locked account, end at home with a word (${language})`,
    atDesk,
    async ({ page }) => {
      const { say } = shopper(page, language)
      await page.goto(`/${language}/loginfail`)
      await expect(toast(page, say(errorTexts.loginFailed))).toHaveClass('toast error')
      await expect(page).toHaveURL(`/${language}`)
      await page.goto(`/${language}/loginlock`)
      await expect(toast(page, say(errorTexts.accountLocked))).toHaveClass('toast error')
      await expect(page).toHaveURL(`/${language}`)
    },
  )
}

test('ERR-06 a barcode that cannot be looked up is told, and everything typed stays', atDesk, async ({ page }) => {
  const hao = shopper(page, 'zh')
  await comeAsMember(page, 'hao')
  const name = await findProduct(hao)
  await pressAddToCart(hao)
  await takeFromCart(hao, name)
  await chooseMethod(hao, 'black_cat')
  await page.getByRole('radio', { name: carrierTexts.mobile_carrier.zh }).check()
  const barcode = page.getByRole('textbox', { name: detailsTexts.barcode.zh })
  await barcode.fill('/ABC+123')
  await page.route('**/carrier*/**', (route) =>
    route.fulfill({ status: 500, json: { status: 'internal_error', message: problemTexts.internal_error.zh } }),
  )
  await page.getByRole('button', { name: nextTexts[2].zh }).click()
  await expect(toast(page, problemTexts.internal_error.zh)).toHaveClass('toast error')
  await expect(page).toHaveURL('/zh/steps')
  await expect(barcode).toHaveValue('/ABC+123')
  await takeOutOfCart(page, candle)
})
