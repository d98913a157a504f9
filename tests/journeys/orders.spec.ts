import { expect, test, type Page } from '@playwright/test'
import type { Order, OrderPage } from '#contract/shop/api/order.ts'
import { languages } from '#rules/locale.ts'
import type { OrderStatus } from '#rules/orders/order.ts'
import { confirmTexts } from '#texts/shop/checkout.ts'
import { putBackFor } from '#texts/shop/afterwards/buying-again.ts'
import { fieldTexts } from '#texts/shared/fields.ts'
import { cancelChoiceTexts, orderStatusTexts, orderTexts } from '#texts/shop/order.ts'
import { ordersTexts, orderTabTexts } from '#texts/shop/orders.ts'
import { doneTexts, problemTexts } from '#texts/shared/problems.ts'
import { hurryToPay, seeOrder } from './buying.ts'
import { operate } from './operations.ts'
import {
  comeAsMember,
  expectAccessible,
  expectAccessibleInEachTheme,
  expectFits,
  heading,
  oneScreen,
  open,
  shopper,
  atDesk,
  type Shopper,
} from './shopper.ts'

/** The numbers of mei's orders in a tab, newest first. */
async function numbersIn({ request }: Page, tab: string): Promise<string[]> {
  const { data } = (await (await request.get(`/api/v2/user/orders/${tab}?items=50`)).json()) as OrderPage
  return data.map(({ hashed_id }) => hashed_id)
}

async function confirmedOrder({ request }: Page): Promise<string> {
  const { data } = (await (await request.get('/api/v2/user/orders/in_progress?items=50')).json()) as OrderPage
  return data.findLast(({ status }) => status === 'confirmed')?.hashed_id ?? ''
}

for (const language of ['zh', 'en'] as const) {
  test(`mei goes through her orders by tab, page and search (${language})`, oneScreen(language), async ({ page }) => {
    const mei = shopper(page, language)
    await comeAsMember(page, 'mei')
    await open(page, `/${language}/user/orders`)
    const tabs = page.getByRole('navigation', { name: mei.say(ordersTexts.tabsLabel) })
    await test.step('OLS-03 five tabs', async () => {
      await expect(tabs.getByRole('link')).toHaveText(Object.values(orderTabTexts).map(mei.say))
      await expect(tabs.getByRole('link')).toHaveCount(5)
      await expectAccessible(mei)
      await expectFits(mei)
    })
    await test.step('OLS-12 CON-08 the middle tabs are titled processing and completed; pages hold 10, 50 or 100', async () => {
      const titles =
        language === 'zh' ? ['全部', '待付款', '處理中', '已完成', '已取消'] : ['All', 'Unpaid', 'Processing', 'Completed', 'Cancelled']
      for (const [place, tab] of [null, 'unpaid', 'in_progress', 'finished', 'canceled'].entries()) {
        await expect(tabs.getByRole('link').nth(place)).toHaveText(titles[place] ?? '')
        await expect(tabs.getByRole('link').nth(place)).toHaveAttribute('href', `/${language}/user/orders${tab ? `?tab=${tab}` : ''}`)
      }
      await expect(page.getByLabel(mei.say(ordersTexts.perPage)).locator('option')).toHaveText(['10', '50', '100'])
    })
    await test.step('OLS-01 OLS-09 OLS-11 page by page', async () => {
      const asked = page.waitForRequest((request) => request.url().includes('/api/v2/user/orders/all?') && request.url().includes('page=2'))
      await page
        .getByRole('navigation', { name: /分頁|Pages/ })
        .getByRole('link', { name: /2/ })
        .first()
        .click()
      expect((await asked).url()).toContain('items=10')
      await expect(page).toHaveURL(/page=2/)
    })
    const [newest = ''] = await numbersIn(page, 'finished')
    await test.step('OLS-01 OLS-03 a tab shows its own orders', async () => {
      await tabs.getByRole('link', { name: mei.say(orderTabTexts.finished), exact: true }).click()
      await expect(page).toHaveURL(/tab=finished$/)
      await expect(page.getByText(newest).locator('visible=true').first()).toBeVisible()
    })
    await test.step('OLS-02 OLS-04 a search finds, and hides the tabs', async () => {
      await page.getByRole('searchbox', { name: mei.say(ordersTexts.search) }).fill(newest.slice(0, 7))
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(new RegExp(`query=${newest.slice(0, 7)}$`))
      await expect(tabs).toHaveCount(0)
      await expectAccessible(mei)
    })
    await test.step('OLS-13 a row leads to its order', async () => {
      await page.getByRole('link', { name: newest }).locator('visible=true').first().click()
      await expect(page).toHaveURL(`/${language}/order/${newest}`)
      await expect(heading(mei, `${mei.say(orderTexts.title)} ${newest}`)).toBeVisible()
    })
  })
}

