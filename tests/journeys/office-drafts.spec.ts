import { expect, test, type Page } from '@playwright/test'
import type { OfficeMemberRow } from '#contract/office/api/members/members.ts'
import type { Category } from '#contract/shop/api/categories.ts'
import { categoriesTexts } from '#texts/office/goods/categories.ts'
import { noteTexts } from '#texts/office/order-page/notes.ts'
import { orderPageTexts } from '#texts/office/orders.ts'
import { savingTexts } from '#texts/office/saving.ts'
import { searchTexts } from '#texts/office/search.ts'
import { officePaths } from '../../src/office/data/paths.ts'
import { holdChanges, refusal } from './hold-changes.ts'
import { comeToOffice, keptDrafts, orderOnDelivery } from './office-page.ts'
import { ask, atDesk, shopper, toast } from './shopper.ts'

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

test(
  'NAV-19 whoever leaves the page before a note is saved is not offered it again, and keeps what was typed since',
  atDesk,
  async ({ page }) => {
    const number = await orderOnDelivery(page, { name: '王小蓁' })
    await comeToOffice(page, 'care', officePaths.order(number))
    const words = page.getByLabel(noteTexts.write.zh)
    const leave = async () => {
      await page.locator('.page-bar').getByRole('link', { name: orderPageTexts.allOrders.zh, exact: true }).click()
      await expect(words).toHaveCount(0)
    }
    const added = toast(page, noteTexts.added.zh)

    await words.fill('寫完就走')
    await expect.poll(() => keptDrafts(page)).toHaveLength(1)
    const first = await holdChanges(page, '**/office/api/v1/orders/*/notes')
    await words.press('ControlOrMeta+Enter')
    await first.asked
    await leave()
    first.release()
    await expect(added).toBeVisible()
    await expect.poll(() => keptDrafts(page)).toHaveLength(0)

    await page.goBack()
    await words.fill('第二張')
    await page.getByRole('checkbox', { name: noteTexts.pin.zh, exact: true }).check()
    await expect(added).toHaveCount(0)
    const second = await holdChanges(page, '**/office/api/v1/orders/*/notes')
    await words.press('ControlOrMeta+Enter')
    await second.asked
    await words.fill('第三張，還沒寫完')
    await expect.poll(async () => (await keptDrafts(page)).join('')).toContain('第三張')
    await leave()
    second.release()
    await expect(added).toBeVisible()
    await expect.poll(async () => (await keptDrafts(page)).join(''), 'without what went with the second').toContain('"pin":false')
    await page.goBack()
    await page.getByRole('button', { name: savingTexts.draftTake.zh }).click()
    await expect(words).toHaveValue('第三張，還沒寫完')
  },
)

test(
  'NAV-19 whoever comes back before a note is saved is offered it only where it could not be, or what they typed since',
  atDesk,
  async ({ page }) => {
    const number = await orderOnDelivery(page, { name: '王小茉' })
    await comeToOffice(page, 'care', officePaths.order(number))
    const words = page.getByLabel(noteTexts.write.zh)
    const offer = page.getByRole('button', { name: savingTexts.draftTake.zh })
    /** Sends a note, types on where there is more, leaves, and is back before the answer. */
    const saveAndComeBack = async (text: string, more?: string) => {
      await words.fill(text)
      await expect.poll(() => keptDrafts(page)).toHaveLength(1)
      const held = await holdChanges(page, '**/office/api/v1/orders/*/notes')
      await words.press('ControlOrMeta+Enter')
      await held.asked
      if (more) await words.fill(more)
      await page.locator('.page-bar').getByRole('link', { name: orderPageTexts.allOrders.zh, exact: true }).click()
      await expect(words).toHaveCount(0)
      await page.goBack()
      await expect(words).toHaveValue('')
      await expect(offer, 'it is being saved').toHaveCount(0)
      return held
    }
    const added = toast(page, noteTexts.added.zh)

    const offers = await countOffers(page)
    const saved = await saveAndComeBack('馬上回來')
    saved.release()
    await expect(added).toBeVisible()
    await expect.poll(() => keptDrafts(page)).toHaveLength(0)
    await expect(added).toHaveCount(0)
    expect(await offers(), 'not even for a moment').toBe(0)

    const goneOn = await saveAndComeBack('再寫一張', '第三張，還沒寫完')
    goneOn.release()
    await expect(added).toBeVisible()
    await offer.click()
    await expect(words).toHaveValue('第三張，還沒寫完')
    await words.fill('')
    await expect.poll(() => keptDrafts(page)).toHaveLength(0)

    const failed = await saveAndComeBack('存不進去的')
    failed.refuse()
    await expect(toast(page, refusal)).toBeVisible()
    await offer.click()
    await expect(words).toHaveValue('存不進去的')
  },
)

