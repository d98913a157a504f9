import { expect } from '@playwright/test'
import type { ProductCard } from '#contract/shop/api/products.ts'
import type { Language } from '#rules/locale.ts'
import type { PaymentMethod } from '#rules/payments/payment-methods.ts'
import { taiwanDistricts } from '#rules/reference/taiwan-districts.ts'
import type { ShippingMethod } from '#rules/shipping/shipping.ts'
import { cartTexts, selectLine } from '#texts/shop/cart.ts'
import { checkoutTexts, confirmTexts, detailsTexts, methodTexts, nextTexts } from '#texts/shop/checkout.ts'
import { paymentMethodTexts } from '#texts/shop/payment-methods.ts'
import { homeTexts } from '#texts/shop/home.ts'
import { orderStatusTexts } from '#texts/shop/order.ts'
import { doneTexts } from '#texts/shared/problems.ts'
import { productTexts } from '#texts/shop/product.ts'
import { shellTexts } from '#texts/shop/shell.ts'
import { ask, heading, open, putIntoCart, signInWithLine, typeCard, takeOutOfCart, toast, whenKnown, type Shopper } from './shopper.ts'

// The way of an order, step by step, as a shopper goes it.

export async function lookAtHome(shopper: Shopper): Promise<void> {
  const { page, language, say } = shopper
  await page.goto(`/${language}`)
  for (const block of ['hottest', 'members_only', 'shopping_point', 'presale'] as const) {
    await expect(heading(shopper, say(homeTexts[block].title))).toBeVisible()
  }
}

/** From a list to a product at room temperature. Answers its name. */
export async function findProduct({ page, language, say }: Shopper): Promise<string> {
  await open(page, `/${language}/items/hot`)
  await page.locator('a[href*="candle-night-plum"]').first().click()
  await expect(
    page
      .getByRole('main')
      .getByRole('button', { name: say(productTexts.addToCart), exact: true })
      .first(),
  ).toBeVisible()
  return page.getByRole('heading', { level: 1 }).innerText()
}

export async function pressAddToCart({ page, say }: Shopper): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('button', { name: say(productTexts.addToCart), exact: true })
    .first()
    .click()
}

/** A visitor who wants to buy is asked to sign in, and comes back to the product as a member. */
export async function signInToBuy(shopper: Shopper, persona: 'hao' | 'mei'): Promise<void> {
  const { page, say } = shopper
  await pressAddToCart(shopper)
  const warning = page
    .getByRole('status')
    .or(page.getByRole('alert'))
    .filter({ hasText: say(productTexts.loginFirst) })
  await warning.getByRole('button', { name: say(shellTexts.logIn) }).click()
  await whenKnown(shopper, () => signInWithLine(shopper, persona))
  await takeOutOfCart(page, Number(/product\/(\d+)/.exec(page.url())?.[1]))
}

export async function takeFromCart(shopper: Shopper, product: string): Promise<void> {
  const { page, language, say } = shopper
  await expect(toast(page, product)).toBeVisible()
  await page.goto(`/${language}/cart`)
  await expect(heading(shopper, say(cartTexts.title))).toBeVisible()
  await page.getByRole('checkbox', { name: say(selectLine(product)) }).check()
  await page.getByRole('button', { name: say(cartTexts.checkout) }).click()
}

/** Home delivery to somebody new; the invoice goes to the member's e-mail, as it does unless told. */
export async function sendHome(shopper: Shopper): Promise<void> {
  const { page, language, say } = shopper
  const home = placeIn(language)
  await chooseMethod(shopper, 'black_cat')
  await fillSender(shopper)
  const fresh = page.getByRole('radio', { name: say(detailsTexts.newRecipient) })
  if (await fresh.isVisible()) await fresh.check()
  await page.getByRole('textbox', { name: say(detailsTexts.recipientName) }).fill('林小梅')
  await page
    .getByRole('textbox', { name: say(detailsTexts.mobile) })
    .last()
    .fill('0987654321')
  await page.getByRole('combobox', { name: say(detailsTexts.county) }).selectOption(home.county)
  await page.getByRole('combobox', { name: say(detailsTexts.district) }).selectOption(home.district)
  await page.getByRole('textbox', { name: say(detailsTexts.address) }).fill('和平東路一段 10 號 3 樓')
  await page.getByRole('button', { name: say(nextTexts[2]) }).click()
}

