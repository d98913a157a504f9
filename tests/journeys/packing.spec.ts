import { expect, test, type Page } from '@playwright/test'
import { missingDoneTexts, missingMoveTexts, missingTexts, missingTitle, outOf } from '#texts/office/packing/missing.ts'
import { leftText, packingTexts, pressFor, unsentText, verdictTexts } from '#texts/office/packing/packing.ts'
import { doorVerdictTexts, parcelTexts } from '#texts/office/packing/parcels.ts'
import { frameTexts } from '#texts/office/frame.ts'
import { savingTexts } from '#texts/office/saving.ts'
import { holdChanges, refusal } from './hold-changes.ts'
import { comeToOffice, keptDrafts, speakAs, speakAtTheDoor } from './office-page.ts'
import { orderMany, parcelOf, press, startWave } from './packing-bench.ts'
import { atDesk, expectAccessible, expectAccessibleInEachTheme, expectFits, onPhone, shopper, toast, type Shopper } from './shopper.ts'

// The packing bench, as those meet it who pick and pack.

test.afterEach(({ page }) => speakAs(page, 'zh'))

const stage = (page: Page, name: string) => page.locator('.segments label').filter({ hasText: name })

/** Fetches everything that the list names. */
async function fetchAll(page: Page): Promise<void> {
  const lines = page.locator('.pick-press')
  for (let place = 0; place < (await lines.count()); place += 1) {
    await lines.nth(place).click()
    await expect(lines.nth(place)).toHaveAttribute('aria-pressed', 'true')
  }
}

const counted = (page: Page, counts: string) => expect(page.locator('.parcel-count')).toContainText(counts)

test(
  'PCK-08 PCK-10 PCK-11 PCK-18 a packer’s morning: twenty parcels are picked together, scanned one by one and closed, one without a missing item',
  atDesk,
  async ({ page }) => {
    test.slow()
    const boss = shopper(page, 'zh')
    const ordered = await orderMany(page, 20)
    await comeToOffice(page, 'pack', '/office/packing')
    await expectAccessibleInEachTheme(boss)
    const numbers = await startWave(page, ordered)
    expect(numbers.length, 'most of the twenty').toBeGreaterThanOrEqual(10)
    await expectAccessibleInEachTheme(boss)
    await expectFits(boss)
    await fetchAll(page)

    const [first = '', second = ''] = numbers
    await press(page, `O:${first}`)
    await expect(page, 'a code of the office opens what it names').toHaveURL(new RegExp(`parcel=${first}`))
    await expect(page.locator('.goods-row').first()).toBeVisible()
    await expectAccessibleInEachTheme(boss)
    const { goods } = await parcelOf(page, first)
    const [one] = goods
    const code = one?.barcode ?? ''
    await press(page, code.slice(0, 6), 90)
    await expect(page.locator('.last-scan'), 'whoever types is no scanner').toHaveCount(0)
    await press(page, '4006381333931')
    const dialog = page.getByRole('dialog', { name: packingTexts.unknownTitle.zh })
    await expect(dialog).toBeVisible()
    await expectAccessible(boss)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    const other = (await Promise.all(numbers.slice(1, 4).map((number) => parcelOf(page, number)))).flatMap((each) => each.goods)
    const foreign = other.find(({ product_id }) => product_id !== one?.product_id)
    await press(page, foreign?.barcode ?? '')
    await expect(page.locator('.last-scan')).toContainText(foreign?.name ?? '')
    await expect(page.locator('.last-scan')).toContainText(verdictTexts.wrong.zh)

    const lacking = await parcelWithTwo(page, numbers)
    await packWithoutOne(boss, lacking)
    const whole = numbers.filter((each) => each !== lacking)
    await weigh(page, whole[0] ?? '')
    for (const number of whole) await packByScanner(page, number)
    await expect.poll(async () => (await parcelOf(page, second)).checked).toMatchObject({ by: '黃志明', reason: null })
    await stage(page, packingTexts.hand_over.zh).click()
    await expect(page.getByRole('textbox')).toBeVisible()
    await expectAccessible(boss)
  },
)

/** As heavy as it should be, which is nothing to be saved any more. */
async function weigh(page: Page, number: string): Promise<void> {
  await press(page, `O:${number}`)
  await expect(page.locator('.parcel-head-line .code')).toContainText(number.slice(0, 4))
  const { weight, boxes } = await parcelOf(page, number)
  await page.getByLabel(packingTexts.weight.zh).fill(String((weight.expected ?? 500) + (boxes[0]?.grams ?? 0)))
  const kept = async () => (await keptDrafts(page)).join('')
  await expect.poll(kept).toContain('"grams"')
  await page.getByRole('button', { name: packingTexts.weigh.zh, exact: true }).click()
  await expect(page.getByText(packingTexts.weighed.zh)).toBeVisible()
  await expect(page.getByText(savingTexts.unsaved.zh)).toHaveCount(0)
  await expect.poll(kept).not.toContain('"grams"')
}

