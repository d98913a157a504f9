import { expect, test } from '@playwright/test'
import { familyTexts } from '#texts/shop/product.ts'
import { productOf } from './product-page.ts'
import { atDesk, expectAccessible, heading, open, shopper } from './shopper.ts'

// The shades of the demo shop's gel polishes, which stand in one family.

test(
  'FAM-09 FAM-11 FAM-13 shades are links with one stop: arrows move, Enter opens, the page stays where it was',
  atDesk,
  async ({ page }) => {
    const visitor = shopper(page, 'zh')
    const { family } = await productOf(page, { id: 1 })
    const [first, second] = family?.members ?? []
    if (!family || !first || !second) throw new Error('The gel polishes are a family')
    await open(page, '/zh/product/1')
    const shades = page.getByRole('navigation', { name: family.axes[0]?.name ?? '' }).getByRole('link')
    await expect(shades).toHaveCount(family.members.length)
    const called = family.members.map(({ values: [value = ''], sold_out: soldOut }) => {
      const told = { axis: family.axes[0]?.name ?? '', value }
      return (soldOut ? familyTexts.soldOut(told) : familyTexts.value(told)).zh
    })
    for (const [place, name] of called.entries()) await expect(shades.nth(place)).toHaveAccessibleName(name)
    await expect(shades.first()).toHaveAttribute('aria-current', 'page')
    await expectAccessible(visitor)
    const sizes = await shades.evaluateAll((links) =>
      links.map((link) => link.getBoundingClientRect()).map(({ width, height }) => Math.min(width, height)),
    )
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/zh\/product\/1-/)
    const withoutScripts = await (await page.request.get('/zh/product/1')).text()
    for (const { id } of family.members)
      expect(withoutScripts).toMatch(
        new RegExp(`<a href="/zh/product/${id}-[^>]*class="family-value|class="family-value[^>]*href="/zh/product/${id}-`),
      )

    // Scripts run once all but one are no stop of the Tab key.
    await expect(shades.nth(1)).toHaveAttribute('tabindex', '-1')
    await shades.first().focus()
    await page.keyboard.press('End')
    await expect(shades.last()).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(shades.first()).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(shades.nth(1)).toBeFocused()
    await expect(heading(visitor, first.name), 'only Enter opens').toBeVisible()
    await page.evaluate(() => scrollTo(0, 120))
    const place = await page.evaluate(() => scrollY)
    await page.keyboard.press('Enter')
    await expect(heading(visitor, second.name)).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`/zh/product/${second.id}-`))
    await expect(shades.nth(1)).toHaveAttribute('aria-current', 'page')
    await expect(shades.nth(1)).toBeFocused()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
  },
)
