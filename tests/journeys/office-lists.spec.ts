import { expect, test, type Page } from '@playwright/test'
import { languages } from '#rules/locale.ts'
import { frameTexts } from '#texts/office/frame.ts'
import { listTexts, newRowsText, rowOf, selectAllText, selectedText, columnMove } from '#texts/office/lists.ts'
import { besideText, countOf, moveTexts, ordersTexts, stateTexts } from '#texts/office/orders.ts'
import { savingTexts } from '#texts/office/saving.ts'
import { errorTexts } from '#texts/shared/errors.ts'
import { formatTwd } from '#texts/shared/format.ts'
import { busyText } from '#texts/shared/problems.ts'
import { letOrdersBe } from './let-time-pass.ts'
import { comeToOffice, headersOfChange, orderOnDelivery, speakAs } from './office-page.ts'
import { atDesk, expectAccessibleInEachTheme, expectFits, oneScreen, shopper, toast } from './shopper.ts'

// The list of orders, as somebody goes through a long one by hand and by keyboard.

test.afterEach(async ({ page }) => {
  await standAsAtFirst(page)
  await speakAs(page, 'zh')
})

const many = 120
const rowsOf = (page: Page) => page.locator('tr[data-key]')
const total = (page: Page) => page.locator('.page-bar').getByRole('status')

test(
  'NAV-23 NAV-24 NAV-25 a long list is paged, arranged and selected; what is drawn is what is seen, and what comes is announced',
  atDesk,
  async ({ page }) => {
    const boss = shopper(page, 'zh')
    const name = `多${Date.now()}`
    await letOrdersBe(name, many)
    const number = await orderOnDelivery(page, { name: '王小梨' })
    await comeToOffice(page, 'boss', '/office/orders')
    await page.getByRole('searchbox', { name: ordersTexts.search.zh }).fill(name)
    await page.keyboard.press('Enter')
    await expect(total(page)).toHaveText(countOf(String(many), { capped: false }).zh)
    await expect(rowsOf(page)).toHaveCount(50)
    const first = await rowsOf(page).first().getAttribute('data-key')
    const foot = page.getByRole('navigation', { name: listTexts.pages.zh })
    await foot.getByRole('button', { name: listTexts.next.zh }).click()
    await foot.getByRole('button', { name: listTexts.next.zh }).click()
    await expect(rowsOf(page)).toHaveCount(20)
    await expect(foot.getByRole('button', { name: listTexts.next.zh })).toBeDisabled()
    await foot.getByRole('button', { name: listTexts.before.zh }).click()
    await foot.getByRole('button', { name: listTexts.before.zh }).click()
    await expect(rowsOf(page).first()).toHaveAttribute('data-key', first ?? '')

    await selectByHandAndKeyboard(page)
    await page.getByRole('checkbox', { name: listTexts.selectPage.zh }).check()
    await expectSelected(page, 50)
    await page.getByRole('button', { name: selectAllText(String(many)).zh }).click()
    await expectSelected(page, many)
    await expectAccessibleInEachTheme(boss)
    await page.getByRole('button', { name: listTexts.unselect.zh }).click()

    await foot.getByLabel(listTexts.rows.zh).selectOption('200')
    await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', String(many + 1))
    const drawn = await rowsOf(page).count()
    expect(drawn, 'what is far from sight is not drawn').toBeLessThan(many)
    await expect(async () => {
      await page.keyboard.press('End')
      await expect(page.locator(`tr[aria-rowindex="${many + 1}"]`)).toBeVisible({ timeout: 1000 })
    }, 'rows that are drawn on the way are measured, and the list grows').toPass()
    await expect(page.locator('tr[aria-rowindex="2"]')).toHaveCount(0)

    await arrange(page)
    await expect(rowsOf(page).first()).toHaveAttribute('data-key', number)
    const next = await orderOnDelivery(page, { name: '王小棗' })
    const announced = page.getByRole('button', { name: newRowsText('1').zh })
    await expect(announced).toBeVisible({ timeout: 40_000 })
    await expect(rowsOf(page).first(), 'what is read does not move').toHaveAttribute('data-key', number)
    await announced.click()
    await expect(rowsOf(page).first()).toHaveAttribute('data-key', next)
  },
)

