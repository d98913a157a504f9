import { expect, test, type Page } from '@playwright/test'
import type { OfficeMemberRow } from '#contract/office/api/members/members.ts'
import { noteTexts } from '#texts/office/order-page/notes.ts'
import { savingTexts } from '#texts/office/saving.ts'
import { searchTexts } from '#texts/office/search.ts'
import { officePaths } from '../../src/office/data/paths.ts'
import { comeToOffice, keptDrafts, orderOnDelivery } from './office-page.ts'
import { atDesk } from './shopper.ts'

// Whose a draft is, and how long it is one.

/** What can have notes: where it is, and by which number it is found. */
type Noted = { address: string; number: string }

test('NAV-19 half a note of one order stands on no other, whichever way one goes between them', atDesk, async ({ page }) => {
  const number = await orderOnDelivery(page, { name: '王小芙' })
  const other = await orderOnDelivery(page, { name: '王小蓉' })
  await comeToOffice(page, 'care')
  await expectNotesApart(page, [
    { number, address: officePaths.order(number) },
    { number: other, address: officePaths.order(other) },
  ])
})

test('NAV-19 half a note of one member stands on no other, whichever way one goes between them', atDesk, async ({ page }) => {
  await comeToOffice(page, 'care')
  const { rows } = (await (await page.request.get('/office/api/v1/members')).json()) as { rows: OfficeMemberRow[] }
  const [one, other] = rows.filter(({ marks }) => marks.length === 0).map(({ uid }) => ({ number: uid, address: officePaths.member(uid) }))
  if (!one || !other) throw new Error('The demo shop has members.')
  await expectNotesApart(page, [one, other])
})

/** From one to the other and back without leaving the page in between, as a colleague compares two. */
async function expectNotesApart(page: Page, [one, other]: readonly [Noted, Noted]): Promise<void> {
  await page.goto(one.address)
  const words = page.getByLabel(noteTexts.write.zh)
  await expect(words).toBeVisible()
  await page.keyboard.press('ControlOrMeta+k')
  await page.getByRole('dialog', { name: searchTexts.title.zh }).getByRole('combobox').fill(other.number)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(other.address)
  await expect(page.locator('.page-bar')).toContainText(other.number)
  await words.fill('只寫了一半')
  await expect.poll(() => keptDrafts(page)).toHaveLength(1)
  await page.goBack()
  await expect(page).toHaveURL(one.address)
  await expect(page.locator('.page-bar')).toContainText(one.number)
  await expect(words).toHaveValue('')
  await page.goForward()
  await expect(page.locator('.page-bar')).toContainText(other.number)
  await expect(words).toHaveValue('')
  await page.getByRole('button', { name: savingTexts.draftTake.zh }).click()
  await expect(words).toHaveValue('只寫了一半')
  expect(await keptDrafts(page), 'it is kept once').toHaveLength(1)
}
