import { expect, test } from '@playwright/test'
import { consequenceTexts } from '#texts/office/orders.ts'
import { movementTexts, reverseOf, stockTexts, stockViewTexts } from '#texts/office/stock.ts'
import { comeToOffice } from './office-page.ts'
import { atDesk, expectAccessible, expectAccessibleInEachTheme, expectFits, onPhone, shopper } from './shopper.ts'

// The stock of the demo shop, as those meet it who look after it. Only goods that no other journey buys.

const fishOil = '純淨魚油 90 粒'

test(
  'NAV-02 STK-03 STK-05 STK-06 a delivery comes in with its lot, is found in the ledger, and is taken back',
  atDesk,
  async ({ page }) => {
    const boss = shopper(page, 'zh')
    const { say } = boss
    await comeToOffice(page, 'boss', '/office/stock')
    await page.getByRole('searchbox', { name: say(stockTexts.search) }).fill(fishOil)
    await page.keyboard.press('Enter')
    await page.locator('.stock-row').filter({ hasText: fishOil }).first().click()
    const lots = page.getByRole('table', { name: say(stockTexts.lots) })
    await expect(page.getByRole('searchbox', { name: say(stockTexts.search) }), 'what was searched for stays').toHaveValue(fishOil)
    await expect(lots.getByRole('row').filter({ hasText: '2604C' })).toContainText('停售')
    await expectAccessibleInEachTheme(boss)
    await expectFits(boss)

    const number = `J${Date.now().toString(36).toUpperCase()}`
    await page.getByRole('button', { name: say(stockTexts.adjust) }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(say(stockTexts.units)).fill('7')
    await expect(dialog.getByText(/^庫存 [\d,]+ → [\d,]+$/), 'what follows is said before').toBeVisible()
    await expect(dialog).toContainText(say(consequenceTexts.noWayBack))
    await dialog.getByLabel(say(stockTexts.lotNumber)).fill(number)
    await dialog.getByLabel(say(stockTexts.expiry)).fill('2020-01-31')
    await expectAccessible(boss)
    await dialog.getByRole('button', { name: say(stockTexts.save) }).click()
    await expect(dialog.getByRole('alert')).toBeVisible()
    await dialog.getByLabel(say(stockTexts.expiry)).fill('2028-01-31')
    await dialog.getByRole('button', { name: say(stockTexts.confirm) }).click()
    await expect(dialog).toHaveCount(0)
    await expect(lots.getByRole('row').filter({ hasText: number })).toContainText('7')

    const ledger = page.getByRole('table', { name: say(stockTexts.ledger) })
    const received = ledger.getByRole('row').filter({ hasText: number })
    await expect(received).toHaveCount(1)
    await received.getByRole('button', { name: say(reverseOf(say(movementTexts.receipt), '+7')) }).click()
    await dialog.getByLabel(say(stockTexts.why)).fill('收錯了')
    await dialog.getByRole('button', { name: say(stockTexts.reverse) }).click()
    await expect(dialog).toHaveCount(0)
    await expect(received).toHaveCount(2)
    await expect(lots.getByRole('row').filter({ hasText: number })).toHaveCount(0)
    await page.getByLabel(say(stockTexts.kind)).selectOption('correction')
    await expect(ledger.getByRole('row').filter({ hasText: number })).toHaveCount(1)
    await page.reload()
    await expect(page.getByLabel(say(stockTexts.kind)), 'what the ledger is narrowed by stands in the address').toHaveValue('correction')
    await expect(ledger.getByRole('row').filter({ hasText: number })).toHaveCount(1)
  },
)

test('STK-12 a packer looks at what is low and at who holds it, on a phone', onPhone, async ({ page }) => {
  const packer = shopper(page, 'zh')
  const { say } = packer
  await comeToOffice(page, 'pack', '/office/stock?view=low')
  await expect(page.getByRole('link', { name: say(stockViewTexts.low) })).toHaveAttribute('aria-current', 'page')
  await page.locator('.stock-row').first().click()
  await expect(page.getByRole('heading', { name: say(stockTexts.holdings) })).toBeVisible()
  await expectAccessibleInEachTheme(packer)
  await expectFits(packer)
  await page.getByRole('link', { name: say(stockTexts.back) }).click()
  await expect(page.locator('.stock-row').first()).toBeVisible()
  await expectFits(packer)
})
