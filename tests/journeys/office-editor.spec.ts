import { expect, test, type Page } from '@playwright/test'
import sharp from 'sharp'
import type { Product } from '#contract/shop/api/products.ts'
import { inLanguage, languages, type Text } from '#rules/locale.ts'
import { approvalsTexts } from '#texts/office/approvals.ts'
import { doorTexts } from '#texts/office/door.ts'
import { claimTexts } from '#texts/office/goods/claims.ts'
import { labelEditTexts, labelPageTexts, searchWordTexts } from '#texts/office/goods/label.ts'
import { familiesTexts, removeMember, swatchOfProduct, valueIn } from '#texts/office/goods/families/families.ts'
import { productPicturesTexts } from '#texts/office/goods/pictures.ts'
import { proposalTexts } from '#texts/office/goods/product/price-proposals.ts'
import { pixels, previewTexts, previewViewerTexts, previewViewTexts } from '#texts/office/goods/product/previews.ts'
import { productLifeTexts } from '#texts/office/goods/product-life.ts'
import { moveTexts, productFieldTexts, productPageTexts, translationTexts } from '#texts/office/goods/product-page.ts'
import { productStateTexts } from '#texts/office/goods/products.ts'
import { richTextTexts } from '#texts/office/goods/rich-text.ts'
import { savingTexts } from '#texts/office/saving.ts'
import { officePaths } from '../../src/office/data/paths.ts'
import { openCount } from './office-goods.ts'
import { comeToOffice, keptDrafts, pressCast, smallTargets, speakAs, whenLoaded } from './office-page.ts'
import { ask, atDesk, expectAccessibleInEachTheme, expectFits, heading, oneScreen, open, shopper, toast } from './shopper.ts'

// The page of one product, as those meet it who write and price goods. Only goods that no other journey looks at.

const [written, proposed, previewed] = [97, 98, 99]

const field = (page: Page, name: keyof typeof productFieldTexts) => page.getByLabel(productFieldTexts[name].zh, { exact: true })
const save = (page: Page) => page.locator('.selection-bar').getByRole('button', { name: productPageTexts.save.zh })

test.afterEach(({ page }) => speakAs(page, 'zh'))

test('GDS-12 texts stand side by side, and below 1024 px one language at a time', async ({ page }) => {
  await comeToOffice(page, 'boss', officePaths.product(written))
  await whenLoaded(shopper(page, 'zh'))
  const pairs = [
    ['name_zh', 'name_en'],
    ['description_of_good_zh', 'description_of_good_en'],
  ] as const
  await page.setViewportSize({ width: 1280, height: 900 })
  for (const [zh, en] of pairs) {
    await expect(async () => {
      const [left, right] = [await field(page, zh).boundingBox(), await field(page, en).boundingBox()]
      expect(left?.y, zh).toBeCloseTo(right?.y ?? 0, 0)
      expect((left?.x ?? 0) + (left?.width ?? 0), zh).toBeLessThanOrEqual(right?.x ?? 0)
    }).toPass({ timeout: 15_000 })
  }
  await page.setViewportSize({ width: 1000, height: 900 })
  const english = page.locator('.one-language').getByText(productPageTexts.english.zh, { exact: true }).first()
  for (const [zh, en] of pairs) {
    await expect(field(page, zh)).toBeVisible()
    await expect(field(page, en)).toBeHidden()
  }
  await english.click()
  for (const [zh, en] of pairs) {
    await expect(field(page, zh)).toBeHidden()
    await expect(field(page, en)).toBeVisible()
  }
})

test('GDS-12 label texts, words for the search and texts under a product stand side by side too', atDesk, async ({ page }) => {
  await comeToOffice(page, 'boss', officePaths.product(written))
  await whenLoaded(shopper(page, 'zh'))
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.getByLabel(labelPageTexts.kind.zh, { exact: true }).selectOption('cosmetic')
  const pairs = [
    [searchWordTexts.search_words_zh, searchWordTexts.search_words_en],
    [productFieldTexts.content_zh, productFieldTexts.content_en],
    [productFieldTexts.seo_title_zh, productFieldTexts.seo_title_en],
    [labelEditTexts['label.purpose_zh'], labelEditTexts['label.purpose_en']],
    [labelEditTexts['label.maker_name_zh'], labelEditTexts['label.maker_name_en']],
  ] as const
  for (const [zh, en] of pairs) {
    if (!zh || !en) throw new Error('Each place of a label has a name.')
    const [left, right] = [page.getByLabel(zh.zh, { exact: true }).first(), page.getByLabel(en.zh, { exact: true }).first()]
    await expect(left).toBeVisible()
    await expect(right).toBeVisible()
    const [one, other] = [await left.boundingBox(), await right.boundingBox()]
    expect((one?.x ?? 0) + (one?.width ?? 0), zh.zh).toBeLessThanOrEqual(other?.x ?? 0)
  }
})

