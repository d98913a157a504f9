import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { addressTexts, contactTypeTexts, recipientSaved } from '#texts/shop/address.ts'
import { languages } from '#rules/locale.ts'
import { cardEnding, cardTexts, deleteCardOf, makeDefaultOf, nameCardOf } from '#texts/shop/cards.ts'
import { cartTexts } from '#texts/shop/cart.ts'
import { deleteRecipient, detailsTexts, editRecipient, recipientDeleted, undoDeletionOf } from '#texts/shop/checkout.ts'
import { errorTexts } from '#texts/shared/errors.ts'
import { fieldTexts } from '#texts/shared/fields.ts'
import { addWishOf, wishAdded, wishRemoved } from '#texts/shop/wishes/heart.ts'
import { loginTexts } from '#texts/shop/login.ts'
import { ordersTexts } from '#texts/shop/orders.ts'
import { privacyTexts } from '#texts/shop/privacy.ts'
import { doneTexts } from '#texts/shared/problems.ts'
import { addToCartOf, productTexts } from '#texts/shop/product.ts'
import { shellTexts } from '#texts/shop/shell.ts'
import { wishlistOf, wishlistTexts } from '#texts/shop/wishes/wishlist.ts'
import { operate, typeAtShell } from './operations.ts'
import { neededTexts } from '#texts/shared/needed-fields.ts'
import { forgetRecipients, forgetWishes, keepAccount, restoreCards, stopSharing } from './as-before.ts'
import { beginSignIn, comeAnew } from './come-anew.ts'
import { atDesk, comeAsMember, expectAccessible, expectFits, heading, oneScreen, open, shopper, toast } from './shopper.ts'

// The pages of a member: cards, wishlist, recipients, what the shop knows of them, and the end of an account.

// Whoever asked for the end of their account stays all the same.
test.afterEach(({ page }) => keepAccount(page))

const itsHeadings = {
  cart: cartTexts.title,
  'user/profile': shellTexts.profile,
  'user/card': shellTexts.cards,
  'user/point': shellTexts.points,
  'user/wishlist': shellTexts.wishlist,
  'user/address': shellTexts.addresses,
  'user/orders': ordersTexts.title,
}

for (const language of languages) {
  test(
    `machines find nothing wrong with the pages of mei, and none is wider than its window (${language})`,
    oneScreen(language),
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await comeAsMember(page, 'mei')
      const mei = shopper(page, language)
      for (const [path, title] of Object.entries(itsHeadings)) {
        await open(page, `/${language}/${path}`)
        await expect(heading(mei, mei.say(title))).toBeVisible()
        await expectFits(mei)
        await expectAccessible(mei)
      }
    },
  )
}

