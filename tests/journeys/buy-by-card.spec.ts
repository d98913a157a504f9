import { expect, test } from '@playwright/test'
import { languages, type Language } from '#rules/locale.ts'
import { taiwanDistricts } from '#rules/reference/taiwan-districts.ts'
import { cartTexts, selectLine } from '#texts/cart.ts'
import { confirmTexts, detailsTexts, methodTexts, nextTexts, paywayOptionTexts } from '#texts/checkout.ts'
import { homeTexts } from '#texts/home.ts'
import { mailTexts } from '#texts/mail.ts'
import { orderStatusTexts, orderTexts } from '#texts/order.ts'
import { ordersTexts } from '#texts/orders.ts'
import { doneTexts } from '#texts/problems.ts'
import { productTexts } from '#texts/product.ts'
import { shellTexts } from '#texts/shell.ts'
import { expectAccessible, expectFits, heading, lettersTo, shopper, signInWithLine, typeCard, whenKnown } from './shopper.ts'

const visa = { number: '4242424242424242', expiry: '1231', code: '123' }

for (const language of languages) {
  test(`a member buys by card, from the home page to the letter (${language}) CK4-04 CK4-18 CK4-19 CRT-05 OLS-13`, async ({ page }) => {
    const hao = shopper(page, language)
    const { say } = hao
    const home = placeIn(language)

    await test.step('the home page shows banners and four blocks', async () => {
      await page.goto(`/${language}`)
      for (const block of ['hottest', 'members_only', 'shopping_point', 'presale'] as const) await expect(heading(hao, say(homeTexts[block].title))).toBeVisible()
      await expectFits(hao)
      await expectAccessible(hao)
    })

    const product = await test.step('a category leads to a product', async () => {
      await page.goto(`/${language}/items/hot`)
      await expectAccessible(hao)
      await page.locator('a[href*="candle-night-plum"]').first().click()
      await expect(page).toHaveURL(/candle-night-plum/)
      await expectFits(hao)
      await expectAccessible(hao)
      return page.getByRole('heading', { level: 1 }).innerText()
    })

    await test.step('a visitor is asked to sign in, and comes back as a member', async () => {
      await page.getByRole('main').getByRole('button', { name: say(productTexts.addToCart), exact: true }).first().click()
      const warning = page.getByRole('status').or(page.getByRole('alert')).filter({ hasText: say(productTexts.loginFirst) })
      await warning.getByRole('button', { name: say(shellTexts.logIn) }).click()
      await expectAccessible(hao)
      await whenKnown(hao, () => signInWithLine(hao, 'hao'))
    })

    await test.step('the product goes into the cart', async () => {
      await page.getByRole('main').getByRole('button', { name: say(productTexts.addToCart), exact: true }).first().click()
      await expect(page.getByText(product).last()).toBeVisible()
      await page.goto(`/${language}/cart`)
      await expect(heading(hao, say(cartTexts.title))).toBeVisible()
      await expectAccessible(hao)
      await page.getByRole('checkbox', { name: say(selectLine(product)) }).check()
      await expectFits(hao)
      await page.getByRole('button', { name: say(cartTexts.checkout) }).click()
    })

    await test.step('delivery at home to a new recipient, invoice to the member’s e-mail', async () => {
      await page.getByRole('radio', { name: say(methodTexts.black_cat.title) }).check()
      await expectAccessible(hao)
      await page.getByRole('button', { name: say(nextTexts[1]) }).click()
      await page.getByRole('textbox', { name: say(detailsTexts.name), exact: true }).fill('陳浩')
      await page.getByRole('textbox', { name: say(detailsTexts.mobile) }).first().fill('0912345678')
      const fresh = page.getByRole('radio', { name: say(detailsTexts.newRecipient) })
      if (await fresh.isVisible()) await fresh.check()
      await page.getByRole('textbox', { name: say(detailsTexts.recipientName) }).fill('林小梅')
      await page.getByRole('textbox', { name: say(detailsTexts.mobile) }).last().fill('0987654321')
      await page.getByRole('combobox', { name: say(detailsTexts.county) }).selectOption(home.county)
      await page.getByRole('combobox', { name: say(detailsTexts.district) }).selectOption(home.district)
      await page.getByRole('textbox', { name: say(detailsTexts.address) }).fill('和平東路一段 10 號 3 樓')
      await expectAccessible(hao)
      await expectFits(hao)
      await page.getByRole('button', { name: say(nextTexts[2]) }).click()
    })

    await test.step('a card is typed into the card company’s own fields', async () => {
      await page.getByRole('radio', { name: say(paywayOptionTexts.credit_cards.title) }).check()
      await expectAccessible(hao)
      await page.getByRole('button', { name: say(nextTexts[3]) }).click()
      await typeCard(hao, visa)
      await expectFits(hao)
      await expectAccessible(hao)
      await page.getByRole('button', { name: say(confirmTexts.confirm) }).click()
    })

    const number = await test.step('the order page says that it is confirmed', async () => {
      await page.waitForURL(`**/${language}/order/*`)
      await expect(page.getByText(say(doneTexts.orderPlaced))).toBeVisible()
      await expect(page.getByText(say(orderStatusTexts.confirmed)).first()).toBeVisible()
      await expect(page.getByText(product).first()).toBeVisible()
      await expectAccessible(hao)
      await expectFits(hao)
      return new URL(page.url()).pathname.split('/').at(-1) ?? ''
    })

    await test.step('the list of orders shows it, the cart is empty, the letter has come', async () => {
      await page.getByRole('link', { name: say(orderTexts.backToOrders) }).first().click()
      await expect(heading(hao, say(ordersTexts.title))).toBeVisible()
      await expect(page.locator(`a[href$="/order/${number}"]:visible`).first()).toBeVisible()
      await expectAccessible(hao)
      await expect.poll(async () => (await lettersTo('hao@example.com')).map((letter) => letter.subject)).toContain(say(mailTexts.orderSubject(number)))
      await page.goto(`/${language}/cart`)
      await expect(page.getByText(say(cartTexts.emptyTitle))).toBeVisible()
    })
  })
}

/** Da'an in Taipei, as the selects of that language name it. */
function placeIn(language: Language) {
  const place = taiwanDistricts.find((district) => district.zip_code === '106')
  if (!place) throw new Error('There is no district with the zip code 106')
  return language === 'zh' ? { county: place.county, district: place.district } : { county: place.county_en, district: place.district_en }
}
