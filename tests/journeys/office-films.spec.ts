import { join } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { chooseCaptions, ownFilm, productFilmsTexts, removeFilm } from '#texts/office/goods/product/films.ts'
import { savingTexts } from '#texts/office/saving.ts'
import { productTexts } from '#texts/shop/product.ts'
import { officePaths } from '../../src/office/data/paths.ts'
import { comeToGoods, productOf } from './office-goods.ts'
import { holdChanges, refusal } from './hold-changes.ts'
import { comeToOffice, keptDrafts } from './office-page.ts'
import { atDesk, expectAccessible, expectFits, shopper, toast } from './shopper.ts'

const films = join(import.meta.dirname, '../support/films')
const captions = 'WEBVTT\n\n00:00.000 --> 00:02.000\n抹上一層，照燈三十秒\n'

test(
  'GDS-36 a film is uploaded with its captions and played in the shop; one that browsers cannot play is refused',
  atDesk,
  async ({ page }, { retry }) => {
    await comeToOffice(page, 'boss', officePaths.products())
    // A try that failed has left its film where it was.
    const id = await newest(page, retry)
    await page.goto(officePaths.product(id))
    const panel = page.getByRole('region', { name: productFilmsTexts.title.zh })
    const choose = panel.getByLabel(productFilmsTexts.upload.zh)
    await choose.setInputFiles(join(films, 'hevc.mp4'))
    await expect(panel.getByRole('alert')).toContainText('H.264')
    await choose.setInputFiles(join(films, 'two-seconds.mp4'))
    const name = ownFilm(2).zh
    await expect(panel.getByRole('link', { name })).toBeVisible()
    await panel.getByLabel(productFilmsTexts.address.zh).fill('https://example.com/film')
    await panel.getByRole('button', { name: productFilmsTexts.add.zh }).click()
    await expect(panel).toContainText(productFilmsTexts.addressWrong.zh)
    await panel
      .getByLabel(chooseCaptions(productFilmsTexts.captionsZh, name).zh)
      .setInputFiles({ name: 'zh.vtt', mimeType: 'text/vtt', buffer: Buffer.from(captions) })
    await expect(toast(page, productFilmsTexts.captionsSaved.zh)).toBeVisible()
    await expectAccessible(shopper(page, 'zh'))
    await expectFits(shopper(page, 'zh'))

    const film = page.locator('video.film').last()
    await expect(async () => {
      await page.goto(`/zh/product/${id}`)
      await expect(film.locator('track')).toBeAttached({ timeout: 3000 })
    }).toPass()
    await film.scrollIntoViewIfNeeded()
    await expect(film).toHaveAttribute('aria-label', productTexts.playVideo.zh)
    expect(await film.evaluate(play), 'it plays, with what is said in it').toEqual({ seconds: 2, said: '抹上一層，照燈三十秒' })

    await page.goto(officePaths.product(id))
    await panel.getByRole('button', { name: removeFilm(name).zh }).click()
    await expect(panel.getByRole('link', { name })).toHaveCount(0)
  },
)

test('NAV-19 the address of a film stays in its field, and is kept, until it is saved', atDesk, async ({ page }) => {
  const id = await comeToGoods(page, '延長凝膠・裸杏')
  const before = (await productOf(page, id)).films
  const panel = page.getByRole('region', { name: productFilmsTexts.title.zh })
  const address = panel.getByLabel(productFilmsTexts.address.zh)
  const typed = 'https://youtu.be/dQw4w9WgXcQ'
  await address.fill(typed)
  await expect.poll(() => keptDrafts(page)).toHaveLength(1)
  const add = async () => {
    const held = await holdChanges(page, '**/office/api/v1/products/*/films')
    await address.press('Enter')
    await held.asked
    return held
  }
  const refused = await add()
  refused.refuse()
  await expect(toast(page, refusal)).toBeVisible()
  await expect(address).toHaveValue(typed)
  expect(await keptDrafts(page)).toHaveLength(1)
  const saved = await add()
  saved.release()
  await expect(toast(page, productFilmsTexts.saved.zh)).toBeVisible()
  await expect(address).toHaveValue('')
  await expect.poll(() => keptDrafts(page)).toHaveLength(0)
  await page.locator('.toast').getByRole('button', { name: savingTexts.undo.zh }).click()
  await expect.poll(async () => (await productOf(page, id)).films).toEqual(before)
})

/** The newest product of the shop that has a page, but for so many. */
async function newest(page: Page, but: number): Promise<number> {
  const reply = await page.request.get(`/api/v1/product/latest?rows=${but + 1}`)
  const { products }: { products: { id: number }[] } = await reply.json()
  return products[but]?.id ?? 0
}

async function play(video: HTMLVideoElement): Promise<{ seconds: number; said: string }> {
  video.muted = true
  const ended = new Promise((resolve) => video.addEventListener('ended', resolve, { once: true }))
  await video.play()
  await ended
  // Its captions come on a line of their own, and may take longer.
  const spoken = video.querySelector('track')
  if (spoken && spoken.readyState < HTMLTrackElement.LOADED)
    await new Promise((resolve) => {
      for (const event of ['load', 'error']) spoken.addEventListener(event, resolve, { once: true })
    })
  const [track] = video.textTracks
  const cue = track?.cues?.[0]
  return { seconds: Math.round(video.duration), said: cue && 'text' in cue ? String(cue.text) : '' }
}
