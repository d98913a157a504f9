import { expect, test } from '@playwright/test'
import { emptyCart, goods, putIntoCart } from './cart-page.ts'
import { comeAsMember } from './shopper.ts'

test.describe('CRT-55 nothing that is in view moves while the cart loads', () => {
  for (const who of ['a full cart', 'gifts alone', 'a visitor']) {
    test(who, async ({ page }) => {
      await page.addInitScript(() => {
        const shifts: number[] = []
        Object.assign(globalThis, { shifts })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, 'value')))
        }).observe({ type: 'layout-shift', buffered: true })
      })
      if (who !== 'a visitor') {
        await comeAsMember(page, 'hao')
        await emptyCart(page)
      }
      if (who === 'a full cart') {
        for (const product_id of [goods.candle, goods.serum, goods.dumplings]) await putIntoCart(page, { product_id, quantity: 1 })
      }
      await page.goto('/zh/cart')
      if (who === 'a full cart') await expect(page.locator('.cart-line').first()).toBeVisible()
      if (who === 'gifts alone') await expect(page.locator('.waiting-gifts')).toBeVisible()
      if (who === 'a visitor') await page.waitForURL((url) => !url.pathname.endsWith('/cart'))
      await page.evaluate(() => document.fonts.ready)
      const shifts = await page.evaluate(() => Reflect.get(globalThis, 'shifts') as number[])
      expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThanOrEqual(0.05)
      // Other journeys find the cart as it was.
      if (who !== 'a visitor') await emptyCart(page)
    })
  }
})
