import { expect, test, type Page } from '@playwright/test'
import { searchTexts } from '#texts/office/search.ts'
import { stockTexts } from '#texts/office/stock.ts'
import { frameTexts } from '#texts/office/frame.ts'
import { listTexts } from '#texts/office/lists.ts'
import { editTexts } from '#texts/office/order-page/order-edit.ts'
import { noteTexts } from '#texts/office/order-page/notes.ts'
import { ordersTexts } from '#texts/office/orders.ts'
import { editedFieldTexts } from '#texts/shared/edited-fields.ts'
import { officePaths } from '../../src/office/data/paths.ts'
import { comeToOffice, lookAsAtFirst, orderOnDelivery } from './office-page.ts'
import { press } from './packing-bench.ts'
import { atDesk, expectAccessibleInEachTheme, shopper, toast } from './shopper.ts'

// The office by keyboard: the one search, letters, and what an input method keeps for itself.

test.afterEach(({ page }) => lookAsAtFirst(page))

const palette = (page: Page) => page.getByRole('dialog', { name: searchTexts.title.zh })

test(
  'NAV-07 NAV-10 the one search begins with what was opened last, finds by a name and opens a complete number at once',
  atDesk,
  async ({ page }) => {
    const number = await orderOnDelivery(page, { name: '周小梔' })
    // That it was opened has been noted before the page is left.
    const noted = page.waitForResponse(
      (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/office/api/v1/search/recent') && answer.ok(),
    )
    await comeToOffice(page, 'care', `/office/orders/${number}`)
    await noted
    await page.goto('/office')
    await expect(page.locator('.page-bar')).toBeVisible()
    await page.keyboard.press('ControlOrMeta+k')
    const box = palette(page)
    const lately = box.getByRole('group', { name: searchTexts.recent.zh })
    await expect(lately.getByRole('option').first()).toContainText(number.slice(0, 4))
    await expectAccessibleInEachTheme(shopper(page, 'zh'))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`/office/orders/${number}`)

    await page.keyboard.press('ControlOrMeta+k')
    await box.getByRole('combobox').fill('周小梔')
    await expect(box.getByRole('group', { name: searchTexts.orders.zh }).getByRole('option').first()).toContainText(number.slice(0, 4))
    await box.getByRole('combobox').fill(frameTexts.orders.en)
    await expect(box.getByRole('group', { name: searchTexts.pages.zh }).getByRole('option').first()).toContainText(frameTexts.orders.zh)
    await page.keyboard.press('Escape')
    await expect(box).toHaveCount(0)

    await page.goto('/office')
    await expect(page.locator('.page-bar')).toBeVisible()
    await page.keyboard.press('ControlOrMeta+k')
    // Pasted in the spelling of the label, and Enter before it could be looked up.
    await box.getByRole('combobox').fill(`${number.toLowerCase().replace(/(.{4})(?=.)/g, '$1 ')}`)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`/office/orders/${number}`)

    const { rows: goods } = (await (await page.request.get('/office/api/v1/products')).json()) as {
      rows: { id: number; barcode: string | null }[]
    }
    const { rows: members } = (await (await page.request.get('/office/api/v1/members')).json()) as { rows: { uid: string }[] }
    const known = goods.find(({ barcode }) => barcode !== null)
    for (const [code, address] of [
      [known?.barcode, officePaths.product(known?.id ?? 0)],
      [members[0]?.uid, officePaths.member(members[0]?.uid ?? '')],
    ] as const) {
      await page.goto('/office')
      await expect(page.locator('.page-bar')).toBeVisible()
      await page.keyboard.press('ControlOrMeta+k')
      await expect(box.getByRole('combobox')).toBeFocused()
      await press(page, String(code))
      await expect(page).toHaveURL(address)
    }
  },
)

test('NAV-10 PCK-12 the search opens what a code on papers and shelves names', atDesk, async ({ page }) => {
  await comeToOffice(page, 'boss')
  /** As slowly as nobody but a person. */
  const type = async (code: string) => {
    await page.keyboard.press('ControlOrMeta+k')
    await palette(page).getByRole('combobox').pressSequentially(code, { delay: 60 })
    await page.keyboard.press('Enter')
  }
  await type('S:A-01-4')
  await expect(page).toHaveURL('/office/stock?q=A-01-4')
  await expect(page.getByRole('searchbox', { name: stockTexts.search.zh })).toHaveValue('A-01-4')
  await type('W:1')
  await expect(page).toHaveURL('/office/packing?stage=pick&wave=1')
  // The bench hears scanners as well; while the search is open over it, it does not.
  await page.keyboard.press('ControlOrMeta+k')
  await expect(palette(page).getByRole('combobox')).toBeFocused()
  await press(page, 'T:1-1-2')
  await expect(page).toHaveURL('/office/packing?stage=pack&basket=1-1-2')
})

