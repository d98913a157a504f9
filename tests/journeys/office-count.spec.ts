import { expect, test } from '@playwright/test'
import { waitingText } from '#texts/office/goods/inbound.ts'
import { nextText, othersText, stocktakeTexts } from '#texts/office/goods/stocktakes.ts'
import { stockTexts } from '#texts/office/stock.ts'
import { comeToOffice } from './office-page.ts'
import { expectAccessibleInEachTheme, expectFits, onPhone, shopper } from './shopper.ts'

// A count by two phones. Only goods that no other journey buys or counts.

const goods = '茶籽護髮油 50 ml'

test(
  'STK-16 STK-17 STK-18 two phones count one line, one of them without a line, and somebody else looks at the differences',
  onPhone,
  async ({ page, context, browser }) => {
    const boss = shopper(page, 'zh')
    const { say } = boss
    const name = `盤點 ${Date.now().toString(36)}`
    await comeToOffice(page, 'boss', '/office/stock')
    await page.getByRole('searchbox', { name: say(stockTexts.search) }).fill(goods)
    await page.keyboard.press('Enter')
    const address = await page.locator('.stock-row').filter({ hasText: goods }).first().getAttribute('href')
    const product = String(/\d+/.exec(address ?? '')?.[0])
    await page.goto('/office/stock/counts')
    await page.getByRole('button', { name: say(stocktakeTexts.start) }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(say(stocktakeTexts.name)).fill(name)
    await dialog.getByLabel(say(stocktakeTexts.covers)).selectOption('products')
    await dialog.getByLabel(say(stocktakeTexts.productsField)).fill(product)
    await dialog.getByRole('button', { name: say(stocktakeTexts.start) }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page.getByRole('heading', { level: 2, name: goods })).toBeVisible()
    await expectAccessibleInEachTheme(boss)
    await expectFits(boss)

    const found = page.getByLabel(say(stocktakeTexts.unitsFound))
    await context.setOffline(true)
    await found.fill('3')
    await page.getByRole('button', { name: say(nextText('3')) }).click()
    await expect(page.getByText(say(waitingText('1')))).toBeVisible()

    const second = await (await browser.newContext()).newPage()
    await comeToOffice(second, 'pack', page.url())
    await second.getByLabel(say(stocktakeTexts.unitsFound)).fill('4')
    // A phone shows at once what it has counted, and takes it along when it is put away before the shop has it.
    const marked = second.waitForResponse((response) => response.request().method() === 'POST' && response.url().endsWith('/marks'))
    await second.getByRole('button', { name: say(nextText('4')) }).click()
    await expect(second.getByRole('list', { name: say(stocktakeTexts.lines) }).getByText('4', { exact: true })).toBeVisible()
    expect((await marked).status()).toBe(200)
    await second.context().close()

    await context.setOffline(false)
    await expect(page.getByText(say(waitingText('1')))).toHaveCount(0, { timeout: 30_000 })
    await expect(page.getByText(say(othersText('4')))).toBeVisible({ timeout: 30_000 })
    await page.getByRole('link', { name: say(stocktakeTexts.reviewTab) }).click()
    await expect(page.getByRole('row').filter({ hasText: goods })).toContainText('7')
    await expectAccessibleInEachTheme(boss)
    await expectFits(boss)
  },
)