export async function payByCard(shopper: Shopper, card: { number: string; expiry: string; code: string }): Promise<void> {
  const { page, say } = shopper
  await takePayment(shopper, 'credit_cards')
  await typeCard(shopper, card)
  await page.getByRole('button', { name: say(confirmTexts.confirm) }).click()
}

/** The page of the order that was just placed. Answers its number. */
export async function readPlacedOrder(shopper: Shopper, product: string): Promise<string> {
  const { page, language, say } = shopper
  await page.waitForURL(`**/${language}/order/*`)
  // The address is the order's before the page is.
  await expect(page.locator('.order-head')).toBeVisible()
  await expect(page.getByText(say(doneTexts.orderPlaced))).toBeVisible()
  await expect(page.getByText(say(orderStatusTexts.confirmed)).first()).toBeVisible()
  await expect(page.getByText(product).first()).toBeVisible()
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}

/** The checkout with one product in it, entered from the cart. Answers the product's name. */
export async function bringToCheckout(shopper: Shopper, slug: string, quantity = 1): Promise<string> {
  const { page, say } = shopper
  const product = await openCartWith(shopper, slug, quantity)
  await page.getByRole('checkbox', { name: say(selectLine(product)) }).check()
  await page.getByRole('button', { name: say(cartTexts.checkout) }).click()
  await expect(heading(shopper, say(checkoutTexts.title))).toBeVisible()
  return product
}

/** The cart, with as many units of a product in it as are wanted, whatever was there before. Answers the product's name. */
export async function openCartWith(shopper: Shopper, slug: string, quantity = 1): Promise<string> {
  const { page, language } = shopper
  const { products } = await ask<{ products: ProductCard[] }>(shopper, '/api/v1/product/hottest?rows=200')
  const product = products.find((each) => each.slug === slug)
  if (!product) throw new Error(`There is no ${slug} in the demo shop`)
  await takeOutOfCart(page, product.id)
  await putIntoCart(page, product.id, quantity)
  await open(page, `/${language}/cart`)
  return product.name
}

/** Step 1: the method, and on. */
export async function chooseMethod({ page, say }: Shopper, method: ShippingMethod): Promise<void> {
  const saved = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/v2/user/contacts')
  await page.getByRole('radio', { name: say(methodTexts[method].title) }).check()
  // Whom the page knows from earlier orders decides what the next step shows.
  await (await saved).finished()
  await page.getByRole('button', { name: say(nextTexts[1]) }).click()
}

export async function fillSender({ page, say }: Shopper): Promise<void> {
  await page.getByRole('textbox', { name: say(detailsTexts.name), exact: true }).fill('陳浩')
  await page
    .getByRole('textbox', { name: say(detailsTexts.mobile) })
    .first()
    .fill('0912345678')
}

/** Somebody at a door, unless somebody from an earlier order is chosen already. */
export async function fillHome(shopper: Shopper): Promise<void> {
  const { page, say } = shopper
  if (!(await page.getByRole('radio', { name: say(detailsTexts.recents) }).isVisible())) await fillNewHome(shopper)
}

export async function fillNewHome({ page, language, say }: Shopper): Promise<void> {
  const home = placeIn(language)
  await page.getByRole('textbox', { name: say(detailsTexts.recipientName) }).fill('林小梅')
  await page
    .getByRole('textbox', { name: say(detailsTexts.mobile) })
    .last()
    .fill('0987654321')
  await page.getByRole('combobox', { name: say(detailsTexts.county) }).selectOption(home.county)
  await page.getByRole('combobox', { name: say(detailsTexts.district) }).selectOption(home.district)
  await page.getByRole('textbox', { name: say(detailsTexts.address) }).fill('和平東路一段 10 號 3 樓')
}