test(
  'GDS-13 GDS-29 beside a text stand how its English stands and what it must not claim, and the product counts its open ones',
  atDesk,
  async ({ page }) => {
    await comeToOffice(page, 'boss', officePaths.product(written))
    await whenLoaded(shopper(page, 'zh'))
    const pair = page.locator('.text-pair').filter({ has: field(page, 'name_en') })
    await expect(pair).toContainText(translationTexts.translated.zh)
    const before = await openCount(page)
    await field(page, 'name_en').fill('')
    await expect(pair).toContainText(translationTexts.missing.zh)
    await expect.poll(() => openCount(page)).toBe(before + 1)

    await field(page, 'description_of_good_zh').fill('天天擦，可以消炎止癢。')
    const claims = page.getByRole('list', { name: claimTexts.notes.zh })
    await expect(claims.locator('mark')).toHaveText(['消炎'])
    expect(
      await claims
        .locator('mark')
        .first()
        .evaluate((mark) => getComputedStyle(mark).textDecorationLine),
    ).toContain('underline')
    await expect(claims, 'with the law that forbids it').toContainText('法')
    await expectAccessibleInEachTheme(shopper(page, 'zh'))
    await page.getByRole('button', { name: productPageTexts.revert.zh }).click()
  },
)

test('GDS-16 what of a pasted text falls away is shown before it stands there', atDesk, async ({ page }) => {
  await comeToOffice(page, 'boss', officePaths.product(written))
  await whenLoaded(shopper(page, 'zh'))
  const editor = page.locator(`[contenteditable=true][aria-label="${productFieldTexts.content_zh.zh}"]`)
  await expect(editor).toBeVisible()
  const before = await editor.textContent()
  await editor.evaluate((element) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', '<p onclick="steal()">來自別處的<marquee>跑馬燈</marquee></p>')
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  const dialog = page.getByRole('dialog', { name: richTextTexts.pasteTitle.zh })
  await expect(dialog).toContainText('marquee')
  await expect(dialog).toContainText('onclick')
  expect(await editor.textContent(), 'nothing stands there yet').toBe(before)
  await expectAccessibleInEachTheme(shopper(page, 'zh'))
  await dialog.getByRole('button', { name: richTextTexts.pasteRest.zh, exact: true }).click()
  await expect(editor).toContainText('來自別處的跑馬燈')
  expect(await editor.innerHTML()).not.toMatch(/marquee|onclick/)
  await page.getByRole('button', { name: productPageTexts.revert.zh }).click()
})

test('GDS-14 what is typed is offered again after a reload, a lost line and an ended login', atDesk, async ({ page, context }) => {
  await comeToOffice(page, 'boss', officePaths.product(written))
  const name = field(page, 'name_en')
  const before = await name.inputValue()
  const take = page.getByRole('button', { name: savingTexts.draftTake.zh })
  const kept = (words: string) => expect.poll(async () => (await keptDrafts(page)).join()).toContain(before + words)
  await name.press('End')
  await name.pressSequentially(' typed', { delay: 20 })
  await kept(' typed')
  await page.reload()
  await expect(name).toHaveValue(before)
  await take.click()
  await expect(name, 'after a reload').toHaveValue(`${before} typed`)

  await context.setOffline(true)
  await name.fill(`${before} offline`)
  await kept(' offline')
  await context.setOffline(false)
  await page.reload()
  await take.click()
  await expect(name, 'after a lost line').toHaveValue(`${before} offline`)

  await name.fill(`${before} later`)
  await kept(' later')
  await page.context().clearCookies({ name: 'office_session' })
  await page.reload()
  await expect(page.getByRole('heading', { name: doorTexts.title.zh })).toBeVisible()
  await pressCast(page, 'boss')
  await take.click()
  await expect(name, 'after an ended login').toHaveValue(`${before} later`)
  await page.getByRole('button', { name: productPageTexts.revert.zh }).click()
  await expect.poll(() => keptDrafts(page)).toHaveLength(0)
})

test('GDS-52 a price of an editor waits, and is the shop’s once a manager has said yes', atDesk, async ({ page }, { retry }) => {
  await comeToOffice(page, 'edit', officePaths.product(proposed))
  const price = field(page, 'price')
  const before = Number(await price.inputValue())
  // What a try that failed has proposed may wait still.
  const wanted = before - 10 - retry
  await price.fill(String(wanted))
  const reason = page.getByLabel(proposalTexts.reason.zh)
  await save(page).click()
  await expect(reason, 'what is wanting is led to').toBeFocused()
  await reason.fill('和去年同期一樣')
  await save(page).click()
  await expect(toast(page, proposalTexts.sent.zh)).toBeVisible()
  await expect(price, 'what stands is what the shop asks').toHaveValue(String(before))
  await expect(page.getByText(proposalTexts.waiting.zh, { exact: true }).last()).toBeVisible()
  const shown = async () => (await ask<Product>(shopper(page, 'zh'), `/api/v1/products/${proposed}`)).price
  expect(await shown()).toBe(before)
  await expectAccessibleInEachTheme(shopper(page, 'zh'))
  await page.context().clearCookies({ name: 'office_session' })
  await comeToOffice(page, 'boss', officePaths.approvals)
  const waiting = page.getByRole('listitem').filter({ hasText: `NT$${before} → NT$${wanted}` })
  await expect(waiting).toContainText('和去年同期一樣')
  await waiting.getByRole('button', { name: new RegExp(`^${approvalsTexts.yes.zh}`) }).click()
  await expect(toast(page, approvalsTexts.doneNow.zh)).toBeVisible()
  expect(await shown()).toBe(wanted)
})

for (const language of languages) {
  test(
    `GDS-50 what is typed is seen as the shop draws it, before anything is saved (${language})`,
    oneScreen(language),
    async ({ page, isMobile }) => {
      const boss = shopper(page, language)
      const { say } = boss
      await comeToOffice(page, 'boss', officePaths.product(previewed))
      await speakAs(page, language)
      const english = page.locator('.one-language').getByText(say(productPageTexts.english), { exact: true }).first()
      if (await english.isVisible()) await english.click()
      await page.getByLabel(say(productFieldTexts.name_en), { exact: true }).fill('Not saved yet')
      await page.getByRole('button', { name: say(previewTexts.preview) }).click()
      const dialog = page.getByRole('dialog', { name: say(previewTexts.preview) })
      const choose = (text: Text) => dialog.getByText(say(text), { exact: true }).click()
      const drawn = dialog.frameLocator('iframe')
      await choose(previewTexts.english)
      await expect(drawn.getByRole('heading', { level: 1, name: 'Not saved yet' })).toBeVisible()
      await expect(drawn.locator('header').first(), 'with the frame of the shop').toBeVisible()
      await expect(drawn.locator('h1'), 'in its styles').toHaveCSS('font-family', /Ysabeau/)
      for (const width of [390, 768, 1280]) {
        await choose(pixels(width))
        await expect.poll(() => drawn.locator('html').evaluate(() => innerWidth)).toBe(width)
      }
      for (const view of ['card', 'cart', 'search'] as const) {
        await choose(previewViewTexts[view])
        for (const viewer of ['visitor', 'member', 'vip', 'vvip'] as const) {
          await choose(previewViewerTexts[viewer])
          await expect(drawn.getByText('Not saved yet').first()).toBeVisible()
        }
      }
      await expectAccessibleInEachTheme(boss)
      await expectFits(boss)
      if (isMobile) expect(await page.evaluate(smallTargets)).toEqual([])
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: say(productPageTexts.revert) }).click()
      expect((await ask<Product>(boss, `/api/v1/products/${previewed}`)).name).not.toBe('Not saved yet')
    },
  )
}

