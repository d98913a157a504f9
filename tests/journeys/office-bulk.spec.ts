import { expect, test, type Page } from '@playwright/test'
import type { Product } from '#contract/shop/api/products.ts'
import { languages } from '#rules/locale.ts'
import { applyTo, batchRowTexts, batchStateTexts, bulkMoveTexts, bulkTexts, endingTexts, selectAllMeant } from '#texts/office/goods/bulk.ts'
import { productFilterTexts, productRow, productsTexts } from '#texts/office/goods/products.ts'
import { clearFilter, listTexts, selectedText } from '#texts/office/lists.ts'
import { formatTwd } from '#texts/shared/format.ts'
import { officePaths } from '../../src/office/data/paths.ts'
import { foundGoods } from './office-goods.ts'
import { comeToOffice, smallTargets, speakAs, whenLoaded } from './office-page.ts'
import { ask, atDesk, expectAccessibleInEachTheme, expectFits, oneScreen, shopper, toast } from './shopper.ts'

// Many products changed at once. Only goods that no other journey looks at, which end as they began.

const words = { zh: '水光唇釉', en: 'sheet mask' } as const

test.afterEach(({ page }) => speakAs(page, 'zh'))

test('GDS-05 everything that the filters mean is selected, not only the page', atDesk, async ({ page }) => {
  await comeToOffice(page, 'boss', officePaths.products())
  await page.getByRole('checkbox', { name: listTexts.selectPage.zh }).check()
  const bar = page.locator('.selection-bar')
  await expect(bar).toContainText(selectedText('50').zh)
  const all = bar.getByRole('button', { name: new RegExp(`^${selectAllMeant('([\\d,]+)').zh}$`) })
  const [meant = ''] = /[\d,]+/.exec((await all.textContent()) ?? '') ?? []
  expect(Number(meant.replaceAll(',', ''))).toBeGreaterThan(150)
  await all.click()
  await expect(bar).toContainText(selectedText(meant).zh)
  await bar.getByRole('button', { name: bulkTexts.unselect.zh }).click()
  await expect(bar).toHaveCount(0)
})

test(
  'GDS-02 GDS-04 a filter is kept as a view for everybody by who publishes goods, seen by others, and put away',
  atDesk,
  async ({ page }) => {
    const name = `冷凍 ${Date.now().toString(36)}`
    const view = page.getByRole('navigation', { name: productsTexts.views.zh }).getByRole('link', { name })
    const comeAs = async (word: 'boss' | 'edit', path = officePaths.products()) => {
      await page.context().clearCookies({ name: 'office_session' })
      await comeToOffice(page, word, path)
    }
    await comeAs('boss', '/office/products?temperature=freezing')
    await expect(page.getByRole('button', { name: clearFilter(productFilterTexts.temperature).zh })).toBeVisible()
    await page.getByRole('button', { name: listTexts.saveView.zh }).click()
    const dialog = page.getByRole('dialog', { name: listTexts.saveView.zh })
    await dialog.getByLabel(listTexts.viewName.zh).fill(name)
    await dialog.getByRole('checkbox', { name: productsTexts.everybody.zh }).check()
    await dialog.getByRole('button', { name: listTexts.save.zh, exact: true }).click()
    await expect(toast(page, listTexts.viewSaved.zh)).toBeVisible()
    await expect(view).toHaveAttribute('aria-current', 'page')

    await comeAs('edit')
    await view.click()
    await expect(page).toHaveURL(/temperature=freezing/)
    await expect(page.getByRole('button', { name: productsTexts.putAway.zh }), 'it is somebody else’s').toHaveCount(0)

    await comeAs('boss')
    await view.click()
    await page.getByRole('button', { name: productsTexts.putAway.zh }).click()
    await expect(toast(page, productsTexts.viewPutAway.zh)).toBeVisible()
    await expect(view).toHaveCount(0)
  },
)

for (const language of languages)
  test(
    `GDS-06 GDS-07 GDS-08 GDS-09 prices are lowered by percent to an ending of 9, seen before they are, and given back (${language})`,
    oneScreen(language),
    async ({ page, isMobile }) => {
      const boss = shopper(page, language)
      const { say } = boss
      await comeToOffice(page, 'boss', officePaths.products())
      await speakAs(page, language)
      const searched = page.waitForResponse((response) => {
        const { pathname, searchParams } = new URL(response.url())
        return pathname === '/office/api/v1/products' && searchParams.get('words') === words[language]
      })
      await page.getByRole('searchbox', { name: say(productsTexts.search) }).fill(words[language])
      await page.keyboard.press('Enter')
      await searched
      // An answer that a later one has overtaken never ends; what it was for is drawn once nothing is under way any more.
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      await whenLoaded(boss)
      const goods = await foundGoods(page, words[language])
      expect(goods.length).toBeGreaterThan(0)
      for (const { name } of goods) await page.getByRole('checkbox', { name: say(productRow(name.zh)), exact: true }).check()
      await page
        .locator('.selection-bar')
        .getByRole('button', { name: say(bulkTexts.openMoves) })
        .click()
      const dialog = page.getByRole('dialog', { name: say(bulkTexts.moves) })
      await dialog.getByLabel(say(bulkTexts.move)).selectOption({ label: say(bulkMoveTexts.price_by_percent) })
      await dialog.getByLabel(say(bulkTexts.percent)).fill('-10')
      await dialog.getByLabel(say(bulkTexts.ending)).selectOption({ label: say(endingTexts[9]) })
      await expectAccessibleInEachTheme(boss)
      await dialog.getByRole('button', { name: say(bulkTexts.preview) }).click()

      const apply = page.getByRole('button', { name: say(applyTo(String(goods.length))) })
      await expect(apply).toBeVisible()
      for (const { price } of goods) {
        await expect(page.locator('main').getByText(formatTwd(price, language)).first(), 'the old price').toBeVisible()
        await expect(
          page
            .locator('main')
            .getByText(formatTwd(lowered(price), language))
            .first(),
          'and the new one',
        ).toBeVisible()
      }
      await expectAccessibleInEachTheme(boss)
      await expectFits(boss)
      if (isMobile) expect(await page.evaluate(smallTargets)).toEqual([])
      expect(await prices(page, goods), 'nothing is written before').toEqual(goods.map(({ price }) => price))
      await apply.click()
      await expect(page.getByText(say(batchStateTexts.done), { exact: true }).first()).toBeVisible({ timeout: 30_000 })
      await expect.poll(() => prices(page, goods)).toEqual(goods.map(({ price }) => lowered(price)))

      await page.getByRole('button', { name: say(bulkTexts.undo), exact: true }).click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: say(bulkTexts.undo), exact: true })
        .click()
      await expect(page.getByText(say(batchStateTexts.undone), { exact: true }).first()).toBeVisible({ timeout: 30_000 })
      await expect(page.getByText(say(batchRowTexts.undone), { exact: true }).first()).toBeVisible()
      // A row says so in the words of the whole, and before it.
      await expect.poll(() => prices(page, goods)).toEqual(goods.map(({ price }) => price))
    },
  )

/** A tenth less, down to an ending of 9. */
const lowered = (price: number) => Math.floor((Math.floor(price * 0.9) - 9) / 10) * 10 + 9

async function prices(page: Page, goods: readonly { id: number }[]): Promise<number[]> {
  const shown = goods.map(({ id }) => ask<Product>(shopper(page, 'zh'), `/api/v1/products/${id}`))
  return (await Promise.all(shown)).map(({ price }) => price)
}
