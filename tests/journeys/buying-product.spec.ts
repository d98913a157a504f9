import { expect, test } from '@playwright/test'
import { languages } from '#rules/locale.ts'
import { fewer, more } from '#texts/shared/controls.ts'
import { loginTexts } from '#texts/shop/login.ts'
import { picksMissing, picked, pickSome, productTexts } from '#texts/shop/product.ts'
import { shellTexts } from '#texts/shop/shell.ts'
import { buyButton, candle, countAdding, productOf } from './product-page.ts'
import { atDesk, comeAsMember, oneScreen, open, shopper, toast, whenKnown } from './shopper.ts'

// What a product's page lets one do.

const pocketLamp = 22
const soapBox = 89

for (const language of languages) {
  test(`PRD-13 a visitor who wants to buy is asked to log in, and nothing is sent (${language})`, oneScreen(language), async ({ page }) => {
    const { say } = shopper(page, language)
    const asked = countAdding(page)
    await open(page, `/${language}/product/${candle}`)
    await buyButton(page).click()
    const warning = page.getByRole('status').filter({ hasText: say(productTexts.loginFirst) })
    await expect(warning).toHaveClass('toast warning')
    await warning.getByRole('button', { name: say(shellTexts.logIn) }).click()
    await expect(page.getByRole('dialog', { name: say(loginTexts.title) })).toBeVisible()
    expect(asked()).toBe(0)
  })
}

test('PRD-28 CON-01 the button of a first-purchase product stays locked for 300 ms after a click', atDesk, async ({ page }) => {
  await open(page, `/zh/product/${pocketLamp}`)
  await expect(page.locator('.price-block')).toContainText(productTexts.firstPurchase.zh)
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await buyButton(page).click()
  await expect(toast(page, productTexts.loginFirst.zh)).toBeVisible()
  await expect(buyButton(page)).toHaveAttribute('aria-busy', 'true')
  await page.clock.runFor(299)
  await expect(buyButton(page)).toHaveAttribute('aria-busy', 'true')
  await page.clock.runFor(1)
  await expect(buyButton(page)).not.toHaveAttribute('aria-busy')
  await expect(buyButton(page)).toHaveText(productTexts.addToCart.zh)
})

test('PRD-09 PRD-14 who is no VIP is told that this is for VIPs, and nothing is sent', atDesk, async ({ page }) => {
  const asked = countAdding(page)
  await comeAsMember(page, 'hao')
  await whenKnown(shopper(page, 'en'), () => open(page, '/en/product/121'))
  await expect(page.locator('.purchase .tags')).toContainText('VIP')
  await expect(buyButton(page)).toHaveAttribute('aria-disabled', 'true')
  await buyButton(page).click({ force: true })
  await expect(page.getByRole('status').filter({ hasText: 'VIP only' })).toHaveClass('toast warning')
  expect(asked()).toBe(0)
})

test('a bundle is filled by picking, and nothing is sent before it is full', async ({ page }) => {
  const asked = countAdding(page)
  await open(page, `/zh/product/${soapBox}`)
  const { optional_bundles: entries, optional_bundles_max_quantity: picks } = await productOf(page, { id: soapBox })
  const picker = page.getByRole('group', { name: pickSome(picks).zh })
  const [ash, camphor, juniper] = entries
  if (!ash || !camphor || !juniper) throw new Error('The soap box has three entries')
  const change = (how: typeof more, name: string) => picker.getByRole('button', { name: how(name).zh, exact: true })
  const count = (name: string) => picker.getByRole('listitem').filter({ hasText: name }).locator('output')
  await test.step('BND-01 BND-02 PRD-18 the page lists every entry with its name, picture and stepper', async () => {
    await expect(picker.getByRole('listitem')).toHaveCount(entries.length)
    for (const { name } of entries) {
      const entry = picker.getByRole('listitem').filter({ hasText: name })
      await expect(entry.locator('img')).toHaveCount(1)
      await expect(entry.locator('output')).toHaveText('1')
      await expect(change(more, name)).toBeVisible()
    }
  })
  await test.step('BND-08 BND-09 nothing above the whole, nothing required below one', async () => {
    await expect(picker.getByText(picked(3, 3).zh)).toBeVisible()
    for (const { name } of entries) await expect(change(more, name), 'the whole is reached').toHaveAttribute('aria-disabled', 'true')
    await expect(change(fewer, ash.name), 'it is required').toHaveAttribute('aria-disabled', 'true')
    await change(fewer, camphor.name).click()
    await expect(count(camphor.name)).toHaveText('0')
    await expect(change(more, juniper.name), 'at most one for each box').toHaveAttribute('aria-disabled', 'true')
  })
  await test.step('BND-05 what is not full cannot be bought', async () => {
    await expect(buyButton(page)).toHaveText(picksMissing(1).zh)
    await buyButton(page).press('Enter')
    await expect(toast(page, productTexts.selectEnough.zh)).toBeVisible()
    expect(asked()).toBe(0)
  })
  await test.step('BND-03 BND-04 with as many picks as one box takes, it is ready', async () => {
    expect(picks).toBe(3)
    await expect(picker.getByText(picked(2, 3).zh)).toBeVisible()
    await change(more, ash.name).click()
    await expect(picker.getByText(picked(3, 3).zh)).toBeVisible()
    await expect(buyButton(page)).toHaveText(productTexts.addToCart.zh)
  })
})
