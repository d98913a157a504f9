import { randomUUID } from 'node:crypto'
import { expect, test, type Page } from '@playwright/test'
import type { FamilyRow, OfficeFamily } from '#contract/office/api/goods/families.ts'
import type { Me } from '#contract/office/api/me.ts'
import { familiesTexts, valueIn } from '#texts/office/goods/families/families.ts'
import { makeOwnOf, sharedFieldTexts, shareOf, sharingTexts } from '#texts/office/goods/families/sharing.ts'
import { productFieldTexts, productPageTexts } from '#texts/office/goods/product-page.ts'
import { savingTexts } from '#texts/office/saving.ts'
import { comeToOffice } from './office-page.ts'
import { operate } from './operations.ts'
import { ask, atDesk, expectAccessibleInEachTheme, expectFits, open, shopper, toast } from './shopper.ts'

// Two candles of the demo shop become a family, share their summary, and are each for themselves again at the end.

const family = '香氛蠟燭'
/** What is said of the candles before the journey. */
let asTheyWere: { id: number; name_zh: string; name_en: string; description_of_good_zh: string }[] = []

// Also where the journey has ended in the middle.
test.afterEach(async ({ page }) => {
  await takeApart(page)
  for (const { id, ...fields } of asTheyWere) await operate('change-product', String(id), JSON.stringify(fields), '--actor', 'Ana')
})

type Found = { id: number; name: string; description_of_good: string; family: { name: string } | null }

test(
  'FAM-01 FAM-15 two products are joined to a family, share a summary that is written once, and one keeps its own',
  atDesk,
  async ({ page }) => {
    const editor = shopper(page, 'zh')
    const { say } = editor
    const found = await ask<{ products: { id: number; name: string }[] }>(
      editor,
      `/api/v1/product_suggestions?q=${encodeURIComponent('蠟燭')}`,
    )
    const [first, second] = found.products
    if (!first || !second) throw new Error('The demo shop has candles.')
    const shown = (id: number) => ask<Found>(editor, `/api/v1/products/${id}`)
    const [{ description_of_good: before }, { description_of_good: other }] = [await shown(first.id), await shown(second.id)]

    const inEnglish = (id: number) => ask<Found>({ page, language: 'en' }, `/api/v1/products/${id}`)
    asTheyWere = [
      { id: first.id, name_zh: first.name, name_en: (await inEnglish(first.id)).name, description_of_good_zh: before },
      { id: second.id, name_zh: second.name, name_en: (await inEnglish(second.id)).name, description_of_good_zh: other },
    ]

    // Rich texts have a button of that name in their bars.
    const undo = page.locator('.button', { hasText: say(savingTexts.undo) }).last()

    await comeToOffice(page, 'edit', `/office/families/new?products=${first.id},${second.id}`)
    await page.getByLabel(say(familiesTexts.nameZh)).fill(family)
    for (const [place, product] of [first, second].entries())
      await page.getByLabel(say(valueIn(familiesTexts.shade.zh, 'zh', product.name))).fill(`香調 ${place + 1}`)
    await expectAccessibleInEachTheme(editor)
    await expectFits(editor)
    await page.getByRole('button', { name: say(familiesTexts.save) }).click()
    await expect(page).toHaveURL(/\/office\/families\/\d+/)
    expect((await shown(first.id)).family).toMatchObject({ name: family })

    // A save that is taken back is gone from the page as well.
    await expect(page.getByRole('button', { name: say(familiesTexts.dissolve) })).toBeVisible()
    await page.getByLabel(say(familiesTexts.nameZh)).fill('蠟燭')
    await page.getByRole('button', { name: say(familiesTexts.save) }).click()
    await expect(toast(page, say(familiesTexts.saved))).toBeVisible()
    await undo.click()
    await expect(page.getByLabel(say(familiesTexts.nameZh))).toHaveValue(family)

    // What follows is said before the press.
    await page.getByRole('button', { name: say(shareOf(sharedFieldTexts.summary)) }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText(say(sharingTexts.versions))).toBeVisible()
    await expectAccessibleInEachTheme(editor)
    await dialog.getByRole('button', { name: say(sharingTexts.share) }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByText(say(sharingTexts.shared), { exact: true })).toBeVisible()
    await expect(page.getByText(say(familiesTexts.saved), { exact: true }), 'only that is saved').toHaveCount(0)
    await expect.poll(async () => (await shown(second.id)).description_of_good).toBe(before)

    const summary = page.getByLabel(say(productFieldTexts.description_of_good_zh), { exact: true })
    const save = page.getByRole('button', { name: new RegExp(`^${say(productPageTexts.save)}`) })
    const unsaved = page.locator('form.selection-bar')
    await page.goto(`/office/products/${second.id}`)
    await expect(page.getByText(say(sharingTexts.mark), { exact: true })).toBeVisible()
    await summary.fill('兩支都這樣說')
    await save.click()
    await expect.poll(async () => (await shown(first.id)).description_of_good).toBe('兩支都這樣說')
    await expect(unsaved).toHaveCount(0)
    await page.getByRole('button', { name: say(makeOwnOf(sharedFieldTexts.summary)) }).click()
    await expect(page.getByText(say(sharingTexts.ownMark), { exact: true })).toBeVisible()
    await expectAccessibleInEachTheme(editor)
    await summary.fill(other)
    await save.click()
    await expect.poll(async () => (await shown(second.id)).description_of_good).toBe(other)
    expect((await shown(first.id)).description_of_good).toBe('兩支都這樣說')
    await expect(unsaved).toHaveCount(0)

    await page.goto(`/office/products/${first.id}`)
    await summary.fill(before)
    await save.click()
    await expect.poll(async () => (await shown(first.id)).description_of_good).toBe(before)
    await expect(unsaved).toHaveCount(0)
    await page.getByRole('link', { name: say(sharingTexts.mark) }).click()

    // Whoever is called by the family is so again when its name is taken back.
    await page.getByRole('button', { name: say(shareOf(sharedFieldTexts.name)) }).click()
    await dialog.getByRole('button', { name: say(sharingTexts.share) }).click()
    await expect.poll(async () => (await shown(first.id)).name).toBe('香氛蠟燭 香調 1')
    await page.goto(`/office/products/${first.id}`)
    await page.getByLabel(say(productFieldTexts.name_zh), { exact: true }).fill('另一個名字')
    await save.click()
    await expect.poll(async () => (await shown(first.id)).name).toBe('另一個名字')
    await expect(page.getByText(say(sharingTexts.ownMark), { exact: true })).toBeVisible()
    await undo.click()
    await expect.poll(async () => (await shown(first.id)).name).toBe('香氛蠟燭 香調 1')
    await expect(page.getByText(say(sharingTexts.ownMark), { exact: true })).toHaveCount(0)

    // And the family that is made again shares what it shared.
    await page
      .getByRole('link', { name: say(sharingTexts.mark) })
      .first()
      .click()
    await page.getByRole('button', { name: say(familiesTexts.dissolve) }).click()
    await expect.poll(async () => (await shown(first.id)).family).toBeNull()
    await undo.click()
    await expect.poll(async () => (await shown(first.id)).family).not.toBeNull()
    await page.goto(`/office/products/${first.id}`)
    await expect(page.getByText(say(sharingTexts.mark), { exact: true }).first()).toBeVisible()
    await page
      .getByRole('link', { name: say(sharingTexts.mark) })
      .first()
      .click()
    await page.getByRole('button', { name: say(familiesTexts.dissolve) }).click()
    await expect.poll(async () => (await shown(first.id)).family).toBeNull()
    await open(page, `/zh/product/${first.id}`)
    await expect(page.getByText(before)).toBeVisible()
  },
)