/** The first of these parcels in which two of one product belong. */
async function parcelWithTwo(page: Page, numbers: readonly string[]): Promise<string> {
  for (const number of numbers) {
    const { goods } = await parcelOf(page, number)
    if (goods.length === 1 && goods[0]?.units === 2) return number
  }
  throw new Error('No parcel has two of a product')
}

/** One of two cannot be found: it goes back, which the packer does without a word of money, and the other is sent. */
async function packWithoutOne(visitor: Shopper, number: string): Promise<void> {
  const { page } = visitor
  await press(page, `O:${number}`)
  await counted(page, '0 / 2')
  const { goods, collect } = await parcelOf(page, number)
  await press(page, goods[0]?.barcode ?? '')
  await counted(page, '1 / 2')
  await page.getByRole('button', { name: missingTexts.button.zh }).click()
  const dialog = page.getByRole('dialog', { name: missingTitle(number).zh })
  await expect(dialog.getByText(missingTexts.letter.zh)).toBeVisible()
  await expect(dialog).toContainText(outOf(1, 2).zh)
  await expect(dialog, 'a packer sees no amounts').not.toContainText('NT$')
  await expectAccessible(visitor)
  await dialog.getByRole('button', { name: missingMoveTexts.short.zh }).click()
  await expect(page.getByText(missingDoneTexts.short.zh)).toBeVisible()
  await counted(page, '1 / 1')
  const after = await parcelOf(page, number)
  expect(after.goods[0]?.units, 'one is to be sent').toBe(1)
  expect(after.collect, 'the courier collects less').toBeLessThan(collect)
  await page.getByRole('button', { name: packingTexts.seal.zh, exact: true }).click()
  await expect(page).not.toHaveURL(new RegExp(`parcel=${number}`))
}

/** Scans a parcel unit by unit, and closes its box. */
async function packByScanner(page: Page, number: string): Promise<void> {
  await press(page, `O:${number}`)
  await expect(page).toHaveURL(new RegExp(`parcel=${number}`))
  await expect(page.locator('.parcel-head-line .code')).toContainText(number.slice(0, 4))
  const { goods } = await parcelOf(page, number)
  for (const { barcode, units, name } of goods)
    for (let unit = 0; unit < units; unit += 1) {
      if (barcode) await press(page, barcode)
      else await page.getByRole('button', { name: pressFor(name).zh }).click()
    }
  await expect(page.locator('.closing')).toContainText(leftText(0).zh)
  await page.getByRole('button', { name: packingTexts.seal.zh, exact: true }).click()
  await expect(page).not.toHaveURL(new RegExp(`parcel=${number}`))
}

test(
  'PCK-17 PCK-29 on a phone of 360 px a parcel is picked and packed with one thumb, also while the network is away',
  onPhone,
  async ({ page, context }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await speakAtTheDoor(page, 'zh')
    const ordered = await orderMany(page, 2)
    await comeToOffice(page, 'pack', '/office/packing')
    const visitor = shopper(page, 'zh')
    await expectFits(visitor)
    await expectAccessible(visitor)
    const [number = ''] = await startWave(page, ordered)
    await expectFits(visitor)
    await expect(page.locator('.toast'), 'what was told is gone').toHaveCount(0, { timeout: 15_000 })
    await expectAccessible(visitor)
    const line = page.locator('.pick-press').first()
    expect((await line.boundingBox())?.height).toBeGreaterThanOrEqual(56)
    await fetchAll(page)
    await expect(page.locator('.toast'), 'what was told is gone').toHaveCount(0, { timeout: 15_000 })
    await stage(page, packingTexts.pack.zh).click()
    await page
      .locator('.parcel-row')
      .filter({ hasText: number.slice(0, 4) })
      .click()
    await expect(page.locator('.basket-number.big')).toBeVisible()
    await expectFits(visitor)
    await expectAccessible(visitor)
    const { goods } = await parcelOf(page, number)
    const units = goods.reduce((total, each) => total + each.units, 0)
    await counted(page, `0 / ${units}`)
    await context.setOffline(true)
    const [first] = goods
    await page.getByRole('textbox', { name: packingTexts.scanField.zh }).fill(first?.barcode ?? '')
    await page.keyboard.press('Enter')
    await counted(page, `1 / ${units}`)
    await expect(page.getByText(unsentText(1).zh)).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByText(unsentText(1).zh)).toHaveCount(0, { timeout: 15_000 })
    await expect.poll(async () => (await parcelOf(page, number)).goods[0]?.counted, 'what was scanned meanwhile is sent').toBe(1)
    await page.reload()
    await counted(page, `1 / ${units}`)
    await page.setViewportSize({ width: 740, height: 360 })
    await expectFits(visitor)
    await expect(page.getByRole('navigation', { name: frameTexts.pages.zh }).last()).toBeVisible()
  },
)