test('mei names a card, makes another the default, and deletes it', atDesk, async ({ page }) => {
  await comeAsMember(page, 'mei')
  await restoreCards(page, { name: '出國用', byDefault: '4242' })
  const mei = shopper(page, 'zh')
  const cards = page.getByRole('listitem').filter({ has: page.locator('.card-face') })
  /** What the page asks for next, and what it is answered. */
  const asking = async (method: string, press: () => Promise<void>) => {
    const answered = page.waitForResponse(
      (response) => response.request().method() === method && response.url().includes('/api/v1/user/cards'),
    )
    await press()
    const response = await answered
    return {
      path: new URL(response.url()).pathname,
      sent: response.request().postDataJSON() as unknown,
      answer: (await response.json()) as { status?: string },
    }
  }
  await test.step('CRD-01 CRD-02 CRD-03 every card with brand, number and end, the default marked', async () => {
    const listed = await asking('GET', () => open(page, '/zh/user/card'))
    expect(listed.path).toBe('/api/v1/user/cards')
    await expect(cards).toHaveCount(3)
    for (const card of await cards.all()) await expect(card).toContainText(/(VISA|Mastercard|JCB).*末四碼\d{4}有效期限 \d\d\/\d\d/i)
    await expect(cards.getByText(cardTexts.default.zh, { exact: true })).toHaveCount(1)
    await expect(cards.first()).toContainText(cardTexts.default.zh)
    await expectAccessible(mei)
  })
  await test.step('CRD-08 a card that no longer pays says why, and cannot be the default', async () => {
    const off = cards.filter({ hasText: '0575' })
    await expect(off).toContainText('發卡銀行拒絕了這張卡片')
    await expect(off.getByRole('button', { name: cardTexts.makeDefault.zh })).toHaveCount(0)
  })
  await test.step('CRD-05 it is named', async () => {
    await page.getByRole('button', { name: nameCardOf(cardEnding('2426').zh).zh }).click()
    await page.getByLabel(cardTexts.alias.zh).fill('出國用')
    const named = await asking('PUT', () => page.getByRole('button', { name: cardTexts.save.zh, exact: true }).click())
    expect(named).toMatchObject({ sent: { card: { alias: '出國用' } }, answer: { status: 'update_success' } })
    await expect(toast(page, doneTexts.cardUpdated.zh)).toBeVisible()
  })
  await test.step('CRD-04 it is made the default', async () => {
    const made = await asking('PUT', () => page.getByRole('button', { name: makeDefaultOf('出國用').zh }).click())
    expect(made).toMatchObject({ sent: { card: { default: true } }, answer: { status: 'update_success' } })
    await expect(cards.first()).toContainText('出國用')
    await expect(cards.first()).toContainText(cardTexts.default.zh)
  })
  await test.step('CRD-06 CRD-07 it is deleted after a question, told by its last digits, and another is the default', async () => {
    await page.getByRole('button', { name: deleteCardOf('出國用').zh }).click()
    await expectAccessible(mei)
    await page.getByRole('dialog').getByRole('button', { name: cardTexts.keep.zh }).click()
    await expect(cards).toHaveCount(3)
    await page.getByRole('button', { name: deleteCardOf('出國用').zh }).click()
    const deleted = await asking('DELETE', () =>
      page.getByRole('dialog').getByRole('button', { name: cardTexts.delete.zh, exact: true }).click(),
    )
    expect(deleted.answer.status).toBe('destroy_success')
    await expect(toast(page, doneTexts.cardDeleted('2426').zh)).toBeVisible()
    await expect(cards).toHaveCount(2)
    await expect(cards.first()).toContainText('4242')
    await expect(cards.first()).toContainText(cardTexts.default.zh)
    await expectFits(mei)
  })
})

test('hao keeps a product by its heart, shares the list, and strangers can read it', oneScreen('en'), async ({ page, browser }) => {
  await comeAsMember(page, 'hao')
  await forgetWishes(page)
  const hao = shopper(page, 'en')
  await open(page, '/en/items/new')
  const card = page.getByRole('article').first()
  const name = (await card.getByRole('heading').textContent()) ?? ''
  const heart = card.getByRole('button', { name: addWishOf(name).en })
  await test.step('WSH-01 WSH-05 the heart of a card keeps it, and the product’s page knows', async () => {
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    await heart.click()
    await expect(toast(page, wishAdded(name).en)).toBeVisible()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await card.getByRole('link', { name }).click()
    await expect(heading(hao, name)).toBeVisible()
    await expect(
      page
        .getByRole('main')
        .getByRole('button', { name: addWishOf(name).en })
        .first(),
    ).toHaveAttribute('aria-pressed', 'true')
  })
  await test.step('PRD-29 the product that was looked at is told, once', async () => {
    const seen = () => page.evaluate(() => (globalThis.trackedEvents ?? []).filter(({ name }) => name === 'view_item').length)
    await expect.poll(seen).toBe(1)
  })
  await test.step('WSH-02 WSH-08 the list shows it, with the days that are left, and puts it into the cart', async () => {
    await open(page, '/en/user/wishlist')
    await expect(page.getByText('180 days left')).toBeVisible()
    await expect(
      page
        .getByRole('article')
        .filter({ hasText: name })
        .getByRole('button', { name: addToCartOf(name).en }),
    ).toBeEnabled()
    await expectAccessible(hao)
  })
  const address = await test.step('WSH-04 sharing it gives an address, and a code for ten dollars off', async () => {
    await page.getByRole('button', { name: wishlistTexts.share.en }).click()
    await expect(page.getByText(wishlistTexts.sharedTitle.en)).toBeVisible()
    await expect(page.getByText(/^[A-Z2-9]{8}$/)).toBeVisible()
    await expectFits(hao)
    return (await page.getByText(/\/en\/wishlist\/[A-Z2-9]{20}$/).textContent()) ?? ''
  })
  await test.step('WSH-10 both are found again later', async () => {
    const code = (await page.getByText(/^[A-Z2-9]{8}$/).textContent()) ?? ''
    await open(page, '/en/user/wishlist')
    await expect(page.getByText(code, { exact: true })).toBeVisible()
    await expect(page.getByText(address)).toBeVisible()
    await expect(page.getByRole('button', { name: wishlistTexts.earn.en })).toBeHidden()
    await expectAccessible(hao)
  })
  const stranger = await (await browser.newContext()).newPage()
  await stranger.goto(address)
  await expect(stranger.getByRole('heading', { name: wishlistOf('陳○○').en })).toBeVisible()
  await expect(stranger.getByRole('article')).toHaveCount(1)
  await expectAccessible(shopper(stranger, 'en'))
  await stranger.goto('/en/wishlist/NOBODYSLIST')
  await expect(heading(shopper(stranger, 'en'), wishlistTexts.closedTitle.en)).toBeVisible()
  await stranger.context().close()

  await test.step('WSH-05 the heart takes it out again', async () => {
    await page.getByRole('button', { name: addWishOf(name).en }).click()
    await expect(toast(page, wishRemoved(name).en)).toBeVisible()
    await expect(page.getByRole('heading', { name: wishlistTexts.emptyTitle.en })).toBeVisible()
  })
})

