import { expect, test, type Page } from '@playwright/test'
import { productFieldTexts, productPageTexts, unsaved } from '#texts/office/goods/product-page.ts'
import { recallTexts } from '#texts/office/goods/recalls.ts'
import { noteTexts } from '#texts/office/order-page/notes.ts'
import { savingTexts } from '#texts/office/saving.ts'
import { officePaths } from '../../src/office/data/paths.ts'
import { holdChanges } from './hold-changes.ts'
import { comeToGoods, productOf } from './office-goods.ts'
import { comeToOffice, headersOfChange, keptDrafts, orderOnDelivery } from './office-page.ts'
import { atDesk, toast } from './shopper.ts'

// What is typed while a save is under way. Only goods that no other journey changes, which end as they began.

const goods = '延長凝膠・裸杏'

test(
  'NAV-19 what is typed on the page of a product while it is saved stays, is kept and is saved by the next press',
  atDesk,
  async ({ page }) => {
    const id = await comeToGoods(page, goods)
    const { fields } = await productOf(page, id)
    const [zh, en] = [
      page.getByLabel(productFieldTexts.description_of_good_zh.zh, { exact: true }),
      page.getByLabel(productFieldTexts.description_of_good_en.zh, { exact: true }),
    ]
    try {
      const bar = page.locator('.selection-bar')
      const save = bar.getByRole('button', { name: productPageTexts.save.zh })
      await zh.fill('先打的字')
      const held = await holdChanges(page, `**/office/api/v1/products/${id}`)
      await save.click()
      await held.asked
      await zh.fill('先打的字，後來又加了幾個')
      await en.fill('Typed while it was being saved')
      held.release()
      await expect(bar).toContainText(unsaved(2).zh)
      await expect(page.getByText(savingTexts.unsaved.zh), 'the frame says so too').toBeVisible()
      await expect(save, 'the press before has been answered').toBeVisible()
      await expect(zh).toHaveValue('先打的字，後來又加了幾個')
      await expect(en).toHaveValue('Typed while it was being saved')
      expect((await productOf(page, id)).fields['description_of_good_zh']).toBe('先打的字')

      // Offered after a reload too, against the version that was saved.
      await expect.poll(async () => (await keptDrafts(page)).join('')).toContain('Typed while it was being saved')
      await expect.poll(async () => (await keptDrafts(page)).join('')).toContain(`"seen":${(await productOf(page, id)).version}`)
      await page.reload()
      await page.getByRole('button', { name: savingTexts.draftTake.zh }).click()
      await expect(zh).toHaveValue('先打的字，後來又加了幾個')
      await save.click()
      await expect(bar, 'no conflict with what was saved before').toHaveCount(0)
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(page.getByText(savingTexts.connected.zh)).toBeVisible()
      expect((await productOf(page, id)).fields).toMatchObject({
        description_of_good_zh: '先打的字，後來又加了幾個',
        description_of_good_en: 'Typed while it was being saved',
      })
      await expect.poll(() => keptDrafts(page)).toHaveLength(0)
    } finally {
      await giveBack(page, {
        id,
        change: { description_of_good_zh: fields['description_of_good_zh'], description_of_good_en: fields['description_of_good_en'] },
      })
    }
  },
)

test('NAV-19 a note that is begun while another one is saved stays in its field', atDesk, async ({ page }) => {
  const number = await orderOnDelivery(page, { name: '王小蓮' })
  await comeToOffice(page, 'care', officePaths.order(number))
  const notes = page.getByRole('region', { name: noteTexts.heading.zh })
  const words = notes.getByLabel(noteTexts.write.zh)
  await words.fill('第一張')
  const held = await holdChanges(page, '**/office/api/v1/orders/*/notes')
  await notes.getByRole('button', { name: noteTexts.save.zh }).click()
  await held.asked
  await words.fill('第二張，還沒寫完')
  held.release()
  await expect(notes.getByText('第一張', { exact: true })).toBeVisible()
  await expect(words).toHaveValue('第二張，還沒寫完')
  await expect.poll(async () => (await keptDrafts(page)).join('')).toContain('第二張，還沒寫完')
  await notes.getByRole('button', { name: noteTexts.save.zh }).click()
  await expect(words).toHaveValue('')
  await expect.poll(() => keptDrafts(page)).toHaveLength(0)
})

