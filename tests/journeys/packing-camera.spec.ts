import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import bwip from 'bwip-js/node'
import sharp from 'sharp'
import { cameraTexts } from '#texts/office/packing/camera.ts'
import { packingTexts, verdictTexts } from '#texts/office/packing/packing.ts'
import { findChromium } from '../../scripts/testing/find-chromium.ts'
import { frameTexts } from '#texts/office/frame.ts'
import { searchTexts } from '#texts/office/search.ts'
import { controlTexts } from '#texts/shared/controls.ts'
import { comeToOffice } from './office-page.ts'
import { orderMany, parcelOf, press, startWave } from './packing-bench.ts'
import { expectAccessible, onPhone, shopper } from './shopper.ts'

// What the camera of the phone sees: one film, which this browser takes for its camera.
const film = join(tmpdir(), `meihao-camera-${process.pid}.y4m`)
const executablePath = findChromium()
const [width, height] = [640, 480]

test.use({
  permissions: ['camera'],
  launchOptions: {
    ...(executablePath && { executablePath }),
    args: [
      '--disable-gpu',
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${film}`,
    ],
  },
})

/** A film of one picture that stands still: the code as it is printed. */
async function show(code: string, bcid: 'ean13' | 'code128' = 'ean13'): Promise<void> {
  const drawn = await bwip.toBuffer({ bcid, text: code, scale: 3, height: 25, includetext: true })
  const { data } = await sharp(drawn)
    .flatten({ background: '#ffffff' })
    .resize({ width, height, fit: 'contain', background: '#ffffff' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const frame = Buffer.concat([Buffer.from('FRAME\n'), data.subarray(0, width * height), Buffer.alloc((width * height) / 2, 128)])
  const frames = Array.from({ length: 10 }, () => frame)
  writeFileSync(film, Buffer.concat([Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`), ...frames]))
}

test('PCK-09 the camera of a phone reads a bar code by a reader that the office brings along, and counts it', onPhone, async ({ page }) => {
  const [number = ''] = await orderMany(page, 1)
  await comeToOffice(page, 'pack', '/office/packing')
  await startWave(page, [number])
  const { goods } = await parcelOf(page, number)
  await show(goods[0]?.barcode ?? '')
  const brought: string[] = []
  page.on('response', (answer) => void (answer.url().endsWith('.wasm') && brought.push(new URL(answer.url()).pathname)))
  await page.goto(`/office/packing?stage=pack&parcel=${number}`)
  await expect(page.locator('.goods-row').first()).toBeVisible()
  expect(brought, 'nothing is brought before the camera is opened').toEqual([])
  await expect(page.getByRole('button', { name: frameTexts.scan.zh }), 'that of the bar alone').toHaveCount(1)
  await page.getByRole('button', { name: packingTexts.openCamera.zh }).click()
  await expect(page.getByRole('region', { name: cameraTexts.camera.zh })).toBeVisible()
  await expect(page.locator('.last-scan')).toContainText(goods[0]?.name ?? '', { timeout: 20_000 })
  await expect(page.locator('.last-scan')).toContainText(new RegExp(`${verdictTexts.right.zh}|${verdictTexts.enough.zh}`))
  expect(brought).toEqual([expect.stringMatching(/^\/office\/assets\/zxing_reader/)])
  await page.getByRole('button', { name: cameraTexts.close.zh }).click()
  await expect(page.getByRole('region', { name: cameraTexts.camera.zh })).toHaveCount(0)
  await expect.poll(async () => (await parcelOf(page, number)).goods[0]?.counted, 'it has been sent').toBe(1)
})

test(
  'NAV-01 on a phone the bar at the bottom leads to the day, the orders and the packing; its camera opens the order whose number it reads, and 更多 the search',
  onPhone,
  async ({ page }) => {
    const [number = ''] = await orderMany(page, 1)
    await comeToOffice(page, 'boss', '/office')
    const bar = page.locator('.dock')
    const names = [frameTexts.today, frameTexts.orders, frameTexts.packing, frameTexts.scan, frameTexts.more].map(({ zh }) => zh)
    await expect.poll(async () => (await bar.locator('> *').allInnerTexts()).map((text) => text.replace(/[\s\d+]/g, ''))).toEqual(names)

    // As its slip has it.
    await show(`O:${number}`, 'code128')
    await bar.getByRole('button', { name: frameTexts.scan.zh }).click()
    await expect(page.getByRole('dialog', { name: searchTexts.title.zh })).toBeVisible()
    await expect(page).toHaveURL(`/office/orders/${number}`, { timeout: 20_000 })
    await expect(page.getByRole('dialog')).toHaveCount(0)

    await show('ZZZ-0000-NOBODY', 'code128')
    await bar.getByRole('button', { name: frameTexts.scan.zh }).click()
    const search = page.getByRole('dialog', { name: searchTexts.title.zh })
    await expect(search.getByRole('combobox'), 'what nothing has is shown as it was read').toHaveValue('ZZZ-0000-NOBODY', {
      timeout: 20_000,
    })
    await expect(search.getByText(searchTexts.nothing.zh)).toBeVisible()
    await expect(page.getByRole('region', { name: cameraTexts.camera.zh }), 'the next one may be known').toBeVisible()
    await expectAccessible(shopper(page, 'zh'))
    await search.getByRole('button', { name: cameraTexts.close.zh }).click()
    await expect(search.getByRole('combobox')).toBeFocused()
    await expect(page.getByRole('region', { name: cameraTexts.camera.zh })).toHaveCount(0)
    await search.getByRole('button', { name: controlTexts.close.zh, exact: true }).click()

    await bar.getByRole('button', { name: frameTexts.more.zh }).click()
    await page.getByRole('dialog').getByRole('button', { name: frameTexts.search.zh }).click()
    await expect(search.getByRole('combobox')).toBeFocused()
  },
)

test(
  'NAV-01 PCK-08 a scanner in the hand is heard while the camera of the bar is open, and not by the page behind it',
  onPhone,
  async ({ page }) => {
    const [number = ''] = await orderMany(page, 1)
    await comeToOffice(page, 'pack', '/office/packing')
    await startWave(page, [number])
    await show('ZZZ-0000-NOBODY', 'code128')
    const bench = '/office/packing?stage=pack'
    await page.goto(bench)
    await expect(page.locator('.parcel-list')).toContainText(number)
    const search = page.getByRole('dialog', { name: searchTexts.title.zh })
    await page.locator('.dock').getByRole('button', { name: frameTexts.scan.zh }).click()
    await expect(search.getByRole('combobox')).toHaveValue('ZZZ-0000-NOBODY', { timeout: 20_000 })
    await press(page, `O:${number}`)
    await expect(page, 'the bench would have opened its parcel').toHaveURL(`/office/orders/${number}`)
    await expect(search).toHaveCount(0)
    await page.goBack()
    await expect(page).toHaveURL(bench)
  },
)