test('TXI-08 mei stops sharing her list, and its link opens nothing any more', oneScreen('zh'), async ({ page }) => {
  await comeAsMember(page, 'mei')
  await stopSharing(page)
  const mei = shopper(page, 'zh')
  await open(page, '/zh/user/wishlist')
  await page.getByRole('button', { name: wishlistTexts.share.zh }).click()
  const address = (await page.getByText(/\/zh\/wishlist\/[A-Z2-9]{20}$/).textContent()) ?? ''
  await page.getByRole('button', { name: wishlistTexts.unshare.zh }).click()
  await expect(toast(page, wishlistTexts.unshared.zh)).toBeVisible()
  await expect(page.getByRole('button', { name: wishlistTexts.unshare.zh })).toBeHidden()
  await expectAccessible(mei)
  await page.goto(address)
  await expect(heading(mei, wishlistTexts.closedTitle.zh)).toBeVisible()
})

test(
  'WSH-06 AUT-03 AUT-20 a visitor who presses a heart is asked to log in, and comes back to where they were',
  atDesk,
  async ({ page }) => {
    await open(page, '/en/items/new?from=test')
    await page
      .getByRole('article')
      .first()
      .getByRole('button', { name: /wishlist/ })
      .click()
    const asked = toast(page, productTexts.loginFirst.en)
    await expect(asked).toBeVisible()
    await asked.getByRole('button', { name: shellTexts.logIn.en }).click()
    const form = page.locator('form[action*="/api/users/auth/line"]')
    expect(new URL((await form.getAttribute('action')) ?? '', page.url()).searchParams.get('origin')).toBe('/en/items/new?from=test')
    await page.getByRole('button', { name: loginTexts.withLine.en }).click()
    await page.locator('button[name=persona][value=hao]').click()
    await expect(page).toHaveURL('/en/items/new?from=test')
  },
)