test(
  'FAM-04 a new shade of gel comes from its photo to its sale in both languages, and among the other shades',
  atDesk,
  async ({ page }) => {
    const number = String(Date.now() % 1_000_000).padStart(6, '0')
    const names = { zh: `光療指甲油・栗梅 ${number}`, en: 'Gel polish, Chestnut Plum' }
    // No two members of a family have one shade.
    const shade = { zh: `栗梅 ${number}`, en: `Chestnut Plum ${number}` }
    const photo = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#7a3b46' } })
      .jpeg()
      .toBuffer()
    await comeToOffice(page, 'boss', officePaths.products())
    await page.getByRole('button', { name: productLifeTexts.add.zh }).click()
    const dialog = page.getByRole('dialog', { name: productLifeTexts.add.zh })
    await dialog.getByLabel(productLifeTexts.name.zh, { exact: true }).fill(names.zh)
    await dialog.getByLabel(productLifeTexts.nameEn.zh).fill(names.en)
    await dialog.getByRole('button', { name: productLifeTexts.make.zh }).click()
    await expect(heading(shopper(page, 'zh'), names.zh)).toBeVisible()
    const id = Number(new URL(page.url()).pathname.split('/').at(-1))

    await page.locator('.add-files input[accept^=image]').setInputFiles({ name: 'plum.jpg', mimeType: 'image/jpeg', buffer: photo })
    await page.getByRole('button', { name: productPicturesTexts.save.zh }).click()
    await field(page, 'description_of_good_zh').fill('偏暖的栗子紅，兩層就顯色。')
    await field(page, 'description_of_good_en').fill('A warm chestnut red. Two coats are enough.')
    await field(page, 'origin_price').fill('380')
    await field(page, 'price').fill('360')
    await save(page).click()
    await expect(page.locator('.selection-bar')).toHaveCount(0)
    await page.getByRole('button', { name: moveTexts.on.zh, exact: true }).click()
    await expect(page.locator('.page-bar').getByText(productStateTexts.on.zh)).toBeVisible()

    for (const language of languages) {
      await open(page, `/${language}/product/${id}`)
      await expect(page, 'its address has its name').toHaveURL(new RegExp(`/${language}/product/${id}-gel-polish-chestnut-plum`))
      await expect(heading(shopper(page, language), inLanguage(names, language))).toBeVisible()
      await expect(page.locator('.purchase').getByText('NT$360').first()).toBeVisible()
      await expect(page.locator('.product img').first()).toBeVisible()
    }
    await joinShades(page, { id, name: names.zh, shade })
    for (const language of languages) {
      const shades = page.getByRole('navigation', { name: inLanguage({ zh: '色號', en: 'Shade' }, language) }).getByRole('link')
      await expect(async () => {
        await open(page, `/${language}/product/${id}`)
        await expect(shades.and(page.getByLabel(inLanguage(shade, language)))).toHaveCount(1, { timeout: 1000 })
      }, 'a page that somebody has just looked at follows within two seconds').toPass()
      expect(await shades.count(), 'among the other shades').toBeGreaterThan(8)
      await expect(page.locator('.product').getByText(inLanguage(shade, language)).first()).toBeVisible()
    }

    // Others look at these shades too.
    await page.goto(officePaths.families)
    await page.getByRole('link', { name: '光療指甲油' }).first().click()
    await page.getByRole('button', { name: removeMember(names.zh).zh }).click()
    await page.getByRole('button', { name: familiesTexts.save.zh }).click()
    await expect(toast(page, familiesTexts.saved.zh)).toBeVisible()
  },
)

