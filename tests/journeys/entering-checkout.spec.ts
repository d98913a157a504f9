import { expect, test } from '@playwright/test'
import { cartTexts } from '#texts/shop/cart.ts'
import { bringToCheckout, chooseMethod } from './buying.ts'
import { atDesk, comeAsMember, heading, shopper } from './shopper.ts'

test('nobody enters but from the cart, and leaving forgets what was written CKO-01 CKO-08', atDesk, async ({ page }) => {
  const hao = shopper(page, 'zh')
  await comeAsMember(page, 'hao')
  await bringToCheckout(hao, 'candle-night-plum')
  await chooseMethod(hao, 'black_cat')
  await page.reload()
  await expect(page).toHaveURL(/\/zh\/cart$/)
  await expect(heading(hao, hao.say(cartTexts.title))).toBeVisible()
  await page.goto('/zh/steps')
  await expect(page).toHaveURL(/\/zh\/cart$/)
})
