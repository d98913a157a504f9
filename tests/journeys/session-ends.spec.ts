import { expect, test } from '@playwright/test'
import { languages } from '#rules/locale.ts'
import { errorTexts } from '#texts/shared/errors.ts'
import { problemTexts } from '#texts/shared/problems.ts'
import { checkoutTexts, detailsTexts, stepTexts } from '#texts/shop/checkout.ts'
import { wishlistTexts } from '#texts/shop/wishes/wishlist.ts'
import { bringToCheckout, chooseMethod, fillSender, hurryToPay } from './buying.ts'
import { operate } from './operations.ts'
import { buyButton, candle } from './product-page.ts'
import {
  atDesk,
  comeAsMember,
  heading,
  oneScreen,
  open,
  shopper,
  signInWithLine,
  takeOutOfCart,
  toast,
  whenKnown,
  type Shopper,
} from './shopper.ts'

// What becomes of somebody whose sign-in ends, or who has none yet.

test('SES-17 CKO-13 D-06 AUT-14 a checkout in which the login ends leads home, and is there again afterwards', atDesk, async ({ page }) => {
  const hao = shopper(page, 'zh')
  await comeAsMember(page, 'hao')
  await bringToCheckout(hao, 'candle-night-plum')
  await page.route('**/contacts**', (route) =>
    route.fulfill({ status: 422, json: { status: 'validation_error', message: problemTexts.validation_error.zh } }),
  )
  await chooseMethod(hao, 'black_cat')
  await expect(toast(page, problemTexts.validation_error.zh)).toBeVisible()
  await page.unroute('**/contacts**')
  await fillSender(hao)
  const name = page.getByRole('textbox', { name: detailsTexts.name.zh }).first()
  await name.fill('被打斷的浩')
  await page.context().clearCookies()
  await page.locator('a[hreflang="en-US"]').first().click()
  await expect(toast(page, errorTexts.pleaseLogIn.en)).toHaveCount(1)
  await expect(page).toHaveURL('/en')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await comeAsMember(page, 'hao')
  await bringToCheckout(hao, 'candle-night-plum')
  await expect(heading(hao, stepTexts[2].zh)).toBeVisible()
  await expect(name).toHaveValue('被打斷的浩')
  await takeOutOfCart(page, candle)
})

test('SES-20 an order that is turned away tells the shop’s own words, not to look at the connection', atDesk, async ({ page }) => {
  const hao = shopper(page, 'en')
  await comeAsMember(page, 'hao')
  await hurryToPay(hao, { goods: 'candle-night-plum', paymentMethod: 'when_received' })
  for (const [status, code] of [
    ['csrf_error', 403],
    ['too_many_requests', 429],
    ['internal_error', 500],
  ] as const) {
    await page.route('**/api/v2/user/orders', (route) =>
      route.fulfill({ status: code, json: { status, message: problemTexts[status].en } }),
    )
    await page.locator('.step.now').getByRole('button').last().click()
    await expect(toast(page, problemTexts[status].en)).toBeVisible()
    await expect(toast(page, checkoutTexts.noAnswer.en)).toHaveCount(0)
    await page.unroute('**/api/v2/user/orders')
  }
  await takeOutOfCart(page, candle)
})

test('SES-18 AUT-20 a visitor who wants the points page signs in at home and arrives there', atDesk, async ({ page }) => {
  const hao = shopper(page, 'en')
  await page.goto('/en/user/point?items=10')
  await expect(toast(page, errorTexts.pleaseLogIn.en)).toBeVisible()
  await expect(page).toHaveURL('/en')
  await signInWithLine(hao, 'hao')
  await expect(page).toHaveURL('/en/user/point?items=10')
  await expect(heading(hao, 'Points')).toBeVisible()
})

test('SES-16 AUT-07 a first visit asks who is there by itself, and its console stays clean', atDesk, async ({ page }) => {
  const errors: string[] = []
  page.on('console', (line) => void (line.type() === 'error' && errors.push(line.text())))
  const asked = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/v1/user')
  await page.goto('/en/faqs')
  expect((await asked).status()).toBe(200)
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible()
  expect(errors).toEqual([])
})

test('SES-16 a member whose browser lost the readable cookie is known at once', atDesk, async ({ page }) => {
  await comeAsMember(page, 'hao')
  await page.context().clearCookies({ name: 'csrf_token' })
  await whenKnown(shopper(page, 'en'), () => page.goto('/en/user/profile'))
  await expect(page).toHaveURL('/en/user/profile')
  await expect(page.getByText('hao@example.com').first()).toBeVisible()
})

test(
  'SES-19 AUT-10 AUT-13 hao is locked: quick clicks lead to the word about it once, with a way to customer service',
  atDesk,
  async ({ page }) => {
    const hao = shopper(page, 'en')
    await comeAsMember(page, 'hao')
    const { uid } = (await (await page.request.get('/api/v1/user')).json()) as { uid: string }
    await openAndHearAll(hao)
    await operate('lock', uid, '--reason', 'three parcels not picked up', '--actor', 'Ana')
    try {
      const heart = page.getByRole('main').locator('button[aria-pressed]').first()
      // The first answer leads away from this page: nobody hears it before both are pressed.
      const answer = Promise.withResolvers<void>()
      await page.route('**/api/v2/user/*_items', async (route) => {
        await answer.promise
        await route.fallback()
      })
      await buyButton(page).click()
      await heart.click()
      answer.resolve()
      await expect(toast(page, errorTexts.accountLocked.en).getByRole('button', { name: errorTexts.contactUs.en })).toBeVisible()
      await expect(toast(page, errorTexts.pleaseLogIn.en)).toHaveCount(0)
      await expect(page).toHaveURL('/en')
    } finally {
      await operate('unlock', uid, '--reason', 'settled', '--actor', 'Ana')
    }
  },
)

test('SES-19 signed out elsewhere in the same browser, a page that stayed open leads home by its next press', atDesk, async ({ page }) => {
  const hao = shopper(page, 'en')
  await comeAsMember(page, 'hao')
  await openAndHearAll(hao)
  await page.request.get('/api/users/sign_out')
  await buyButton(page).click()
  await expect(toast(page, errorTexts.pleaseLogIn.en)).toHaveCount(1)
  await expect(page).toHaveURL('/en')
})

for (const language of languages) {
  test(
    `WSH-09 a link to a wishlist that is not shared any more says so, and leads home (${language})`,
    oneScreen(language),
    async ({ page }) => {
      const friend = shopper(page, language)
      await page.goto(`/${language}/wishlist/NOTSHAREDANYMOREXXXX`)
      await expect(heading(friend, friend.say(wishlistTexts.closedTitle))).toBeVisible()
      await expect(page.locator('.toast')).toHaveCount(0)
      await page.getByRole('link', { name: friend.say(errorTexts.backHome) }).click()
      await expect(page).toHaveURL(`/${language}`)
    },
  )
}

/** Looks at a product until all has come that its page asks for by itself: from then on only a press tells it anything. */
async function openAndHearAll(hao: Shopper): Promise<void> {
  const asked = ['v2/user/cart_items', 'v2/user/wishlist_items', `v1/products/${candle}`, `v1/product_companions/${candle}`]
  const answered = asked.map((call) => hao.page.waitForResponse(`**/api/${call}`))
  await whenKnown(hao, () => open(hao.page, `/en/product/${candle}-candle-night-plum`))
  await Promise.all(answered)
}
