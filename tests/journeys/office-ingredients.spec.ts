import { expect, test, type Page } from '@playwright/test'
import type { IngredientRow, OfficeIngredient } from '#contract/office/api/goods/ingredients.ts'
import { aliasOfIngredient, ingredientsTexts } from '#texts/office/goods/ingredients.ts'
import { menusTexts } from '#texts/office/goods/menus.ts'
import { savingTexts } from '#texts/office/saving.ts'
import { comeToOffice, headersOfChange } from './office-page.ts'
import { atDesk, expectAccessible, expectAccessibleInEachTheme, expectFits, heading, open, shopper } from './shopper.ts'

// What the goods of the demo shop are made of. It ends as it began.

test(
  'GDS-42 a name on labels that nobody knows becomes another name of an ingredient, whose page is reached from the label',
  atDesk,
  async ({ page }) => {
    const editor = shopper(page, 'zh')
    const { say } = editor
    await comeToOffice(page, 'edit', '/office/ingredients')
    await expectAccessibleInEachTheme(editor)
    await expectFits(editor)
    const unknown = page.getByRole('list', { name: say(ingredientsTexts.unknown) })
    await page.getByRole('button', { name: say(ingredientsTexts.more) }).click()
    try {
      await unknown.getByRole('button', { name: say(aliasOfIngredient('雞油')) }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: say(ingredientsTexts.save) }).click()
      await expect(dialog.getByText(say(ingredientsTexts.chooseOne))).toBeVisible()
      await dialog.getByLabel(say(ingredientsTexts.choose)).fill('魚油')
      await dialog.getByRole('radio').first().check({ force: true })
      await expectAccessibleInEachTheme(editor)
      await dialog.getByRole('button', { name: say(ingredientsTexts.save) }).click()
      await expect(dialog).toHaveCount(0)
      await expect(unknown.getByText('雞油', { exact: true })).toHaveCount(0)
      await page.getByRole('button', { name: say(savingTexts.undo) }).click()
      await expect(unknown.getByText('雞油', { exact: true })).toBeVisible()
    } finally {
      await forgetAlias(page, '雞油')
    }
  },
)

/** No ingredient has this other name any more, also where the journey has not come to take it back. */
async function forgetAlias(page: Page, alias: string): Promise<void> {
  const listed = await page.request.get('/office/api/v1/ingredients')
  const { ingredients } = (await listed.json()) as { ingredients: IngredientRow[] }
  const named = ingredients.find(({ aliases }) => aliases.includes(alias))
  const headers = await headersOfChange(page)
  if (!named || !headers) return
  const { version, said } = (await (await page.request.get(`/office/api/v1/ingredients/${named.id}`)).json()) as OfficeIngredient
  const ingredient = { ...said, aliases: said.aliases.filter((each) => each !== alias) }
  const changed = await page.request.put(`/office/api/v1/ingredients/${named.id}`, { headers, data: { version, ingredient } })
  expect(changed.status()).toBe(200)
}

for (const language of ['zh', 'en'] as const)
  test(`GDS-42 CAT-07 from a product a visitor reaches its ingredients and its brand (${language})`, atDesk, async ({ page }) => {
    const visitor = shopper(page, language)
    const named = { zh: { brand: '梅染指彩', oil: '梅籽油' }, en: { brand: 'Meizome Nails', oil: 'Prunus Mume Seed Oil' } }[language]
    await open(page, `/${language}/search?q=cuticle`)
    await page
      .getByRole('main')
      .getByRole('link', { name: /指緣|uticle/ })
      .first()
      .click()
    await page.getByRole('link', { name: named.oil, exact: true }).click()
    await expect(heading(visitor, named.oil)).toBeVisible()
    await expectAccessibleInEachTheme(visitor)
    await expectFits(visitor)
    await page.goBack()
    await page.getByRole('link', { name: named.brand, exact: true }).click()
    await expect(heading(visitor, named.brand)).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`/${language}/brands/meizome-nails$`))
    await expectAccessible(visitor)
    await expectFits(visitor)
  })

test('CAT-07 menus are looked at as they will stand on screens of 1280 and 390 px', atDesk, async ({ page }) => {
  const editor = shopper(page, 'zh')
  const { say } = editor
  await comeToOffice(page, 'edit', '/office/categories?dialog=preview')
  const dialog = page.getByRole('dialog', { name: say(menusTexts.preview) })
  const widthOf = async (name: string) =>
    await dialog.locator(`.menu-preview.${name}`).evaluate((element) => (element as HTMLElement).offsetWidth)
  await expect(dialog.getByText(say(menusTexts.wide))).toBeVisible()
  expect([await widthOf('wide'), await widthOf('narrow')]).toEqual([1280, 390])
  await expectAccessible(editor)
})