test(
  'NAV-16 NAV-24 a newer change of columns withdraws the way back of an older one, and is alone taken back',
  atDesk,
  async ({ page }) => {
    await comeToOffice(page, 'boss', '/office/orders')
    await standAsAtFirst(page)
    const { promise: read, resolve: letRead } = Promise.withResolvers<void>()
    await page.route('**/office/api/v1/views*', async (route) => {
      await read
      await route.continue()
    })
    await page.reload()
    await page.getByRole('button', { name: listTexts.columns.zh, exact: true }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    const undo = toast(page, listTexts.columnsKept.zh).getByRole('button', { name: savingTexts.undo.zh })
    const hide = (column: { zh: string }) => dialog.getByRole('checkbox', { name: column.zh }).uncheck()
    await Promise.all([hide(ordersTexts.temperature), letRead()])
    await expect(undo, 'what is hidden before it is known how columns stood is hidden then').toBeVisible()
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/office/api/v1/columns', async (route) => {
      await released
      await route.continue()
    })
    await hide(ordersTexts.buyer)
    await expect(undo, 'at once, and not when its ten seconds are over').toHaveCount(0, { timeout: 5000 })
    release()
    await expect(undo).toBeVisible()
    await page.keyboard.press('Escape')
    await undo.click()
    await expect.poll(() => heads(page)).toContain(ordersTexts.buyer.zh)
    expect(await heads(page)).not.toContain(ordersTexts.temperature.zh)
  },
)