/** Zhuyin is composed in whatever has the focus, and is not chosen yet. */
async function compose(page: Page): Promise<{ press: (key: string) => Promise<void>; take: (text: string) => Promise<void> }> {
  const session = await page.context().newCDPSession(page)
  await session.send('Input.imeSetComposition', { text: 'ㄇㄟˊ', selectionStart: 3, selectionEnd: 3 })
  const ofInputMethod = { windowsVirtualKeyCode: 229, code: '' }
  return {
    async press(key) {
      await session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key, ...ofInputMethod })
      await session.send('Input.dispatchKeyEvent', { type: 'keyUp', key, ...ofInputMethod })
    },
    async take(text) {
      await session.send('Input.insertText', { text })
    },
  }
}

test(
  'NAV-06 NAV-11 NAV-12 while Zhuyin is composed no shortcut fires, and Enter and Escape neither send nor close; letters alone can be switched off',
  atDesk,
  async ({ page }) => {
    const number = await orderOnDelivery(page, { name: '周小桂' })
    await comeToOffice(page, 'care', `/office/orders/${number}`)
    await expect(page.locator('.page-bar h1')).toBeVisible()
    await page.keyboard.press('e')
    const form = page.getByRole('dialog', { name: editTexts.title.zh })
    const name = form.getByLabel(editedFieldTexts['contact.name']?.zh ?? '')
    await name.fill('周')
    const ime = await compose(page)
    for (const key of ['Enter', 'Escape', 'g', 'o', '?', 'F1']) await ime.press(key)
    await ime.take('梅')
    await expect(name).toHaveValue('周梅')
    await expect(form, 'neither sent nor closed').toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(1)
    await expect(page).toHaveURL(/dialog=edit|orders/)
    await page.keyboard.press('ControlOrMeta+Enter')
    await expect(toast(page, '周小桂 → 周梅')).toBeVisible()
    await expect(form).toHaveCount(0)

    await page.keyboard.press('n')
    await expect(page.getByLabel(noteTexts.write.zh)).toBeFocused()
    await page.keyboard.press('Escape')
    await page.goto('/office/me')
    const letters = page.getByRole('group', { name: frameTexts.singleKeys.zh }).locator('label')
    await letters.filter({ hasText: frameTexts.off.zh }).click()
    await expect(letters.filter({ hasText: frameTexts.off.zh }).locator('input')).toBeChecked()
    await page.goto('/office/orders')
    await expect(page.locator('tr[data-key]').first()).toBeVisible()
    await page.locator('.page-bar h1').click()
    for (const key of ['j', 'x', '?', 'g', 't']) await page.keyboard.press(key)
    await page.keyboard.press('F1')
    const help = page.getByRole('dialog', { name: frameTexts.help.zh })
    for (const part of [frameTexts.helpFor, frameTexts.helpTerms, listTexts.down]) await expect(help.getByText(part.zh)).toBeVisible()
    await expect(page).toHaveURL('/office/orders')
    await expect(page.getByRole('region', { name: listTexts.selectionMoves.zh })).toHaveCount(0)
    await page.goto('/office/me')
    await letters.filter({ hasText: frameTexts.on.zh }).click()
    await expect(letters.filter({ hasText: frameTexts.on.zh }).locator('input')).toBeChecked()
    await page.goto('/office/orders')
    await expect(page.locator('tr[data-key]').first()).toBeVisible()
    await page.keyboard.press('/')
    await expect(page.getByRole('searchbox', { name: ordersTexts.search.zh })).toBeFocused()
    await page.locator('.page-bar h1').click()
    await page.keyboard.press('Shift+?')
    const list = page.getByRole('dialog', { name: frameTexts.shortcuts.zh })
    await expect(list.getByText(listTexts.down.zh)).toBeVisible()
    await expectAccessibleInEachTheme(shopper(page, 'zh'))
    await page.keyboard.press('Escape')
    await expect(list).toHaveCount(0)
    await page.keyboard.press('j')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/orders\/[A-Z0-9]{12}/)
  },
)