test('OLS-06 OLS-07 OLS-08 D-67 an address that makes no sense shows the nearest list that does', atDesk, async ({ page }) => {
  const mei = shopper(page, 'en')
  await comeAsMember(page, 'mei')
  await open(page, '/en/user/orders?tab=processing&items=7&page=99')
  const tabs = page.getByRole('navigation', { name: mei.say(ordersTexts.tabsLabel) })
  await expect(tabs.getByRole('link', { name: mei.say(orderTabTexts.all), exact: true })).toHaveAttribute('aria-current', 'page')
  await expect(page.getByLabel(mei.say(ordersTexts.perPage))).toHaveValue('10')
  const { pages } = (await (await page.request.get('/api/v2/user/orders/all?items=10')).json()) as OrderPage
  expect(pages.total).toBeGreaterThan(1)
  await expect(page.locator('nav.pages [aria-current=page]'), 'the last that there is').toHaveText(String(pages.total))
  await open(page, '/en/user/orders?query=nothing-like-this')
  await expect(page.getByText(mei.say(ordersTexts.nothingFoundTitle))).toBeVisible()
  await page.getByRole('link', { name: mei.say(ordersTexts.showAll) }).click()
  await expect(page).toHaveURL('/en/user/orders')
})

/** Where the order goes to at the first try, and at the second, before which the first may have changed it. */
const elsewhere = [
  { phone: '0933444555', told: '0933 444 555', county: '臺南市', district: '中西區', zip_code: '700' },
  { phone: '0933444666', told: '0933 444 666', county: '高雄市', district: '前金區', zip_code: '801' },
] as const

test('mei edits where her order goes; what did not change is not sent', atDesk, async ({ page }, { retry }) => {
  const mei = shopper(page, 'zh')
  await comeAsMember(page, 'mei')
  const number = await confirmedOrder(page)
  const { told, ...wanted } = elsewhere[retry === 0 ? 0 : 1]
  const address = ((await (await page.request.get(`/api/v2/user/orders/${number}`)).json()) as Order).contact?.address ?? ''
  await open(page, `/zh/order/${number}`)
  const puts: unknown[] = []
  page.on('request', (request) => request.method() === 'PUT' && puts.push(request.postDataJSON()))
  const edit = page.getByRole('button', { name: mei.say(orderTexts.edit), exact: true })
  const save = page.getByRole('button', { name: mei.say(orderTexts.save) })
  await test.step('ORD-12 EDT-04 the panel is there, and nothing changed sends nothing', async () => {
    await edit.click()
    await expectAccessible(mei)
    await save.click()
    await expect(edit).toBeVisible()
    expect(puts).toEqual([])
  })
  const phone = page.getByLabel(mei.say(orderTexts.recipientPhone))
  await test.step('EDT-06 what the checkout would not take is said beside its field, and not sent', async () => {
    await edit.click()
    await phone.fill('0912')
    await page.getByLabel(mei.say(orderTexts.address), { exact: true }).fill('永康')
    await save.click()
    await expect(phone).toHaveAccessibleDescription(mei.say(fieldTexts.mobileTooShort))
    await expect(page.getByLabel(mei.say(orderTexts.address), { exact: true })).toHaveAccessibleDescription(
      mei.say(fieldTexts.addressLimit),
    )
    expect(puts).toEqual([])
  })
  await test.step('EDT-02 EDT-03 what changed is sent, county and district with the zip code', async () => {
    await phone.fill(wanted.phone)
    await page.getByLabel(mei.say(orderTexts.address), { exact: true }).fill(address)
    await page.getByLabel(/縣市/).selectOption(wanted.county)
    await page.getByLabel(/鄉鎮市區/).selectOption(wanted.district)
    await save.click()
    await expect(page.getByText(mei.say(doneTexts.orderEdited))).toBeVisible()
    expect(puts).toEqual([{ order: { contact_attributes: wanted } }])
  })
  await test.step('EDT-05 the order is shown as it is now', async () => {
    await expect(page.getByText(told)).toBeVisible()
    await expect(page.getByText(`${wanted.zip_code} ${wanted.county}${wanted.district}`)).toBeVisible()
  })
})