test('RCP-33 RCP-34 D-51 RCP-12 hao writes a recipient down, changes and deletes it', oneScreen('zh'), async ({ page }) => {
  await page.clock.install()
  await comeAsMember(page, 'hao')
  await forgetRecipients(page, '陳媽媽')
  const hao = shopper(page, 'zh')
  await open(page, '/zh/user/address')
  await page.getByRole('button', { name: addressTexts.add.zh }).click()
  await page.getByRole('button', { name: addressTexts.save.zh }).click()
  await expect(page.getByText(neededTexts['contact.name']?.zh ?? '')).toBeVisible()
  await expectAccessible(hao)
  await page.getByLabel(detailsTexts.recipientName.zh).fill('陳媽媽')
  await page.getByLabel(detailsTexts.mobile.zh).fill('0911222333')
  await page.getByLabel(detailsTexts.county.zh).selectOption('臺北市')
  await page.getByLabel(detailsTexts.district.zh).selectOption('大安區')
  await page.getByLabel(detailsTexts.address.zh).fill('永康')
  await page.getByRole('button', { name: addressTexts.save.zh }).click()
  await expect(page.getByText(fieldTexts.addressLimit.zh)).toBeVisible()
  await page.getByLabel(detailsTexts.address.zh).fill('永康街 8 號 2 樓')
  await page.getByRole('button', { name: addressTexts.save.zh }).click()
  await expect(toast(page, recipientSaved('陳媽媽').zh)).toBeVisible()
  await expect(page.getByText('106 臺北市 大安區 永康街 8 號 2 樓')).toBeVisible()
  await expectFits(hao)
  await page.getByRole('button', { name: editRecipient('陳媽媽').zh }).click()
  await expect(page.getByLabel(detailsTexts.address.zh)).toHaveValue('永康街 8 號 2 樓')
  await page.getByLabel(detailsTexts.address.zh).fill('永康街 8 號 3 樓')
  await page.getByRole('button', { name: addressTexts.save.zh }).click()
  await expect(page.getByText('106 臺北市 大安區 永康街 8 號 3 樓')).toBeVisible()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByRole('button', { name: deleteRecipient('陳媽媽').zh }).click()
  await expect(page.getByText(recipientDeleted('陳媽媽').zh)).toBeVisible()
  await page.getByRole('button', { name: undoDeletionOf('陳媽媽').zh }).focus()
  await page.clock.resume()
  await page.getByRole('button', { name: undoDeletionOf('陳媽媽').zh }).press('Enter')
  await expect(page.getByText('106 臺北市 大安區 永康街 8 號 3 樓')).toBeVisible()
  const gone = page.waitForResponse((response) => response.request().method() === 'DELETE')
  await page.getByRole('button', { name: deleteRecipient('陳媽媽').zh }).click()
  await page.mouse.move(0, 0)
  await page.getByRole('heading', { level: 1 }).click()
  await gone
  await expect(page.getByText('106 臺北市 大安區 永康街 8 號 3 樓')).toHaveCount(0)
  await page.getByText(contactTypeTexts.ups.zh, { exact: true }).click()
  await page.getByRole('button', { name: addressTexts.add.zh }).click()
  await expect(page.getByLabel(detailsTexts.foreignName.zh)).toBeVisible()
  await expectAccessible(hao)
})

test('a member takes all data along, asks for the end of the account, and thinks better of it', oneScreen('en'), async ({ page }) => {
  await comeAsMember(page, 'hao')
  await open(page, '/en/user/profile')
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: privacyTexts.export.en }).click()])
  const data = JSON.parse(await readFile(await file.path(), 'utf8')) as { member: { email: string } }
  expect(data.member.email).toBe('hao@example.com')
  await page.getByRole('button', { name: privacyTexts.close.en }).click()
  await expectAccessible(shopper(page, 'en'))
  await page.getByRole('dialog').getByRole('button', { name: privacyTexts.close.en }).click()
  await expect(toast(page, doneTexts.closingAsked.en)).toBeVisible()
  await page.getByRole('button', { name: privacyTexts.keep.en }).click()
  await expect(page.getByRole('button', { name: privacyTexts.close.en })).toBeVisible()
})

test('AUT-10 AUT-12 AUT-13 D-39 whoever is locked while signed in is told so and is a visitor afterwards', atDesk, async ({ page }) => {
  const { uid } = await comeAnew(page)
  await open(page, '/zh/faqs')
  await typeAtShell('lock', uid, '--reason', 'three parcels not picked up', '--actor', 'Ana')
  await page.goto('/zh/user/point')
  await expect(toast(page, errorTexts.accountLocked.zh)).toBeVisible()
  await expect(page).toHaveURL('/zh')
  await expect(page.getByRole('banner').getByRole('button', { name: shellTexts.logIn.zh })).toBeVisible()
  await page.reload()
  await expect(page).toHaveURL('/zh')
  await operate('unlock', uid, '--reason', 'settled', '--actor', 'Ana')
})

test('AUT-10 AUT-12 D-85 the sign-in of a locked account ends with a word, at home', oneScreen('en'), async ({ page }) => {
  await open(page, '/en/faqs')
  const signInPage = await beginSignIn(page, 'facebook')
  await page.goto(signInPage)
  await page.locator('button[name=persona][value=lock]').click()
  await expect(toast(page, errorTexts.accountLocked.en)).toBeVisible()
  await expect(page).toHaveURL('/en')
})