test('NAV-19 a file that is chosen while a note is saved goes with the next one, and none goes twice', atDesk, async ({ page }) => {
  const number = await orderOnDelivery(page, { name: '王小蕾' })
  await comeToOffice(page, 'care', officePaths.order(number))
  const notes = page.getByRole('region', { name: noteTexts.heading.zh })
  const form = notes.locator('form')
  const words = form.getByLabel(noteTexts.write.zh)
  const attach = (name: string) =>
    form.getByLabel(noteTexts.attach.zh).setInputFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from(`%PDF-1.4 ${name}`) })
  const attached = form.getByRole('list', { name: noteTexts.files.zh }).getByRole('listitem')
  await attach('first.pdf')
  await expect(attached).toContainText(['first.pdf'])
  await words.fill('第一張')
  const held = await holdChanges(page, '**/office/api/v1/orders/*/notes')
  await notes.getByRole('button', { name: noteTexts.save.zh }).click()
  await held.asked
  await attach('second.pdf')
  await expect(attached).toContainText(['first.pdf', 'second.pdf'])
  held.release()
  await expect(words).toHaveValue('')
  await expect(attached).toContainText(['second.pdf'])
  await words.fill('第二張')
  await notes.getByRole('button', { name: noteTexts.save.zh }).click()
  await expect(notes.getByText('第二張', { exact: true })).toBeVisible()
  await expect(attached).toHaveCount(0)
  await expect.poll(() => keptDrafts(page)).toHaveLength(0)
})

test('NAV-19 what is typed into a note while its change is saved stays to be saved', atDesk, async ({ page }) => {
  const number = await orderOnDelivery(page, { name: '王小荷' })
  await comeToOffice(page, 'care', officePaths.order(number))
  const notes = page.getByRole('region', { name: noteTexts.heading.zh })
  await notes.getByLabel(noteTexts.write.zh).fill('請分開包')
  await notes.getByRole('button', { name: noteTexts.save.zh }).click()
  await notes.getByRole('button', { name: noteTexts.edit.zh }).click()
  const words = notes.getByRole('textbox', { name: noteTexts.edit.zh })
  await words.fill('請分開包，附提袋')
  const held = await holdChanges(page, '**/office/api/v1/notes/*')
  await notes.getByRole('button', { name: noteTexts.change.zh }).click()
  await held.asked
  await words.fill('請分開包，附兩個提袋')
  held.release()
  await expect(toast(page, noteTexts.changed.zh)).toBeVisible()
  await expect(words).toHaveValue('請分開包，附兩個提袋')
  await expect(page.getByText(savingTexts.unsaved.zh)).toBeVisible()
  await notes.getByRole('button', { name: noteTexts.change.zh }).click()
  await expect(words).toHaveCount(0)
  await expect(notes.getByText('請分開包，附兩個提袋', { exact: true })).toBeVisible()
  await expect.poll(() => keptDrafts(page)).toHaveLength(0)
})

test('NAV-19 a note that was about to be kept when its change is saved leaves no draft behind', atDesk, async ({ page }) => {
  await keepAtTheWorstMoment(page)
  const number = await orderOnDelivery(page, { name: '王小芷' })
  await comeToOffice(page, 'care', officePaths.order(number))
  const notes = page.getByRole('region', { name: noteTexts.heading.zh })
  await notes.getByLabel(noteTexts.write.zh).fill('請放管理室')
  await notes.getByRole('button', { name: noteTexts.save.zh }).click()
  await notes.getByRole('button', { name: noteTexts.edit.zh }).click()
  const words = notes.getByRole('textbox', { name: noteTexts.edit.zh })
  await words.fill('請放管理室，先打電話')
  await notes.getByRole('button', { name: noteTexts.change.zh }).click()
  await expect(words).toHaveCount(0)
  await expect(notes.getByText('請放管理室，先打電話', { exact: true })).toBeVisible()
  expect(await keptDrafts(page)).toHaveLength(0)
})

