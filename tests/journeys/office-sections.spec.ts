import { expect, test, type Page } from '@playwright/test'
import { languages } from '#rules/locale.ts'
import { frameTexts } from '#texts/office/frame.ts'
import { productPicturesTexts } from '#texts/office/goods/pictures.ts'
import { productFieldTexts, productPageTexts } from '#texts/office/goods/product-page.ts'
import { sectionsTexts, sectionTexts } from '#texts/office/goods/product/sections.ts'
import { controlTexts } from '#texts/shared/controls.ts'
import { officePaths } from '../../src/office/data/paths.ts'
import { comeToOffice, smallTargets, speakAs, whenLoaded } from './office-page.ts'
import { atDesk, expectAccessibleInEachTheme, expectFits, oneScreen, shopper, type Shopper } from './shopper.ts'

// The way through the page of one product. Goods that no other journey changes.

const product = 95
type Section = keyof typeof sectionTexts

const bar = ({ page, say }: Shopper) => page.getByRole('navigation', { name: say(sectionsTexts.title) })
const linkTo = (person: Shopper, section: Section) => bar(person).getByRole('link', { name: person.say(sectionTexts[section]) })
const headingIn = (page: Page, section: Section) => page.locator(`#${section}`)

/** Alone it is marked, and its heading stands below the bar and within the window. */
async function expectAt(person: Shopper, section: Section): Promise<void> {
  const marked = bar(person).locator('[aria-current]')
  await expect(marked).toHaveCount(1)
  await expect(marked).toHaveAttribute('href', `#${section}`)
  await expect(async () => {
    const [lower, upper] = [await headingIn(person.page, section).boundingBox(), await bar(person).boundingBox()]
    expect(lower?.y ?? 0).toBeGreaterThanOrEqual((upper?.y ?? 0) + (upper?.height ?? 0))
    expect(lower?.y ?? Infinity).toBeLessThan(person.page.viewportSize()?.height ?? 0)
  }).toPass({ timeout: 15_000 })
}

/** How far it is scrolled, once it is drawn as it stands. */
const placeOf = (page: Page) =>
  page.evaluate(() => new Promise<number>((told) => requestAnimationFrame(() => requestAnimationFrame(() => told(window.scrollY)))))

test.afterEach(({ page }) => speakAs(page, 'zh'))

for (const language of languages) {
  test(
    `each section of a product has a link that leads to it and is marked there (${language})`,
    oneScreen(language),
    async ({ page, isMobile }) => {
      const boss = shopper(page, language)
      await comeToOffice(page, 'boss', officePaths.product(product))
      await speakAs(page, language)
      await whenLoaded(boss)
      await expectAt(boss, 'texts')
      await expectAccessibleInEachTheme(boss)
      await expectFits(boss)
      if (isMobile) expect(await page.evaluate(smallTargets)).toEqual([])
      for (const section of Object.keys(sectionTexts) as Section[]) {
        await linkTo(boss, section).click()
        await expect(page).toHaveURL(new RegExp(`#${section}$`))
        await expectAt(boss, section)
        await expect(linkTo(boss, section), 'in the row, also where that is wider than the window').toBeInViewport({ ratio: 1 })
      }
      await page.goBack()
      await expectAt(boss, 'codes')
      await expectFits(boss)
    },
  )
}

test('the section in view is marked while the page is scrolled by hand', async ({ page, isMobile }) => {
  const boss = shopper(page, 'zh')
  await comeToOffice(page, 'boss', officePaths.product(product))
  await whenLoaded(boss)
  for (const section of ['prices', 'pictures', 'texts'] as const) {
    await headingIn(page, section).evaluate((heading) => heading.scrollIntoView())
    await expectAt(boss, section)
  }
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  const last = linkTo(boss, isMobile ? 'versions' : 'label')
  await expect(last, 'also where the page ends before its heading comes up').toHaveAttribute('aria-current')
  await expect(last, 'the bar has stayed').toBeInViewport({ ratio: 1 })
})

test('a link to a section opens the page there, and by keyboard the heading has the focus', atDesk, async ({ page }) => {
  const boss = shopper(page, 'zh')
  await comeToOffice(page, 'boss', `${officePaths.product(product)}#prices`)
  await whenLoaded(boss)
  await expectAt(boss, 'prices')
  await linkTo(boss, 'pictures').focus()
  await page.keyboard.press('Enter')
  await expectAt(boss, 'pictures')
  await expect(headingIn(page, 'pictures')).toBeFocused()
  const place = await placeOf(page)
  await linkTo(boss, 'texts').focus()
  for (let presses = 0; presses < 3; presses++) await page.keyboard.press('Tab')
  await expect(linkTo(boss, 'prices')).toBeFocused()
  expect(await placeOf(page), 'whoever goes through the bar by keyboard leaves the page where it is').toBe(place)
  await page.reload()
  await whenLoaded(boss)
  await expectAt(boss, 'pictures')
})