/** Takes a product in among the gel polishes; its swatch is the colour of its picture once somebody takes that. */
async function joinShades(page: Page, { id, name, shade }: { id: number; name: string; shade: Text }): Promise<void> {
  const swatchOf = async () => {
    const { family } = await ask<{ family: { members: { id: number; swatch: unknown }[] } | null }>(
      shopper(page, 'zh'),
      `/api/v1/products/${id}`,
    )
    return family?.members.find((member) => member.id === id)?.swatch ?? null
  }
  await page.goto(officePaths.families)
  await page.getByRole('link', { name: '光療指甲油' }).first().click()
  await page.getByRole('button', { name: familiesTexts.add.zh }).click()
  const adding = page.getByRole('dialog', { name: familiesTexts.add.zh })
  await adding.getByRole('searchbox', { name: familiesTexts.add.zh }).fill(name)
  await page.keyboard.press('Enter')
  await adding.getByRole('checkbox', { name }).check()
  await adding.getByRole('button', { name: familiesTexts.addChosen.zh }).click()
  await page.getByLabel(valueIn(familiesTexts.shade.zh, 'zh', name).zh).fill(shade.zh)
  await page.getByLabel(valueIn(familiesTexts.shade.zh, 'en', name).zh).fill(shade.en)
  await page.getByRole('button', { name: familiesTexts.save.zh }).click()
  await expect(toast(page, familiesTexts.saved.zh)).toBeVisible()
  expect(await swatchOf(), 'nobody has taken a colour yet').toBeNull()
  await page.getByRole('button', { name: swatchOfProduct(name).zh }).click()
  const swatch = page.getByRole('dialog', { name: swatchOfProduct(name).zh })
  await swatch.getByRole('button', { name: new RegExp(`^${familiesTexts.useProposed.zh} #`) }).click()
  await swatch.getByRole('button', { name: familiesTexts.done.zh, exact: true }).click()
  await page.getByRole('button', { name: familiesTexts.save.zh }).click()
  await expect.poll(swatchOf).toMatchObject({ hex: expect.stringMatching(/^#7[0-9a-f]3[0-9a-f]4[0-9a-f]$/) })
}