test(
  'NAV-19 keys that save a letter while it is saved do not send it once more against a version that is over',
  atDesk,
  async ({ page }) => {
    await comeToOffice(page, 'boss', officePaths.recalls())
    const { rows } = (await (await page.request.get('/office/api/v1/stock/recalls')).json()) as { rows: { id: number }[] }
    await page.goto(officePaths.recall(rows[0]?.id ?? 0))
    const subject = page.getByLabel(recallTexts.subjectEn.zh)
    const before = await subject.inputValue()
    const sent: string[] = []
    page.on('request', (request) => request.url().endsWith('/letter') && sent.push(request.method()))
    await subject.fill(`${before} (first)`)
    const held = await holdChanges(page, '**/office/api/v1/stock/recalls/*/letter')
    await subject.press('Enter')
    await held.asked
    await subject.fill(`${before} (second)`)
    await subject.press('Enter')
    await subject.press('ControlOrMeta+s')
    held.release()
    await expect(toast(page, recallTexts.letterSaved.zh)).toBeVisible()
    await expect(subject).toHaveValue(`${before} (second)`)
    expect(sent).toEqual(['PUT'])
    await subject.fill(before)
    await page.getByRole('button', { name: recallTexts.saveLetter.zh }).click()
    await expect(page.getByText(savingTexts.connected.zh)).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(sent).toEqual(['PUT', 'PUT'])
    await expect.poll(() => keptDrafts(page)).toHaveLength(0)
  },
)

test(
  'GDS-14 what was saved stays on the page where the product cannot be read again, and what was refused is no fault of what stands there',
  atDesk,
  async ({ page }) => {
    const id = await comeToGoods(page, goods)
    const { fields } = await productOf(page, id)
    const bar = page.locator('.selection-bar')
    try {
      const barcode = page.getByLabel(productFieldTexts.barcode.zh, { exact: true })
      await barcode.fill('?')
      await bar.getByRole('button', { name: productPageTexts.save.zh }).click()
      await expect(barcode).toHaveAttribute('aria-invalid', 'true')
      await bar.getByRole('button', { name: productPageTexts.revert.zh }).click()
      await expect(bar).toHaveCount(0)
      await expect(barcode).not.toHaveAttribute('aria-invalid', 'true')

      const summary = page.getByLabel(productFieldTexts.description_of_good_zh.zh, { exact: true })
      await summary.fill('存好就斷線')
      const address = `**/office/api/v1/products/${id}`
      await page.route(address, (route) => (route.request().method() === 'GET' ? route.abort() : route.continue()))
      const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith(`/products/${id}`))
      await bar.getByRole('button', { name: productPageTexts.save.zh }).click()
      await failed
      await expect(bar).toHaveCount(0)
      expect((await productOf(page, id)).fields['description_of_good_zh']).toBe('存好就斷線')
      await expect(summary).toHaveValue('存好就斷線')
      await page.unroute(address)
    } finally {
      await giveBack(page, { id, change: { description_of_good_zh: fields['description_of_good_zh'] } })
    }
  },
)

/** What waits to be kept is kept when a draft is taken away, before the page is drawn anew: as happens where a machine is slow. */
async function keepAtTheWorstMoment(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const waiting = new Map<unknown, () => void>()
    const [setLater, clearLater, remove] = [globalThis.setTimeout, globalThis.clearTimeout, IDBObjectStore.prototype.delete]
    const later = (act: () => void, ms?: number) => {
      const id = setLater(() => void (waiting.delete(id), act()), ms)
      if (ms !== undefined && ms > 50 && ms <= 500) waiting.set(id, act)
      return id
    }
    Object.assign(globalThis, { setTimeout: later, clearTimeout: (id: number) => void (waiting.delete(id), clearLater(id)) })
    IDBObjectStore.prototype.delete = function (key) {
      const removing = remove.call(this, key)
      const due = [...waiting.values()]
      waiting.clear()
      for (const act of due) act()
      return removing
    }
  })
}

async function giveBack(page: Page, { id, change }: { id: number; change: object }): Promise<void> {
  const headers = await headersOfChange(page)
  if (!headers) throw new Error('Somebody is at the office.')
  const { version } = await productOf(page, id)
  const given = await page.request.put(`/office/api/v1/products/${id}`, { headers, data: { version, change } })
  expect(given.status()).toBe(200)
}