test('a link leads to the versions also while they are on their way', async ({ page }) => {
  const boss = shopper(page, 'zh')
  await comeToOffice(page, 'boss')
  const { promise: asked, resolve: letThrough } = Promise.withResolvers<void>()
  await page.route('**/products/*/versions*', async (route) => {
    await asked
    await route.continue()
  })
  await page.goto(`${officePaths.product(product)}#versions`)
  await expectAt(boss, 'versions')
  await linkTo(boss, 'texts').click()
  await expectAt(boss, 'texts')
  await linkTo(boss, 'versions').click()
  await expectAt(boss, 'versions')
  letThrough()
  await whenLoaded(boss)
  await expect(page.locator('.product-versions')).not.toHaveAttribute('aria-busy')
  await expectAt(boss, 'versions')
})

test('whoever has followed a link and scrolled on finds that place again on the way back', async ({ page, isMobile }) => {
  const boss = shopper(page, 'zh')
  await comeToOffice(page, 'boss', officePaths.product(product))
  await whenLoaded(boss)
  await linkTo(boss, 'prices').click()
  await expectAt(boss, 'prices')
  await headingIn(page, 'categories').evaluate((heading) => heading.scrollIntoView())
  const place = await placeOf(page)
  const dialog = page.getByRole('dialog', { name: productPageTexts.categories.zh })
  const openDialog = () => page.getByRole('button', { name: productPageTexts.editCategories.zh }).click()
  await openDialog()
  await expect(dialog).toBeVisible()
  await page.goBack()
  await expect(dialog).toHaveCount(0)
  expect(await placeOf(page), 'back out of a dialog').toBe(place)
  await expect(page).toHaveURL(/#prices$/)
  await openDialog()
  await dialog.getByRole('button', { name: controlTexts.close.zh }).click()
  await expect(dialog).toHaveCount(0)
  expect(await placeOf(page), 'after it was closed').toBe(place)
  await expect(page, 'the address is the same').toHaveURL(/#prices$/)

  const pages = page.locator(isMobile ? '.dock' : '.office-rail nav').getByRole('link', { name: frameTexts.today.zh })
  await pages.click()
  await expect(bar(boss)).toHaveCount(0)
  await page.goBack()
  await expect(bar(boss)).toBeVisible()
  await whenLoaded(boss)
  expect(await placeOf(page), 'back from another page').toBe(place)

  await linkTo(boss, 'prices').click()
  await expectAt(boss, 'prices')
})

test('a section says when something in it is not saved, and when it was refused', async ({ page }) => {
  const boss = shopper(page, 'zh')
  await comeToOffice(page, 'boss', officePaths.product(product))
  await whenLoaded(boss)
  const [unsaved, refused] = [sectionsTexts.unsaved.zh, sectionsTexts.refused.zh]
  await page.getByLabel(productFieldTexts.description_of_good_zh.zh, { exact: true }).fill('還沒儲存的簡介')
  await expect(linkTo(boss, 'texts')).toContainText(unsaved)
  await expect(linkTo(boss, 'prices')).not.toContainText(unsaved)
  const slug = page.getByLabel(productFieldTexts.slug.zh, { exact: true })
  await slug.fill('Not An Address')
  await page.locator('.selection-bar').getByRole('button', { name: productPageTexts.save.zh }).click()
  await expect(linkTo(boss, 'codes')).toContainText(refused)
  await expect(slug, 'and who pressed is led there').toBeFocused()
  const isReached = () =>
    slug.evaluate((field) => {
      const { left, right, top, bottom } = field.getBoundingClientRect()
      return document.elementFromPoint((left + right) / 2, (top + bottom) / 2) === field
    })
  await expect.poll(isReached, 'nothing lies over it').toBe(true)
  await expectAccessibleInEachTheme(boss)
  await page.getByRole('button', { name: productPageTexts.revert.zh }).click()
  await expect(linkTo(boss, 'texts')).not.toContainText(unsaved)

  const pictures = page.getByRole('region', { name: productPicturesTexts.title.zh, exact: true })
  const dialog = page.getByRole('dialog', { name: productPicturesTexts.edit.zh })
  await pictures.locator('.picture-tile').first().getByRole('button').first().click()
  await dialog.getByLabel(productPicturesTexts.altZh.zh).fill('還沒儲存的替代文字')
  await dialog.getByRole('button', { name: productPicturesTexts.done.zh, exact: true }).click()
  await expect(linkTo(boss, 'pictures'), 'also of the pictures, which are saved by themselves').toContainText(unsaved)
  await pictures.getByRole('button', { name: productPicturesTexts.revert.zh }).click()
  await expect(linkTo(boss, 'pictures')).not.toContainText(unsaved)
})