/** How often a draft has been offered since, also for a moment. */
async function countOffers(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const seen = new Set<Element>()
    const look = () => {
      for (const offer of document.querySelectorAll('.draft-offer')) seen.add(offer)
    }
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true })
    Object.assign(globalThis, { offersSeen: seen })
  })
  return () => page.evaluate(() => (globalThis as unknown as { offersSeen: Set<Element> }).offersSeen.size)
}

test('NAV-19 whoever leaves at once, by a link or with the window, is offered the last letter too', atDesk, async ({ page }) => {
  const number = await orderOnDelivery(page, { name: '王小蒔' })
  await comeToOffice(page, 'care', officePaths.order(number))
  const words = page.getByLabel(noteTexts.write.zh)
  const take = page.getByRole('button', { name: savingTexts.draftTake.zh })
  await words.fill('打完就按連結')
  await page.locator('.page-bar').getByRole('link', { name: orderPageTexts.allOrders.zh, exact: true }).click()
  await expect(words).toHaveCount(0)
  await page.goBack()
  await take.click()
  await expect(words).toHaveValue('打完就按連結')
  await words.fill('打完就重新整理')
  await page.reload()
  await take.click()
  await expect(words).toHaveValue('打完就重新整理')
})

test(
  'NAV-19 a category holds nothing unsaved once it is saved, and neither when its save is taken back; two presses save it once',
  atDesk,
  async ({ page }) => {
    const { categories } = await ask<{ categories: Category[] }>(shopper(page, 'zh'), '/api/v1/categories')
    const category = categories.flatMap(({ sub_categories: below }) => below).at(-1)
    await comeToOffice(page, 'boss', officePaths.categories({ id: category?.id ?? 0 }))
    const title = page.getByLabel(categoriesTexts.seoTitleEn.zh)
    const before = await title.inputValue()
    const sent: string[] = []
    page.on('request', (request) => request.url().endsWith('/office/api/v1/categories') && sent.push(request.method()))
    await title.fill('Half a title')
    await expect.poll(() => keptDrafts(page)).toHaveLength(1)
    const held = await holdChanges(page, '**/office/api/v1/categories')
    await title.press('Enter')
    await held.asked
    await title.press('Enter')
    await title.press('ControlOrMeta+s')
    expect(await keptDrafts(page), 'until it is answered').toHaveLength(1)
    held.release()
    const isSaved = async () => {
      await expect(page.getByRole('button', { name: categoriesTexts.keepDraft.zh })).toHaveCount(0)
      await expect(page.getByText(savingTexts.connected.zh)).toBeVisible()
      await expect.poll(() => keptDrafts(page)).toHaveLength(0)
    }
    await isSaved()
    await page.locator('.toasts').getByRole('button', { name: savingTexts.undo.zh }).click()
    await expect(title).toHaveValue(before)
    await isSaved()
    expect(
      sent.filter((method) => method === 'PUT'),
      'one save, and one that takes it back',
    ).toHaveLength(2)
  },
)
