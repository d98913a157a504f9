import { expect, test, type Page } from '@playwright/test'
import type { GridRow } from '#contract/office/api/goods/product-grid.ts'
import type { OfficeProductRow } from '#contract/office/api/goods/products.ts'
import { firstGridFields } from '#rules/grid/grid-fields.ts'
import { changedCells, gridTexts, refusedCells, savedCells } from '#texts/office/goods/grid.ts'
import { savingTexts } from '#texts/office/saving.ts'
import { fieldTexts } from '#texts/shared/fields.ts'
import { officePaths } from '../../src/office/data/paths.ts'
import { comeToOffice, headersOfChange, keptDrafts } from './office-page.ts'
import { atDesk, expectAccessibleInEachTheme, expectFits, shopper } from './shopper.ts'

const priceColumn = firstGridFields.indexOf('price')

test('GDS-10 GDS-11 forty prices are changed from a spreadsheet, and given back', atDesk, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const boss = shopper(page, 'zh')
  const bar = page.locator('.selection-bar')
  await comeToOffice(page, 'boss', officePaths.products())
  await page.getByRole('button', { name: gridTexts.open.zh }).click()
  await expect(page.getByRole('grid', { name: gridTexts.title.zh })).toBeVisible()
  const goods = await fortyGoods(page)
  await page.goto(officePaths.productGrid(goods.map(({ id }) => id)))

  try {
    const old = goods.map(({ price }) => String(price))
    const cheaper = goods.map(({ price }, place) => (place === 2 ? '請洽店長' : String(price - 1)))
    await cell(page, 0).click()
    await paste(page, cheaper)
    await expect(bar).toContainText(changedCells('40').zh)
    await page.keyboard.press('Control+z')
    await expect(bar, 'a whole block is taken back by one step').toHaveCount(0)
    await page.keyboard.press('Control+y')
    await expect(bar).toContainText(changedCells('40').zh)
    await expectAccessibleInEachTheme(boss)
    await expectFits(boss)

    // What is typed lies in the browser within two seconds.
    await expect.poll(() => keptDrafts(page)).toHaveLength(1)
    await page.reload()
    await page.getByRole('button', { name: savingTexts.draftTake.zh }).click()
    await page.keyboard.press('Control+s')
    await expect(page.locator('.toast')).toContainText(savedCells('39').zh)
    await expect(bar, 'what is refused stays').toContainText(refusedCells('1').zh)
    await expect(cell(page, 2)).toContainText(`請洽店長${gridTexts.fault.zh}${fieldTexts.integer.zh}`)
    expect((await pricesOf(page, goods)).map(String)).toEqual(old.map((price, place) => (place === 2 ? price : cheaper[place])))

    await cell(page, 0).click()
    await paste(page, old)
    await page.keyboard.press('Control+s')
    await expect(bar).toHaveCount(0)
    expect((await pricesOf(page, goods)).map(String)).toEqual(old)

    // By keys alone: typed, taken with Tab and Enter, and left with Esc.
    await cell(page, 0).click()
    await page.keyboard.type('7')
    await page.keyboard.press('Escape')
    await expect(cell(page, 0)).toBeFocused()
    await expect(cell(page, 0)).toHaveText(old[0] ?? '')
    await page.keyboard.press('Shift+ArrowDown')
    await page.keyboard.press('Control+c')
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(`${old[0]}\n${old[1]}\n`)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.keyboard.type('1')
    await page.keyboard.press('Enter')
    await expect(bar).toContainText(changedCells('1').zh)
    await page.keyboard.press('Control+z')
    await expect(bar).toHaveCount(0)
  } finally {
    await giveBack(page, goods)
  }
})

const cell = (page: Page, row: number) => page.locator(`[data-row="${row}"][data-column="${priceColumn}"]`)

async function paste(page: Page, column: readonly string[]): Promise<void> {
  await page.evaluate((text) => navigator.clipboard.writeText(text), `${column.join('\r\n')}\r\n`)
  await page.keyboard.press('Control+v')
}

/** Goods that may cost a dollar less without anybody being asked. */
async function fortyGoods(page: Page) {
  const answer = await page.request.get('/office/api/v1/products?rows=200&sort=id&state=on')
  const { rows } = (await answer.json()) as { rows: OfficeProductRow[] }
  const goods = rows.filter(({ price, first_purchase_price: first }) => price >= 100 && (first === null || first < price - 1)).slice(0, 40)
  expect(goods).toHaveLength(40)
  return goods
}

/** The goods cost what they cost before, also where the journey has not come so far. */
async function giveBack(page: Page, goods: readonly { id: number; price: number }[]): Promise<void> {
  const now = await pricesOf(page, goods)
  const products = goods.flatMap(({ id, price }, place) =>
    now[place] === price ? [] : [{ id, cells: { price: { was: now[place], is: price } } }],
  )
  const headers = await headersOfChange(page)
  if (products.length === 0 || !headers) return
  const saved = await page.request.post('/office/api/v1/product-grid', { headers, data: { products } })
  expect(saved.status()).toBe(200)
}

async function pricesOf(page: Page, goods: readonly { id: number }[]) {
  const answer = await page.request.get(`/office/api/v1/product-grid?ids=${goods.map(({ id }) => id).join(',')}`)
  return ((await answer.json()) as { rows: GridRow[] }).rows.map(({ fields }) => fields.price)
}
