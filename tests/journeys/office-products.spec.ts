import { expect, test, type Page } from '@playwright/test'
import type { Product } from '#contract/shop/api/products.ts'
import type { Language, Text } from '#rules/locale.ts'
import { languages } from '#rules/locale.ts'
import { moveTexts, productFieldTexts, productPageTexts } from '#texts/office/goods/product-page.ts'
import { productStateTexts, productsTexts } from '#texts/office/goods/products.ts'
import { savingTexts } from '#texts/office/saving.ts'
import { officePaths } from '../../src/office/data/paths.ts'
import { comeToOffice, smallTargets, speakAs, whenLoaded } from './office-page.ts'
import { ask, expectAccessibleInEachTheme, expectFits, heading, oneScreen, open, shopper, type Shopper } from './shopper.ts'

// Products of the demo shop, as those meet them who write and price them. Only goods that no other journey looks at.

type Goods = { name: Text; price: number }

/** Those of the first try, and those of the second: what the first has changed and not changed back is no longer called so. */
const goods = {
  zh: [
    { name: { zh: '鱈魚凍乾 50 g', en: 'Freeze-dried cod, 50 g' }, price: 320 },
    { name: { zh: '柴魚薄片 30 g', en: 'Bonito flakes for cats, 30 g' }, price: 150 },
  ],
  en: [
    { name: { zh: '梅子啾啾球', en: 'Squeaky plum ball' }, price: 160 },
    { name: { zh: '寵物環境除味噴霧 300 ml', en: 'Pet odour spray, 300 ml' }, price: 280 },
  ],
} as const satisfies Record<Language, readonly [Goods, Goods]>

test.afterEach(({ page }) => speakAs(page, 'zh'))

for (const language of languages) {
  test(
    `GDS-03 a product is found, renamed and priced anew, and taken off sale; the shop follows at once (${language})`,
    oneScreen(language),
    async ({ page, isMobile }, { retry }) => {
      const boss = shopper(page, language)
      const { say } = boss
      const { name, price } = goods[language][retry === 0 ? 0 : 1]
      await comeToOffice(page, 'boss', officePaths.products())
      await speakAs(page, language)
      await page.getByRole('searchbox', { name: say(productsTexts.search) }).fill(name[language])
      await page.keyboard.press('Enter')
      await page.getByRole('link', { name: name.zh }).first().click()
      await expect(heading(boss, name.zh)).toBeVisible()
      const id = Number(new URL(page.url()).pathname.split('/').at(-1))
      await whenLoaded(boss)
      await expectAccessibleInEachTheme(boss)
      await expectFits(boss)
      if (isMobile) expect(await page.evaluate(smallTargets)).toEqual([])

      const other = `${name[language]} ${language === 'zh' ? '新包裝' : 'in a new box'}`
      await write(boss, { name: other, price: price - 10 })
      await page
        .locator('.toast')
        .getByRole('button', { name: say(savingTexts.undo) })
        .click()
      await expect(page.getByLabel(say(productFieldTexts.price), { exact: true }), 'a save can be taken back').toHaveValue(String(price))
      await page.getByLabel(say(productFieldTexts.price), { exact: true }).fill('1')
      await page.getByRole('button', { name: say(productPageTexts.save) }).click()
      const doubt = page.getByRole('dialog', { name: say(productPageTexts.unusualTitle) })
      await expect(doubt, 'both numbers are shown').toContainText(new RegExp(`NT\\$${price}.*NT\\$1`))
      await doubt.getByRole('button', { name: say(productPageTexts.unusualKeep) }).click()
      await write(boss, { name: other, price: price - 10 })
      await expect(async () => {
        await open(page, `/${language}/product/${id}`)
        await expect(heading(boss, other)).toBeVisible({ timeout: 1000 })
      }, 'a page that somebody has just looked at follows within two seconds').toPass()
      await expect(
        page
          .locator('.purchase')
          .getByText(`NT$${price - 10}`)
          .first(),
      ).toBeVisible()

      await page.goto(officePaths.product(id))
      await page.getByRole('button', { name: say(moveTexts.off), exact: true }).click()
      await expect(page.locator('.page-bar').getByText(say(productStateTexts.off))).toBeVisible()
      await open(page, `/${language}/product/${id}`)
      await expect(heading(boss, other), 'it has a page all the same').toBeVisible()
      const sold = () => ask<Product>(boss, `/api/v1/products/${id}`)
      await expect.poll(sold).toMatchObject({ name: other, available: false })

      await page.goto(officePaths.product(id))
      await page.getByRole('button', { name: say(moveTexts.on), exact: true }).click()
      await expect(page.locator('.page-bar').getByText(say(productStateTexts.on))).toBeVisible()
      await write(boss, { name: name[language], price })
      await expect.poll(sold).toMatchObject({ name: name[language], price, available: true })
    },
  )
}

/** Writes the name in the language of who writes, and the price, and saves both by one press. */
async function write({ page, say, language }: Shopper, wanted: { name: string; price: number }): Promise<void> {
  await expect(page.getByLabel(say(productFieldTexts.price), { exact: true })).toBeVisible()
  const english = page.locator('.one-language').getByText(say(productPageTexts.english), { exact: true }).first()
  if (language === 'en' && (await english.isVisible())) await english.click()
  await page.getByLabel(say(productFieldTexts[`name_${language}`]), { exact: true }).fill(wanted.name)
  await page.getByLabel(say(productFieldTexts.price), { exact: true }).fill(String(wanted.price))
  await saved(page, () => page.getByRole('button', { name: say(productPageTexts.save) }).click())
}

async function saved(page: Page, press: () => Promise<void>): Promise<void> {
  const bar = page.locator('.selection-bar')
  await expect(bar).toBeVisible()
  await press()
  await expect(bar).toHaveCount(0)
}