/** County, district, all roads, store: every list comes from the one above (RCP-19). */
export async function fillStore({ page, language, say }: Shopper): Promise<void> {
  const place = placeIn(language)
  await page.getByRole('textbox', { name: say(detailsTexts.pickupPerson) }).fill('陳浩')
  await page
    .getByRole('textbox', { name: say(detailsTexts.mobile) })
    .last()
    .fill('0922110334')
  await page.getByRole('combobox', { name: say(detailsTexts.county) }).selectOption(place.county)
  await page.getByRole('combobox', { name: say(detailsTexts.storeDistrict) }).selectOption(place.district)
  await page.getByRole('combobox', { name: say(detailsTexts.road) }).selectOption({ label: say(detailsTexts.allRoads) })
  await page.getByRole('combobox', { name: say(detailsTexts.store) }).selectOption('131386')
}

/** Opens the form where somebody from an earlier order is chosen. */
export async function writeNewRecipient({ page, say }: Shopper): Promise<void> {
  const fresh = page.getByRole('radio', { name: say(detailsTexts.newRecipient) })
  if (await fresh.isVisible()) await fresh.check({ force: true })
}

export async function fillAbroad(shopper: Shopper): Promise<void> {
  const { page, say } = shopper
  await writeNewRecipient(shopper)
  await page
    .getByRole('combobox', { name: say(detailsTexts.country) })
    .first()
    .selectOption('US')
  await page.getByRole('textbox', { name: say(detailsTexts.foreignName) }).fill('Mei Lin')
  await page.getByRole('textbox', { name: say(detailsTexts.foreignPhone) }).fill('4155552671')
  await page.getByRole('textbox', { name: say(detailsTexts.addressOne) }).fill('1 Market Street')
  await page.getByRole('textbox', { name: say(detailsTexts.cityOrTown) }).fill('San Francisco')
  await page.getByRole('combobox', { name: say(detailsTexts.state), exact: true }).selectOption('CA')
  await page.getByRole('textbox', { name: say(detailsTexts.postalCode) }).fill('94105')
}

/** On to step 3, the payment method, and on to step 4. */
export async function choosePayment(shopper: Shopper, method: PaymentMethod): Promise<void> {
  await leaveDetails(shopper)
  await takePayment(shopper, method)
}

export async function leaveDetails({ page, say }: Shopper): Promise<void> {
  await page.getByRole('button', { name: say(nextTexts[2]) }).click()
  await expect(page.getByRole('button', { name: say(nextTexts[3]) })).toBeVisible()
}

export async function takePayment({ page, say }: Shopper, method: PaymentMethod): Promise<void> {
  await page.getByRole('radio', { name: say(paymentMethodTexts[method].offered.title) }).check()
  await page.getByRole('button', { name: say(nextTexts[3]) }).click()
  await expect(page.locator('.total-box')).toBeVisible()
}

/** From the cart to step 4, to a door, without looking around: for what happens after it. */
export async function hurryToPay(
  shopper: Shopper,
  { goods, quantity, paymentMethod }: { goods: string; quantity?: number; paymentMethod: PaymentMethod },
): Promise<string> {
  const product = await bringToCheckout(shopper, goods, quantity)
  await chooseMethod(shopper, 'black_cat')
  await fillSender(shopper)
  await fillHome(shopper)
  await choosePayment(shopper, paymentMethod)
  return product
}

/** What the shopper decides on the page of LINE Pay, JKOPAY or the bank. */
export async function decideOnPage({ page }: Shopper, decision: 'approve' | 'refuse' | 'abandon'): Promise<void> {
  await page.locator(`button[name=decision][value=${decision}]`).click()
}

export async function seeOrder({ page, language, say }: Shopper, status: 'uncharged' | 'confirmed' | 'pending_payment'): Promise<void> {
  await page.waitForURL(`**/${language}/order/*`)
  await expect(page.getByText(say(orderStatusTexts[status])).first()).toBeVisible()
}

/** Da'an in Taipei, as the selects of that language name it. */
function placeIn(language: Language) {
  const place = taiwanDistricts.find((district) => district.zip_code === '106')
  if (!place) throw new Error('There is no district with the zip code 106')
  return language === 'zh' ? { county: place.county, district: place.district } : { county: place.county_en, district: place.district_en }
}
