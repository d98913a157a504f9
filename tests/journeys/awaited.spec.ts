import { expect, test } from '@playwright/test'
import { awaitedTexts, letterSent, tellsAt } from '#texts/shop/wishes/awaited.ts'
import { familyTexts, productTexts } from '#texts/shop/product.ts'
import { stopWaiting } from './as-before.ts'
import { operate } from './operations.ts'
import { productOf } from './product-page.ts'
import { atDesk, comeAsMember, emailsTo, expectAccessible, onPhone, open, shopper, toast } from './shopper.ts'

// Being told when goods are back: the setting begins off, and is switched on for these journeys alone.

const offer = (offered: boolean) => operate('change-setting', 'back_in_stock.offered', String(offered), '--actor', 'Ana')

test.afterAll(() => offer(false))

test(
  'FAM-10 GRW-10 a sold-out shade stays choosable, is struck through and named so, and tells a visitor when it is back',
  onPhone,
  async ({ page }) => {
    const visitor = shopper(page, 'zh')
    const { family } = await productOf(page, { id: 1 })
    const gone = family?.members.findLast(({ sold_out: soldOut }) => soldOut)
    if (!family || !gone) throw new Error('One of the gel polishes is sold out')
    await open(page, '/zh/product/1')
    const told = { axis: family.axes[0]?.name ?? '', value: gone.values[0] ?? '' }
    const shade = page.getByRole('link', { name: familyTexts.soldOut(told).zh, exact: true })
    await expect(shade).toBeVisible()
    expect(
      await shade.evaluate((link) => getComputedStyle(link, '::after').backgroundImage + getComputedStyle(link, '::after').content),
    ).not.toBe('nonenone')
    await shade.click()
    await expect(page).toHaveURL(new RegExp(`/zh/product/${gone.id}-`))
    await expect(page.getByText(`${told.value} ${productTexts.soldOut.zh}`)).toBeVisible()
    await expect(page.getByRole('button', { name: awaitedTexts.tellMe.zh }), 'only where the shop offers it').toHaveCount(0)

    await offer(true)
    await expect(async () => {
      await open(page, `/zh/product/${gone.id}`)
      await expect(page.getByRole('button', { name: awaitedTexts.tellMe.zh })).toBeVisible({ timeout: 1000 })
    }).toPass()
    await page.getByRole('button', { name: awaitedTexts.tellMe.zh }).click()
    const field = page.getByLabel(awaitedTexts.email.zh)
    await expect(field).toBeFocused()
    await expectAccessible(visitor)
    await field.fill('bai@')
    await field.press('Enter')
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    const email = `bai.${Date.now()}@visitor.example`
    await field.fill(email)
    await page.getByRole('button', { name: awaitedTexts.send.zh }).click()
    await expect(page.getByText(letterSent(email).zh)).toBeVisible()

    const link = await expect
      .poll(async () => /http:\/\/\S+?(\/zh\/notice\/[\w-]{43})/.exec((await emailsTo(email))[0]?.text ?? '')?.[1])
      .toBeTruthy()
      .then(async () => /http:\/\/\S+?(\/zh\/notice\/[\w-]{43})/.exec((await emailsTo(email))[0]?.text ?? '')?.[1] ?? '')
    await open(page, link)
    await page.getByRole('button', { name: awaitedTexts.confirm.zh }).click()
    await expect(page.getByRole('status').filter({ hasText: gone.name })).toBeVisible()
    await expect(page.getByRole('button', { name: awaitedTexts.confirm.zh })).toHaveCount(0)
    await expectAccessible(visitor)
    await page.getByRole('button', { name: awaitedTexts.notAnyMore.zh }).click()
    await expect(page.getByText(awaitedTexts.overTitle.zh)).toBeVisible()
    await open(page, link)
    await expect(page.getByText(awaitedTexts.endedTitle.zh)).toBeVisible()
  },
)

test('GRW-10 a member waits by their account with one press, sees it among their wishes, and ends it there', atDesk, async ({ page }) => {
  const mei = shopper(page, 'zh')
  const { family } = await productOf(page, { id: 1 })
  const gone = family?.members.findLast(({ sold_out: soldOut }) => soldOut)
  await comeAsMember(page, 'mei')
  await stopWaiting(page)
  await offer(true)
  await expect(async () => {
    await open(page, `/zh/product/${gone?.id}`)
    await expect(page.getByRole('button', { name: awaitedTexts.tellMe.zh })).toBeVisible({ timeout: 1000 })
  }).toPass()
  await page.getByRole('button', { name: awaitedTexts.tellMe.zh }).click()
  await expect(page.getByText(tellsAt('mei@example.com').zh)).toBeVisible()
  await open(page, '/zh/user/wishlist')
  const row = page
    .getByRole('listitem')
    .filter({ hasText: gone?.name ?? '' })
    .filter({ hasText: awaitedTexts.notAnyMore.zh })
  await expect(row).toBeVisible()
  await expectAccessible(mei)
  await row.getByRole('button').click()
  await expect(toast(page, awaitedTexts.ended.zh)).toBeVisible()
  await expect(row).toHaveCount(0)
})