test('NAV-19 why a box is closed without scans stands there and is kept until the box is closed', atDesk, async ({ page }) => {
  const [number = ''] = await orderMany(page, 1)
  await comeToOffice(page, 'boss', '/office/packing')
  await startWave(page, [number])
  await page.goto(`/office/packing?stage=pack&parcel=${number}`)
  await page.getByRole('button', { name: packingTexts.sealAll.zh }).click()
  const dialog = page.getByRole('dialog', { name: packingTexts.sealAll.zh })
  const why = dialog.getByLabel(packingTexts.sealAllWhy.zh)
  await why.fill('掃描器沒電')
  await expect.poll(() => keptDrafts(page)).toHaveLength(1)
  const close = async () => {
    const held = await holdChanges(page, '**/office/api/v1/parcels/*/check')
    await dialog.getByRole('button', { name: packingTexts.sealAll.zh }).click()
    await held.asked
    return held
  }
  const refused = await close()
  refused.refuse()
  await expect(toast(page, refusal)).toBeVisible()
  await expect(why).toHaveValue('掃描器沒電')
  expect(await keptDrafts(page)).toHaveLength(1)
  const closed = await close()
  closed.release()
  await expect(dialog).toHaveCount(0)
  await expect.poll(async () => (await parcelOf(page, number)).checked).toMatchObject({ reason: '掃描器沒電' })
  await expect.poll(() => keptDrafts(page)).toHaveLength(0)
})

test('a packer reads the bench in English', atDesk, async ({ page }) => {
  await speakAtTheDoor(page, 'en')
  await comeToOffice(page, 'pack', '/office/packing')
  await speakAs(page, 'en')
  await expect(page.getByRole('heading', { name: packingTexts.title.en })).toBeVisible()
  for (const each of ['pick', 'pack', 'hand_over'] as const) {
    await stage(page, packingTexts[each].en).click()
    await expectAccessible(shopper(page, 'en'))
    await expect(page.getByRole('main')).not.toContainText(/[\u4e00-\u9fff]{4,}件/)
  }
})

test(
  'PCK-27 at the door each box is scanned: what was scanned goes out on one list, what was not stays, what must not go is refused aloud',
  atDesk,
  async ({ page }) => {
    const [goes = '', stays = '', held = ''] = await orderMany(page, 3)
    await comeToOffice(page, 'pack', '/office/me')
    const codes = new Map<string, string>()
    for (const number of [goes, stays, held]) {
      await change(page, `orders/${number}/start-picking`)
      const { tracking } = (await change(page, `parcels/${number}/book`)) as { tracking: string }
      codes.set(number, tracking)
    }
    await change(page, `orders/${held}/hold`, { reason: 'address' })
    await page.goto('/office/packing?stage=hand_over')
    const rowOf = (number: string) => page.locator('.parcel-row').filter({ hasText: number })
    await expect(rowOf(goes)).toContainText(parcelTexts.notScanned.zh)
    for (const [number, verdict] of [
      [goes, doorVerdictTexts.scanned.zh],
      [held, doorVerdictTexts.order_held.zh],
    ] as const) {
      await press(page, codes.get(number) ?? '')
      await expect(page.locator('[aria-live="assertive"] li').filter({ hasText: number }).filter({ hasText: verdict })).toBeVisible()
    }
    await expect(rowOf(goes).last()).not.toContainText(parcelTexts.notScanned.zh)
    const visitor = shopper(page, 'zh')
    await expectAccessibleInEachTheme(visitor)
    await expectFits(visitor)
    const group = page
      .locator('.office-panel')
      .filter({ has: page.locator('h2'), hasText: goes })
      .last()
    await group.getByRole('button', { name: parcelTexts.handOver.zh }).click()
    await expect(rowOf(goes), 'it is gone').toHaveCount(0)
    await expect(rowOf(stays)).toContainText(parcelTexts.notScanned.zh)
    await expect.poll(() => statusesOf(page, [goes, stays, held])).toEqual(['delivering', 'picking', 'picking'])
  },
)

/** A change that a page makes. */
async function change(page: Page, path: string, data: object = {}): Promise<unknown> {
  const { csrf_token: token } = (await (await page.request.get('/office/api/v1/me')).json()) as { csrf_token: string }
  const headers = { 'x-csrf-token': token, 'sec-fetch-site': 'same-origin', 'idempotency-key': crypto.randomUUID() }
  const answer = await page.request.post(`/office/api/v1/${path}`, { headers, data })
  expect(answer.status(), path).toBe(200)
  return answer.json()
}

const statusesOf = async (page: Page, numbers: readonly string[]) =>
  Promise.all(numbers.map(async (number) => (await parcelOf(page, number)).status))
