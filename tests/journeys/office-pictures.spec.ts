import { expect, test, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import { editPicture, focusAt, pictureNamed, productPicturesTexts } from '#texts/office/goods/pictures.ts'
import { translationTexts } from '#texts/office/goods/product-page.ts'
import { addNamed, relativesTexts } from '#texts/office/goods/relatives.ts'
import { isOver, liftedFrom, moveOf, putDownAt, takenBack } from '#texts/office/goods/sorting.ts'
import { savingTexts } from '#texts/office/saving.ts'
import { comeToGoods, foundGoods, productOf, putAccessories } from './office-goods.ts'
import { ask, atDesk, expectAccessibleInEachTheme, expectFits, shopper, toast } from './shopper.ts'

// Pictures of a product, and goods beside it. Only goods that no other journey looks at, which end as they began.

const goods = '延長凝膠・裸杏'

test(
  'GDS-33 GDS-34 GDS-35 pictures come several at once, each with its progress, over a broken line; they are ordered, described and cut where it is said',
  atDesk,
  async ({ page }) => {
    const boss = shopper(page, 'zh')
    const id = await comeToGoods(page, goods)
    const before = await picturesOf(page, id)
    const panel = page.getByRole('region', { name: productPicturesTexts.title.zh })
    let isHeld = true
    let breaks = 1
    await page.route('**/office/api/v1/media/uploads/*/pieces?**', async (route) => {
      while (isHeld) await new Promise((resolve) => setTimeout(resolve, 50))
      breaks -= 1
      return breaks >= 0 ? route.abort() : route.continue()
    })
    const names = ['shade-1.jpg', `shade-2-${'of-a-long-name-'.repeat(3)}.jpg`]
    const photos = await Promise.all(names.map(async (name) => ({ name, mimeType: 'image/jpeg', buffer: await photo() })))
    await panel.locator('input[accept^=image]').setInputFiles(photos)
    const uploads = panel.getByRole('list', { name: productPicturesTexts.uploads.zh })
    for (const { name } of photos) await expect(uploads.getByRole('progressbar', { name })).toBeVisible()
    // Also on a phone each of them stays within its panel.
    await page.setViewportSize({ width: 390, height: 844 })
    const isWithin = () => uploads.evaluate((list) => [...list.children].every(({ clientWidth }) => clientWidth < innerWidth - 32))
    await expect.poll(isWithin).toBe(true)
    await page.setViewportSize({ width: 1440, height: 900 })
    // A line that breaks once is gone on over.
    isHeld = false
    await expect(uploads).toHaveCount(0)
    expect(breaks, 'it was broken, and all pieces came').toBeLessThanOrEqual(-photos.length)
    const count = before.length + photos.length
    await expect(panel.locator('.picture-tile')).toHaveCount(count)

    // By keys the last one goes before the one that came with it, and by the pointer to the front.
    const last = pictureNamed(count, '').zh
    const grip = () => panel.getByRole('button', { name: moveOf(last).zh, exact: true })
    const moving = await panel.locator('.picture-tile img').last().getAttribute('src')
    await grip().press('Space')
    await step(page, { key: 'ArrowLeft', from: liftedFrom(last, count).zh, to: isOver(last, count - 1).zh })
    await page.keyboard.press('Space')
    await expect(page.getByText(putDownAt(last, count - 1).zh)).toBeAttached()
    await expect(panel.locator('.picture-tile img').nth(count - 2)).toHaveAttribute('src', moving ?? '')
    await drag(page, {
      from: panel
        .locator('.picture-tile')
        .nth(count - 2)
        .locator('.sortable-grip'),
      to: panel.locator('.picture-tile').first(),
      said: isOver(pictureNamed(count - 1, '').zh, 1).zh,
    })
    await expect(panel.locator('.picture-tile img').first()).toHaveAttribute('src', moving ?? '')
    await expect(panel.locator('header').getByText(productPicturesTexts.lacksAlt.zh), 'the preview says nothing yet').toBeVisible()

    await panel.getByRole('button', { name: editPicture(pictureNamed(1, '')).zh, exact: true }).click()
    const dialog = page.getByRole('dialog', { name: productPicturesTexts.edit.zh })
    await dialog.getByLabel(productPicturesTexts.altZh.zh).fill('裸杏色的凝膠')
    await expect(dialog.getByText(translationTexts.missing.zh)).toBeVisible()
    await dialog.getByLabel(productPicturesTexts.altEn.zh).fill('Gel in a nude apricot')
    await expect(dialog.getByText(translationTexts.translated.zh)).toBeVisible()
    const field = dialog.locator('.focus-field')
    await field.click({ position: { x: 1, y: 1 } })
    await expect(dialog.getByText(focusAt(0, 0).zh).first()).toBeVisible()
    await field.press('Shift+ArrowRight')
    await field.press('ArrowDown')
    await expect(dialog.getByText(focusAt(10, 1).zh).first()).toBeVisible()
    await expectAccessibleInEachTheme(boss)
    await dialog.getByRole('button', { name: productPicturesTexts.done.zh, exact: true }).click()
    await expect(panel.locator('header').getByText(productPicturesTexts.lacksAlt.zh)).toHaveCount(0)
    await panel.getByRole('button', { name: productPicturesTexts.save.zh }).click()
    await expect(toast(page, productPicturesTexts.saved.zh)).toBeVisible()
    await expectFits(boss)
    const saved = await picturesOf(page, id)
    expect(saved).toHaveLength(count)
    expect(saved[0]).toMatchObject({ alt_zh: '裸杏色的凝膠', alt_en: 'Gel in a nude apricot', url: expect.stringContaining('-at-10-1') })
    await takeBack(page)
    await expect.poll(() => picturesOf(page, id)).toEqual(before)
  },
)

test('GDS-34 pictures that were saved stay as they are where the product cannot be read anew', atDesk, async ({ page }) => {
  const id = await comeToGoods(page, goods)
  const before = await picturesOf(page, id)
  const panel = page.getByRole('region', { name: productPicturesTexts.title.zh })
  const edit = (alt: string) => panel.getByRole('button', { name: editPicture(pictureNamed(1, alt)).zh, exact: true })
  await edit(before[0]?.alt_zh ?? '').click()
  const dialog = page.getByRole('dialog', { name: productPicturesTexts.edit.zh })
  await dialog.getByLabel(productPicturesTexts.altZh.zh).fill('裸杏色，另一個說法')
  await dialog.getByRole('button', { name: productPicturesTexts.done.zh, exact: true }).click()
  const unread = Promise.withResolvers<void>()
  await page.route(`**/office/api/v1/products/${id}`, async (route) => {
    await route.fulfill({ status: 500, json: { status: 'internal_error', message: '' } })
    unread.resolve()
  })
  await panel.getByRole('button', { name: productPicturesTexts.save.zh }).click()
  await expect(toast(page, productPicturesTexts.saved.zh)).toBeVisible()
  await unread.promise
  await expect(page.getByText(savingTexts.connected.zh), 'nothing is left to be saved').toBeVisible()
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  await expect(edit('裸杏色，另一個說法')).toBeVisible()
  await page.unrouteAll()
  await takeBack(page)
  await expect.poll(() => picturesOf(page, id)).toEqual(before)
})

test('GDS-27 accessories are found, put in order by keys, and shown so in the shop', atDesk, async ({ page }) => {
  const boss = shopper(page, 'zh')
  const id = await comeToGoods(page, goods)
  const beside = async () =>
    (await ask<{ accessories: { id: number }[] }>(boss, `/api/v1/products/${id}`)).accessories.map((each) => each.id)
  const before = await beside()
  const others = await foundGoods(page, '絲絨口紅')
  const [first, second] = others
  if (!first || !second) throw new Error('The demo shop has two lipsticks.')
  try {
    await page.getByRole('button', { name: `${relativesTexts.edit.zh} ${relativesTexts.accessories.zh}` }).click()
    const dialog = page.getByRole('dialog', { name: relativesTexts.accessories.zh })
    await dialog.getByRole('searchbox', { name: relativesTexts.search.zh }).fill('絲絨口紅')
    await page.keyboard.press('Enter')
    for (const { name } of [first, second]) await dialog.getByRole('button', { name: addNamed(name.zh).zh, exact: true }).click()
    await expectAccessibleInEachTheme(boss)
    await dialog.getByRole('button', { name: moveOf(second.name.zh).zh, exact: true }).press('Space')
    const [from, to] = [liftedFrom(second.name.zh, before.length + 2).zh, isOver(second.name.zh, before.length + 1).zh]
    await step(page, { key: 'ArrowUp', from, to })
    await page.keyboard.press('Space')
    await expect(page.getByText(putDownAt(second.name.zh, before.length + 1).zh)).toBeAttached()
    await dialog.getByRole('button', { name: relativesTexts.save.zh, exact: true }).click()
    await expect(dialog).toHaveCount(0)
    await expect.poll(beside).toEqual([...before, second.id, first.id])
    await takeBack(page)
    await expect.poll(beside).toEqual(before)
  } finally {
    await putAccessories(page, { id, products: before })
  }
})

test(
  'GDS-27 a key that follows at once moves what was lifted, and Escape puts it back before it closes the dialog',
  atDesk,
  async ({ page }) => {
    const id = await comeToGoods(page, goods)
    const before = (await ask<{ accessories: { id: number }[] }>(shopper(page, 'zh'), `/api/v1/products/${id}`)).accessories
    const [first, second] = await foundGoods(page, '絲絨口紅')
    if (!first || !second) throw new Error('The demo shop has two lipsticks.')
    try {
      await putAccessories(page, { id, products: [first.id, second.id] })
      await page.reload()
      await page.getByRole('button', { name: `${relativesTexts.edit.zh} ${relativesTexts.accessories.zh}` }).click()
      const dialog = page.getByRole('dialog', { name: relativesTexts.accessories.zh })
      const name = second.name.zh
      await dialog.getByRole('button', { name: moveOf(name).zh, exact: true }).evaluate((grip) => {
        grip.focus()
        for (const pressed of [
          { code: 'Space', key: ' ' },
          { code: 'ArrowUp', key: 'ArrowUp' },
        ])
          grip.dispatchEvent(new KeyboardEvent('keydown', { ...pressed, bubbles: true, cancelable: true }))
      })
      await expect(page.getByText(isOver(name, 1).zh)).toBeAttached()
      await page.keyboard.press('Escape')
      await expect(page.getByText(takenBack(name).zh)).toBeAttached()
      await expect(dialog).toBeVisible()
      await expect(dialog.locator('.sortable-item').last()).toContainText(name)
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
    } finally {
      await putAccessories(page, { id, products: before.map((each) => each.id) })
    }
  },
)

const picturesOf = async (page: Page, id: number) => (await productOf(page, id)).pictures

/** Grain that is never the same: what the office knows already is not sent again. */
function photo(): Promise<Buffer> {
  return sharp({
    create: { width: 700, height: 700, channels: 3, background: '#c98a9b', noise: { type: 'gaussian', mean: 150, sigma: 20 } },
  })
    .jpeg()
    .toBuffer()
}

/** By somebody who listens: first that it is lifted, then where it is; a key that moves nothing is pressed again. */
async function step(page: Page, { key, from, to }: { key: string; from: string; to: string }): Promise<void> {
  await expect(page.getByText(from)).toBeAttached()
  await expect(async () => {
    if ((await page.getByText(from).count()) > 0) await page.keyboard.press(key)
    await expect(page.getByText(to)).toBeAttached({ timeout: 2000 })
  }).toPass({ timeout: 20_000 })
}

/** What was saved last, by the button of its toast. */
async function takeBack(page: Page): Promise<void> {
  await page.locator('.toast').getByRole('button', { name: savingTexts.undo.zh }).click()
  await expect(toast(page, savingTexts.undone.zh)).toBeVisible()
}

/** Moves by the pointer until it is said where the thing is: what is moved before places are measured is nowhere yet. */
async function drag(page: Page, { from, to, said }: { from: Locator; to: Locator; said: string }): Promise<void> {
  await from.scrollIntoViewIfNeeded()
  const [begin, end] = [await from.boundingBox(), await to.boundingBox()]
  if (!begin || !end) throw new Error('Both are seen.')
  await page.mouse.move(begin.x + begin.width / 2, begin.y + begin.height / 2)
  await page.mouse.down()
  await page.mouse.move(begin.x + begin.width / 2 - 10, begin.y + begin.height / 2, { steps: 4 })
  await expect(async () => {
    await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2)
    await page.mouse.move(end.x + end.width / 3, end.y + end.height / 2, { steps: 10 })
    await expect(page.getByText(said)).toBeAttached({ timeout: 2000 })
  }).toPass({ timeout: 20_000 })
  await page.mouse.up()
  // What is pressed within 50 ms of letting go is taken for the end of the drag (dnd-kit), and nobody presses so soon.
  await new Promise((resolve) => setTimeout(resolve, 100))
}