test('NAV-24 orders are listed while nobody can say how columns stood, and the dialog of columns asks again', atDesk, async ({ page }) => {
  await comeToOffice(page, 'boss', '/office/orders')
  await orderOnDelivery(page, { name: '王小棗' })
  let asked = 0
  await page.route('**/office/api/v1/views*', async (route) => {
    asked += 1
    await route.abort()
  })
  await page.goto('/office/orders')
  await expect(rowsOf(page).first()).toBeVisible()
  await page.getByRole('button', { name: listTexts.columns.zh, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(frameTexts.noAnswer.zh)).toBeVisible()
  await expect(rowsOf(page).first(), 'they stay while it is asked again').toBeVisible()
  expect(asked, 'by each part of the page once').toBeLessThan(10)
  await page.unroute('**/office/api/v1/views*')
  await dialog.getByRole('button', { name: frameTexts.again.zh }).click()
  await expect(dialog.getByRole('checkbox', { name: ordersTexts.temperature.zh })).toBeChecked()
})

async function expectSelected(page: Page, count: number): Promise<void> {
  const bar = page.getByRole('region', { name: listTexts.selectionMoves.zh })
  await expect(bar.getByRole('status')).toContainText(selectedText(String(count)).zh)
  await expect(bar.getByRole('status'), 'what they come to').toContainText(await sumOf(page, count))
}

/** All of them are copies of one order. */
async function sumOf(page: Page, count: number): Promise<string> {
  const each = (await rowsOf(page).first().locator('td.right').last().textContent()) ?? ''
  return formatTwd(count * Number(each.replace(/\D/g, '')), 'zh')
}

/** Row by row, and from one row to another: with the letters of the list, then with the mouse. */
async function selectByHandAndKeyboard(page: Page): Promise<void> {
  await page.locator('.page-bar h1').click()
  for (const key of ['j', 'j', 'x', 'j', 'j', 'k', 'j', 'Shift+X']) await page.keyboard.press(key)
  await expectSelected(page, 3)
  await expect(rowsOf(page).nth(3)).toBeFocused()
  await page.keyboard.press('x')
  await expectSelected(page, 2)
  const boxAt = async (place: number) => {
    const key = await rowsOf(page).nth(place).getAttribute('data-key')
    return page.getByRole('checkbox', { name: rowOf(key ?? '').zh })
  }
  await (await boxAt(5)).click()
  await (await boxAt(9)).click({ modifiers: ['Shift'] })
  await expectSelected(page, 7)
  await page.locator('.page-bar h1').click()
}

/** Columns as they are for everybody who has not arranged them. */
async function standAsAtFirst(page: Page): Promise<void> {
  const headers = await headersOfChange(page)
  if (!headers) return
  const stood = await page.request.put('/office/api/v1/columns', { headers, data: {} })
  expect(stood.status()).toBe(200)
}

const heads = async (page: Page) => (await page.locator('.office-table th').allTextContents()).map((head) => head.trim())

/** Columns are drawn wider, put elsewhere and left out; they stand so the next time, and can be as they were. */
async function arrange(page: Page): Promise<void> {
  const buyer = page.locator('.office-table th', { hasText: ordersTexts.buyer.zh })
  const widthOf = async () => Math.round((await buyer.boundingBox())?.width ?? 0)
  await page.keyboard.press('Home')
  await expect.poll(() => page.evaluate(() => scrollY), 'the head stands still').toBe(0)
  await expect(page.locator('tr[aria-rowindex="2"]')).toBeVisible()
  const edge = await buyer.locator('.width-handle').boundingBox()
  const before = await widthOf()
  await page.mouse.move((edge?.x ?? 0) + 5, (edge?.y ?? 0) + 8)
  await page.mouse.down()
  await page.mouse.move((edge?.x ?? 0) + 65, (edge?.y ?? 0) + 8, { steps: 4 })
  const kept = () => page.waitForResponse((answer) => answer.url().endsWith('/office/api/v1/columns') && answer.ok())
  const widened = kept()
  await page.mouse.up()
  await widened
  await expect.poll(widthOf).toBe(before + 60)
  // The next change is told in the same words.
  const told = toast(page, listTexts.columnsKept.zh)
  await told.evaluate((element) => element.setAttribute('data-widened', ''))
  await page.getByRole('button', { name: listTexts.columns.zh, exact: true }).click()
  const dialog = page.getByRole('dialog')
  const shows = dialog.getByRole('checkbox', { name: ordersTexts.temperature.zh })
  const hide = async () => {
    const hidden = kept()
    await shows.click()
    await expect(shows).not.toBeChecked()
    await hidden
  }
  await hide()
  await page.keyboard.press('Escape')
  await expect.poll(() => heads(page)).not.toContain(ordersTexts.temperature.zh)
  const undone = kept()
  await told.and(page.locator(':not([data-widened])')).getByRole('button', { name: savingTexts.undo.zh }).click()
  await undone
  await expect.poll(() => heads(page), 'it is taken back').toContain(ordersTexts.temperature.zh)
  await page.getByRole('button', { name: listTexts.columns.zh, exact: true }).click()
  await hide()
  const moved = kept()
  await dialog.getByRole('button', { name: columnMove(listTexts.earlier, ordersTexts.status).zh }).click()
  await moved
  await page.keyboard.press('Escape')
  await page.reload()
  await expect(rowsOf(page).first()).toBeVisible()
  await expect.poll(() => heads(page)).not.toContain(ordersTexts.temperature.zh)
  await expect.poll(widthOf).toBe(before + 60)
  await page.getByRole('button', { name: listTexts.columns.zh, exact: true }).click()
  await dialog.getByRole('button', { name: listTexts.columnsReset.zh }).click()
  await page.keyboard.press('Escape')
  await expect.poll(() => heads(page)).toContain(ordersTexts.temperature.zh)
}

for (const language of languages)
  test(
    `a list that could not be read says why and by which request, and is read by a press (${language})`,
    oneScreen(language),
    async ({ page }) => {
      const boss = shopper(page, language)
      await comeToOffice(page, 'boss')
      await speakAs(page, language)
      const list = '**/office/api/v1/orders?**'
      const message = busyText[language]
      const json = { status: 'internal_error', message }
      await page.route(list, (route) => route.fulfill({ status: 503, headers: { 'x-request-id': 'Q7m2' }, json }))
      await page.goto('/office/orders')
      await expect(page.getByRole('heading', { name: boss.say(frameTexts.notLoaded) })).toBeVisible()
      await expect(page.getByText(message)).toBeVisible()
      await expect(page.getByText(boss.say(errorTexts.reference('Q7m2')))).toBeVisible()
      await expectAccessibleInEachTheme(boss)
      await page.unroute(list)
      await page.getByRole('button', { name: boss.say(frameTexts.again) }).click()
      await expect(page.locator('main a[href^="/office/orders/"]:not([href$="/new"])').first()).toBeVisible()
    },
  )

for (const language of languages) {
  test(
    `an order is looked at beside the list by the space bar, which follows who goes up and down, and its next step is done there (${language})`,
    atDesk,
    async ({ page }) => {
      const boss = shopper(page, language)
      const { say } = boss
      const number = await orderOnDelivery(page, { name: '王小茉' })
      await comeToOffice(page, 'boss', '/office/orders')
      await speakAs(page, language)
      const row = page.locator(`tr[data-key="${number}"]`)
      await row.focus()
      await page.keyboard.press('Space')
      const peek = page.getByRole('complementary', { name: say(besideText(number)) })
      await expect(peek).toContainText(say(stateTexts.confirmed))
      await expect(peek, 'whoever has no pointer is in it').toBeFocused()
      await expectAccessibleInEachTheme(boss)
      await expectFits(boss)
      await peek.getByRole('link', { name: say(ordersTexts.openOrder) }).focus()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await page
        .getByRole('dialog')
        .getByRole('button', { name: say(moveTexts.start_picking), exact: true })
        .click()
      await expect(peek).toContainText(say(stateTexts.picking))
      const beside = page.locator('.order-peek')
      await peek.focus()
      for (const key of ['ArrowDown', 'j']) {
        const before = await beside.getAttribute('aria-label')
        await page.keyboard.press(key)
        await expect(beside).not.toHaveAttribute('aria-label', String(before))
      }
      for (let up = 0; up < 2; up += 1) await beside.getByRole('button', { name: say(listTexts.up), exact: true }).click()
      await expect(peek).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(beside).toHaveCount(0)
      await expect(row, 'and back on the row').toBeFocused()
      await page.keyboard.press('Space')
      await expect(peek).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(`/office/orders/${number}`)
    },
  )
}