test('mei cancels an order, with a reason', oneScreen('en'), async ({ page }) => {
  const mei = shopper(page, 'en')
  await comeAsMember(page, 'mei')
  const waiting = (await numbersIn(page, 'unpaid')).at(-1) ?? ''
  await open(page, `/en/order/${waiting}`)
  await test.step('ORD-19 CNL-01 CNL-02 the order leads to four reasons, the first chosen', async () => {
    await page.getByRole('link', { name: mei.say(orderTexts.cancelOrder) }).click()
    await expect(page).toHaveURL(`/en/user/cancel/${waiting}`)
    for (const reason of ['error', 'duplicate', 'edit', 'else'] as const)
      await expect(page.getByRole('radio', { name: mei.say(cancelChoiceTexts[reason]) })).toBeVisible()
    await expect(page.getByRole('radio')).toHaveCount(4)
    await expect(page.getByRole('radio', { name: mei.say(cancelChoiceTexts.error) })).toBeChecked()
    await expectAccessible(mei)
    await expectFits(mei)
  })
  const deleted: unknown[] = []
  page.on('request', (request) => request.method() === 'DELETE' && deleted.push([new URL(request.url()).pathname, request.postDataJSON()]))
  const cancel = page.getByRole('button', { name: mei.say(orderTexts.cancelThis) })
  await test.step('CNL-03 another reason needs words', async () => {
    await page.getByRole('radio', { name: mei.say(cancelChoiceTexts.else) }).check()
    await cancel.click()
    await expect(page.getByText(mei.say(fieldTexts.cancelReasonNeeded))).toBeVisible()
    expect(deleted).toEqual([])
  })
  await test.step('CNL-04 CNL-07 the words are sent, and the list says that the order is cancelled', async () => {
    await page.getByLabel(mei.say(orderTexts.whyElse)).fill('My friends cancelled')
    await cancel.click()
    await expect(page.getByText(mei.say(doneTexts.orderCanceled(waiting)))).toBeVisible()
    await expect(page).toHaveURL('/en/user/orders')
    expect(deleted).toEqual([[`/api/v1/user/orders/${waiting}`, { order: { cancel_reason: 'My friends cancelled' } }]])
  })
  await test.step('CRT-57 what it had goes back into the cart, selected, from the list as from its page', async () => {
    await open(page, `/en/order/${waiting}`)
    await page.getByRole('button', { name: mei.say(putBackFor(waiting)) }).click()
    await expect(page).toHaveURL('/en/cart')
    await expect(page.getByRole('checkbox', { checked: true }).first()).toBeVisible()
    await open(page, '/en/user/orders?tab=canceled')
    await expect(
      page
        .getByRole('button', { name: mei.say(putBackFor(waiting)) })
        .filter({ visible: true })
        .first(),
    ).toBeVisible()
    await expectAccessible(mei)
    await expectFits(mei)
  })
  await test.step('CNL-06 an order that is over cannot be cancelled, and its buyer is led home', () => sayCannotBeCancelled(mei, waiting))
})

async function sayCannotBeCancelled({ page, say, language }: Shopper, number: string): Promise<void> {
  await open(page, `/${language}/user/cancel/${number}`)
  await expect(page.getByText(say(problemTexts.cancel_error))).toBeVisible()
  await expect(page).toHaveURL(`/${language}`)
}

test('an order travels: packed, on its way, arrived; its page tells each step and keeps the invoice', atDesk, async ({ page }) => {
  const hao = shopper(page, 'zh')
  const { say } = hao
  await comeAsMember(page, 'hao')
  await hurryToPay(hao, { goods: 'candle-night-plum', paymentMethod: 'when_received' })
  await page.getByRole('button', { name: say(confirmTexts.complete) }).click()
  await seeOrder(hao, 'confirmed')
  const number = page.url().split('/').at(-1) ?? ''
  await operate('start-picking', number, '--actor', 'anna')
  await seeStatus(hao, 'picking')
  await expect(page.getByRole('link', { name: say(orderTexts.cancelOrder) })).toHaveCount(0)
  await expect(page.getByRole('button', { name: say(orderTexts.edit), exact: true })).toHaveCount(0)
  const invoiceLink = page.getByRole('link', { name: say(orderTexts.invoicePdf) })
  // It is issued in the background; its buyer looks again.
  await expect(async () => {
    await page.reload()
    await expect(invoiceLink).toBeVisible({ timeout: 2000 })
  }).toPass()
  const invoice = await invoiceLink.getAttribute('href')
  expect((await page.request.get(invoice ?? '')).headers()['content-type']).toBe('application/pdf')
  const booked = await operate('ship', number, '--actor', 'anna')
  await seeStatus(hao, 'delivering')
  const tracking = page.locator('.order-facts a[target=_blank]')
  await expect(tracking).toHaveAttribute('href', /^https:/)
  expect(booked).toContain((await tracking.innerText()).split('\n')[0]?.trim())
  await operate('deliver', number, '--actor', 'anna')
  await seeStatus(hao, 'finished')
  await expectAccessible(hao)
})

async function seeStatus({ page, say }: Shopper, status: 'picking' | 'delivering' | 'finished'): Promise<void> {
  await page.reload()
  await expect(page.locator('.order-head').getByText(say(orderStatusTexts[status]))).toBeVisible()
}

const tellingStatuses: readonly OrderStatus[] = ['cancel', 'refunding', 'delivered']

for (const language of languages) {
  test(`machines find nothing wrong with orders in their states, light and dark (${language})`, oneScreen(language), async ({ page }) => {
    const mei = shopper(page, language)
    await comeAsMember(page, 'mei')
    const { data } = (await (await page.request.get('/api/v2/user/orders/all?items=50')).json()) as OrderPage
    const inParts = data.find(({ split_orders }) => split_orders.length > 0)
    for (const order of [inParts, ...tellingStatuses.map((wanted) => data.find(({ status }) => status === wanted))]) {
      if (!order) continue
      await open(page, `/${language}/order/${order.hashed_id}`)
      await expect(page.locator('.order-head')).toBeVisible()
      await expectAccessibleInEachTheme(mei)
      await expectFits(mei)
    }
  })
}