test('whoever makes a family and is refused goes on from where they pressed', atDesk, async ({ page }) => {
  await comeToOffice(page, 'edit', '/office/families/new')
  const form = page.locator('.family-form')
  const save = form.locator('button[type=submit]')
  await page.getByLabel(familiesTexts.nameZh.zh).fill('還沒有商品的系列')
  const { promise: heard, resolve: letThrough } = Promise.withResolvers<void>()
  await page.route('**/office/api/v1/families', async (route) => {
    await heard
    await route.continue()
  })
  await save.focus()
  const refused = page.waitForResponse('**/office/api/v1/families')
  await page.keyboard.press('Enter')
  await expect(form).toHaveAttribute('inert')
  await expect(save, 'nothing of it is in reach meanwhile').not.toBeFocused()
  letThrough()
  expect((await refused).ok()).toBe(false)
  await expect(form).not.toHaveAttribute('inert')
  await expect(save).toBeFocused()
})

/** Dissolves the family of the candles where there is one. */
async function takeApart({ request }: Page): Promise<void> {
  const { csrf_token: token = '' } = (await (await request.get('/office/api/v1/me')).json()) as Partial<Me>
  const found = await request.get(`/office/api/v1/families?words=${encodeURIComponent(family)}`)
  const { rows = [] } = (await found.json()) as { rows?: FamilyRow[] }
  for (const { id } of rows.filter(({ name }) => name.zh === family)) {
    const { version } = (await (await request.get(`/office/api/v1/families/${id}`)).json()) as OfficeFamily
    const headers = { 'x-csrf-token': token, 'sec-fetch-site': 'same-origin', 'idempotency-key': randomUUID() }
    await request.delete(`/office/api/v1/families/${id}`, { headers, data: { version } })
  }
}
