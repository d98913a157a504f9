import { expect, test } from '@playwright/test'
import { changeLineOf, countedOf, inboundTexts, waitingText } from '#texts/office/goods/inbound.ts'
import { stockTexts } from '#texts/office/stock.ts'
import { comeToOffice } from './office-page.ts'
import { atDesk, expectAccessibleInEachTheme, expectFits, shopper } from './shopper.ts'

// A delivery as the store room meets it. Only goods that no other journey buys.

const fishOil = '純淨魚油 90 粒'

test(
  'STK-04 STK-18 a delivery is written down, counted over a lost line, and put into stock with its lot',
  atDesk,
  async ({ page, context }) => {
    const boss = shopper(page, 'zh')
    const { say } = boss
    const supplier = `魚油行 ${Date.now().toString(36)}`
    const lot = `D${Date.now().toString(36).toUpperCase()}`
    await comeToOffice(page, 'boss', '/office/stock')
    await page.getByRole('searchbox', { name: say(stockTexts.search) }).fill(fishOil)
    await page.keyboard.press('Enter')
    const address = await page.locator('.stock-row').filter({ hasText: fishOil }).first().getAttribute('href')
    await page.getByRole('link', { name: say(inboundTexts.title) }).click()
    await page.getByRole('button', { name: say(inboundTexts.create) }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(say(inboundTexts.supplier)).fill(supplier)
    await dialog.getByRole('button', { name: say(inboundTexts.save) }).click()
    await expect(page.getByRole('heading', { level: 1, name: supplier })).toBeVisible()

    await page.getByRole('button', { name: say(inboundTexts.addLine) }).click()
    await dialog.getByLabel(say(inboundTexts.product)).fill(String(/\d+/.exec(address ?? '')?.[0]))
    await dialog.getByLabel(say(inboundTexts.expected)).fill('5')
    await dialog.getByRole('button', { name: say(inboundTexts.save) }).click()
    await expect(dialog).toHaveCount(0)
    const line = page.getByRole('list', { name: say(inboundTexts.lines) }).getByRole('listitem')
    await expect(line).toContainText(say(inboundTexts.lotNeeded))
    await expectAccessibleInEachTheme(boss)
    await expectFits(boss)

    await context.setOffline(true)
    const more = line.getByRole('button', { name: `${say(countedOf(fishOil))} +1` })
    await more.click()
    await expect(page.getByText(say(waitingText('1')))).toBeVisible()
    await more.click()
    await expect(page.getByText(say(waitingText('2')))).toBeVisible()
    await context.setOffline(false)
    for (const waiting of ['2', '1']) await expect(page.getByText(say(waitingText(waiting)))).toHaveCount(0, { timeout: 30_000 })
    await expect(line).toContainText('2 / 5')

    await line.getByRole('button', { name: say(changeLineOf(fishOil)) }).click()
    await dialog.getByLabel(say(inboundTexts.lot)).fill(lot)
    await dialog.getByLabel(say(inboundTexts.expiry)).fill('2028-01-31')
    await dialog.getByRole('button', { name: say(inboundTexts.save) }).click()
    await expect(dialog).toHaveCount(0)
    await page.getByRole('button', { name: say(inboundTexts.close) }).click()
    await expect(page.getByText(say(inboundTexts.closed))).toBeVisible()
    await page.reload()
    await expect(line).toContainText(lot)
    await expect(line).toContainText('2 / 5')
  },
)
