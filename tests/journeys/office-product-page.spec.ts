import { expect, test } from '@playwright/test'
import { languages } from '#rules/locale.ts'
import { productFieldTexts, productPageTexts } from '#texts/office/goods/product-page.ts'
import { officePaths } from '../../src/office/data/paths.ts'
import { comeToOffice, speakAs, whenLoaded } from './office-page.ts'
import { expectAccessibleInEachTheme, expectFits, oneScreen, shopper } from './shopper.ts'

// How the page of one product looks and where it leads. Goods that no other journey changes.

const product = 95

test.afterEach(({ page }) => speakAs(page, 'zh'))

for (const language of languages) {
  test(
    `on the page of a product nothing is cut, keys are named where there are some, and its stock leads to the ledger (${language})`,
    oneScreen(language),
    async ({ page, isMobile }) => {
      const boss = shopper(page, language)
      const { say } = boss
      await comeToOffice(page, 'boss', officePaths.product(product))
      await speakAs(page, language)
      await whenLoaded(boss)
      const temperature = page.getByLabel(say(productFieldTexts.temperature), { exact: true })
      if (isMobile) expect((await temperature.boundingBox())?.width, 'in a row of its own').toBeGreaterThan(300)
      const figures = await page.locator('.stock-facts dd').evaluateAll((all) => all.map((each) => each.getBoundingClientRect().bottom))
      expect(new Set(figures).size, 'figures stand beside each other').toBe(1)

      const slug = page.getByLabel(say(productFieldTexts.slug), { exact: true })
      await slug.fill('about-to-be-another')
      const bar = page.locator('.selection-bar')
      await expect(bar).toContainText(say(productFieldTexts.slug))
      await expect(bar.locator('kbd').first()).toBeVisible({ visible: !isMobile })
      await bar.getByRole('button', { name: say(productPageTexts.revert) }).click()
      await expect(bar).toHaveCount(0)

      await page.getByRole('button', { name: say(productPageTexts.editCategories) }).click()
      const choices = page.getByRole('dialog', { name: say(productPageTexts.categories) }).locator('.category-choices label')
      const [first, second, third] = [
        await choices.nth(0).boundingBox(),
        await choices.nth(1).boundingBox(),
        await choices.nth(2).boundingBox(),
      ]
      expect(second?.y, 'what belongs to one stands below it').toBeGreaterThan(first?.y ?? Infinity)
      expect(third?.y, 'and beside each other').toBe(second?.y)
      await expectFits(boss)
      await expectAccessibleInEachTheme(boss)
      await page.goBack()

      await page.getByRole('link', { name: say(productPageTexts.ledger), exact: true }).click()
      await expect(page).toHaveURL(new RegExp(`${officePaths.stockOf(product)}$`))
    },
  )
}
