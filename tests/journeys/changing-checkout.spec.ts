import { expect, test, type BrowserContext } from '@playwright/test'
import type { Text } from '#rules/locale.ts'
import { confirmTexts, editStep, methodTexts, shippingHintTexts, stepTexts } from '#texts/shop/checkout.ts'
import { fewer, more } from '#texts/shared/controls.ts'
import { bringToCheckout, chooseMethod, hurryToPay } from './buying.ts'
import { goods, lineOf } from './cart-page.ts'
import { operate } from './operations.ts'
import { atDesk, comeAsMember, heading, open, shopper, whenKnown } from './shopper.ts'

// What happens to goods while their buyer is at the checkout.

test('CK4-23 the goods become fewer while twelve parts are chosen: three are chosen instead', atDesk, async ({ page, context }) => {
  const hao = shopper(page, 'zh')
  await comeAsMember(page, 'hao')
  await hurryToPay(hao, { goods: 'serum-green-ume', quantity: 10, paymentMethod: 'installment' })
  const parts = page.getByRole('radiogroup', { name: confirmTexts.periods.zh }).getByRole('radio')
  await parts.nth(2).check()
  await pressInOtherTab(context, { goods: 'serum', button: fewer })
  await expect(parts).toHaveCount(2)
  await expect(parts.nth(0)).toBeChecked()
  await expect(parts.nth(0)).toHaveAttribute('value', '3')
})

test(
  'CK1-08 the goods may no longer go abroad while they are to be sent there: the first step opens again',
  atDesk,
  async ({ page, context }) => {
    const hao = shopper(page, 'zh')
    await comeAsMember(page, 'hao')
    await bringToCheckout(hao, 'candle-night-plum')
    await chooseMethod(hao, 'ups')
    await expect(heading(hao, stepTexts[2].zh)).toBeFocused()
    const change = (embargo: boolean) => operate('change-product', String(goods.candle), JSON.stringify({ embargo }), '--actor', 'Ana')
    await change(true)
    try {
      await pressInOtherTab(context, { goods: 'candle', button: more })
      await expect(page.locator('.step.now h2')).toHaveText(stepTexts[1].zh)
      const abroad = page.getByRole('radio', { name: methodTexts.ups.title.zh })
      await expect(abroad).toBeDisabled()
      await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
      await expect(page.locator('.option-card').filter({ has: abroad })).toContainText(shippingHintTexts.overseaDisable.zh)
      await expect(page.getByRole('button', { name: editStep(stepTexts[1]).zh })).toHaveCount(0)
    } finally {
      await change(false)
    }
  },
)

/** The same member presses a button of a line in another tab, which tells this one. */
async function pressInOtherTab(
  context: BrowserContext,
  { goods: product, button }: { goods: 'candle' | 'serum'; button: (what: string) => Text },
): Promise<void> {
  const tab = await context.newPage()
  await whenKnown(shopper(tab, 'zh'), () => open(tab, '/zh/cart'))
  const { name, row } = await lineOf(shopper(tab, 'zh'), product)
  const saved = tab.waitForResponse((response) => response.request().method() === 'PUT')
  await row.getByRole('button', { name: button(name).zh }).click()
  // The tab stays open: it tells the other one when it has read the answer.
  await saved
}
